/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, harder levels. */

import type { AnyOptions } from '../../protocol/generated';
import type { Ending, Fact, GameMeta, Say, SeatFace } from '../../table/game';
import { ARRESTS, CELLAR, LEVELS } from './board/box';
import { present } from './board/geometry';
import { heap, pileSize } from './board/reading';
import { BOX } from './generated';
import type { Event, Gloss, View } from './types';
import { godfatherName, guardName, slotName, stateOf } from './board/words';

const PHRASES = ['board-phrase-have', 'board-phrase-corner', 'board-phrase-keep', 'board-phrase-sorry'];

/** Cards that only rearrange themselves are told by another line. */
const QUIET: ReadonlySet<string> = new Set(['guard_placed', 'game_created', 'dealt', 'swap_ended', 'bonus_offered']);

/** What somebody does in a turn, told in one sentence. */
const TURN: ReadonlySet<string> = new Set(['matched', 'paired', 'passed']);
const DRAW: ReadonlySet<string> = new Set(['drew', 'drew_nothing']);

function phase(view: View, say: Say): string {
  const { roster, handicap } = view.options;
  const level = roster === 'first_game' ? 'first_game' : LEVELS.get(handicap);
  const chosen = view.options.handicap_timing === 'table' && roster !== 'first_game';
  const where =
    view.phase === 'play' || view.phase === 'plan'
      ? say('board-phase-raid', { number: Math.min(ARRESTS, view.arrested.length + 1) })
      : say.word('phase', view.phase);
  return level === undefined || chosen ? where : `${where} · ${say.word('preset', level)}`;
}

/** A chapter begins with each raid; who is behind the back is not known yet, but where he stands is. */
function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event === 'game_created') return say('board-chapter-start');
  if (event.event !== 'attack_planned') return null;
  const number = before.filter((earlier) => earlier.event === 'arrested').length + 1;
  const shown = before.find((earlier) => earlier.event === 'godfather_shown');
  const isGodfather = event.target === CELLAR && shown !== undefined;
  const name = isGodfather ? godfatherName(say, shown.godfather) : say.word('slot', event.target);
  return say('board-chapter', { number, name });
}

function ending(view: View, say: Say): Ending {
  const won = view.result === 'won';
  const name = godfatherName(say, view.godfather);
  return {
    headline: say(won ? 'end-won-headline' : 'end-lost-headline', { name }),
    reason: view.reason === null ? '' : say.word('reason', view.reason),
    won,
    winners: won ? view.rows.map((_, seat) => seat) : [],
    caption: say(won ? 'end-caption-won' : 'end-caption-lost'),
  };
}

/** From the first game to the easiest of the levels with a handicap, then level by level. */
function harder(options: AnyOptions): AnyOptions | null {
  const handicap = typeof options['handicap'] === 'number' ? options['handicap'] : Infinity;
  const isFirst = options['roster'] === 'first_game';
  const next = BOX.difficulty.levels.find((level) => level.handicap !== null && (isFirst || level.handicap < handicap));
  if (next === undefined) return null;
  if (isFirst) return { ...options, roster: next.roster, handicap: next.handicap };
  return { ...options, handicap: next.handicap, handicap_timing: 'lobby' };
}

function facts(view: View, say: Say, seats: readonly SeatFace[], gloss: Gloss): readonly Fact[] {
  const heapOf = (cards: Readonly<Record<string, number>>) => [
    ...heap(cards).suits.map(({ symbol, count }) => `${say.word('symbol', symbol)}: ${count}`),
    `${say('board-joker')}: ${heap(cards).jokers}`,
  ];
  const sum = gloss.reserve;
  const free = present(view).filter((slot) => ['free', 'raid'].includes(stateOf(view, gloss, slot)));
  const rest = present(view).filter((slot) => !free.includes(slot));
  return [
    { label: say('board-plan-targets'), values: free.map((slot) => slotName(say, view, gloss, slot)) },
    ...view.rows.map((row, seat) => ({
      label: say('board-row-of', { who: seats[seat]?.label ?? '' }),
      values: [...row.map((kind) => say.word('kind', kind)), say('board-pile-of', { count: pileSize(view, seat) })],
    })),
    { label: say('board-tally-discard'), values: heapOf(view.discard) },
    { label: say('board-tally-out'), values: heapOf(view.out_of_play) },
    { label: say('board-tally-arrested'), values: view.arrested.map((id) => guardName(say, id)) },
    { label: say('board-tally-reserve'), values: [`${sum.cards} + ${sum.bonuses} − ${sum.needed} = ${sum.left}`] },
    { label: say('board-state-blocked'), values: rest.map((slot) => slotName(say, view, gloss, slot)) },
  ];
}

const meta: GameMeta<View, Event, Gloss> = {
  drawsSeats: true,
  phase,
  chapter,
  ending,
  harder,
  facts,
  actor: (event) => ('seat' in event ? event.seat : event.event === 'attack_planned' ? event.leader : null),
  beginsTurn: (event) => TURN.has(event.event),
  deed: (event, _turn, say) => (TURN.has(event.event) || DRAW.has(event.event) ? say.deed(event) : null),
  isQuiet: (event) => QUIET.has(event.event),
  phrases: PHRASES,
};

export default meta;
