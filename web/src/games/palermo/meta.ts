/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, the board in words. */

import type { AnyOptions } from '../../protocol/generated';
import type { Ending, Fact, GameMeta, Say, SeatFace } from '../../table/game';
import { SLOTS, START } from './board/places';
import { BOX } from './generated';
import { KINDS } from './pieces/tiles';
import type { Event, Gloss, View } from './types';
import { costLabel, fieldLabel, meanings, slotLabel, standingOf } from './reading/words';

const PHRASES = ['police', 'note', 'look', 'mine', 'luck'].map((name) => `board-phrase-${name}`);

/** What the board shows by itself, or the next line says anyway. */
const QUIET: ReadonlySet<string> = new Set(['game_created', 'police_stayed', 'round_ended']);

/** What somebody does in a turn, told in one sentence. */
const DEEDS: ReadonlySet<string> = new Set([
  'target_set',
  'police_placed',
  'crook_moved',
  'chip_collected',
  'came_home',
]);

function phase(view: View, say: Say, gloss: Gloss): string {
  if (view.round_number > 0) return say('board-phase-race', { number: view.round_number });
  const key = view.options.build_mode === 'draft' ? 'board-phase-draft' : 'board-phase-build';
  return say(key, { built: Math.min(gloss.venues, gloss.venues_marked + 1), all: gloss.venues });
}

/** Building is one chapter, then every round is one: it begins after the end of the one before. */
function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event === 'game_created') return say('board-chapter-build');
  const last = before.at(-1)?.event;
  if (event.event === 'game_ended' || (last !== 'collecting_began' && last !== 'round_ended')) return null;
  const number = before.filter((earlier) => earlier.event === 'round_ended').length + 1;
  return say('board-chapter-round', { number });
}

function ending(view: View, say: Say): Ending {
  const { winners } = view;
  const money = view.money[winners[0] ?? 0] ?? 0;
  return {
    headline: say(winners.length > 1 ? 'end-headline-shared' : 'end-headline', { seats: winners, money }),
    reason: view.reason === null ? '' : say.word('reason', view.reason),
    won: null,
    winners,
    caption: say('end-caption'),
    merits: new Map(winners.map((seat) => [seat, say('end-merit', { money })])),
  };
}

/** First a city of one's own, then policemen, then open targets. */
function harder(options: AnyOptions): AnyOptions | null {
  if (options['build_mode'] !== 'standard') return { ...options, build_mode: 'standard' };
  if (options['police'] !== true) return { ...options, police: true };
  return options['target_marker'] === true ? null : { ...options, target_marker: true };
}

function seatLines(view: View, gloss: Gloss, say: Say, seat: number): readonly string[] {
  const crook = view.crooks[seat] ?? START;
  const target = view.targets[seat];
  if (!gloss.is_racing)
    return SLOTS.filter((slot) => view.owners[slot] === seat).map((slot) => slotLabel(say, view, slot));
  return [
    say('board-fact-money', { count: view.money[seat] ?? 0 }),
    say('board-wait', { allowance: view.allowances[seat] ?? 0, count: view.chips_left[seat] ?? 0 }),
    say('board-fact-crook', { field: crook }),
    ...standingOf(say, view, gloss, seat),
    ...(target == null ? [] : [say('board-fact-target', { slot: target })]),
  ];
}

function facts(view: View, say: Say, seats: readonly SeatFace[], gloss: Gloss): readonly Fact[] {
  const permission = view.permission === null ? [] : [say(`permission-${view.permission}`)];
  const reach = view.reach.filter(({ stop }) => stop);
  return [
    { label: say('board-fact-turn'), values: [phase(view, say, gloss), ...permission] },
    ...(reach.length === 0
      ? []
      : [
          {
            label: say('board-fact-reach'),
            values: reach.map(({ field }) => `${fieldLabel(say, view, gloss, field)}, ${costLabel(say, view, field)}`),
          },
        ]),
    ...seats.map((face) => ({ label: face.label, values: seatLines(view, gloss, say, face.seat) })),
    ...(gloss.is_racing
      ? []
      : [
          {
            label: say('board-fact-supply'),
            values: KINDS.map((kind) => say('board-supply-kind', { kind, count: view.supply[kind] ?? 0 })),
          },
        ]),
    ...BOX.places.slots.map((slots, row) => ({
      label: say('board-fact-city', { number: row + 1 }),
      values: slots.map((slot) => slotLabel(say, view, slot)),
    })),
  ];
}

const meta: GameMeta<View, Event, Gloss> = {
  drawsSeats: true,
  phase,
  chapter,
  deed: (event, _turn, say) => (DEEDS.has(event.event) ? say.deed(event) : null),
  meanings,
  isQuiet: (event) => QUIET.has(event.event),
  phrases: PHRASES,
  ending,
  harder,
  facts,
};

export default meta;
