/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, the board in words. */

import type { AnyOptions } from '../../protocol/generated';
import { isPrivate } from '../../protocol/traits';
import type { Ending, Fact, GameMeta, Say, SeatFace } from '../../table/game';
import { type Accused, type Asked, type Ended, type Question, TRAITS } from './generated';
import { meritsOf } from './end/merits';
import { pictured } from './end/pictured';
import { understood } from './hand/understanding';
import { asTold } from './reading/contradictions';
import { isShared } from './reading/modes';
import { replyTo } from './reading/replies';
import { suspectsOf } from './reading/suspects';
import { diamondsIn } from './reading/takes';
import { claimLine, contentsLine } from './reading/words';
import type { Action, Event, Gloss, View } from './types';

const PHRASES = ['honour', 'sold', 'neighbour', 'lighter', 'mother', 'rum'].map((name) => `end-phrase-${name}`);
const GODFATHERS = ['eyes', 'patience', 'family', 'again', 'cigar', 'last'].map((name) => `phrase-godfather-${name}`);

/** Whose turn it is and what one has sealed is seen on the board; a new question says that the old one is gone. */
const QUIET: ReadonlySet<string> = new Set(['turn_passed', 'decided', 'question_lapsed']);

/** What is said again after an accusation. */
const TALK: ReadonlySet<string> = new Set(['asked', 'said', 'floor_opened', 'final_demand']);

function phase(view: View, say: Say): string {
  if (view.phase === 'hide' || view.phase === 'over') return say.word('phase', view.phase);
  if (view.phase === 'take') return say('phase-line-take', { holder: view.holder });
  return say('phase-line-talk', { found: view.recovered, jokers: view.jokers });
}

function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event === 'game_started') return say('end-chapter-box');
  if (event.event === 'talk_began') return say('phase-interrogation');
  if (event.event === 'ended') return say('phase-over');
  if (event.event === 'accused') {
    const number = before.filter((earlier) => earlier.event === 'accused').length + 1;
    return say('end-chapter-accused', { number, seat: event.seat });
  }
  if (!TALK.has(event.event)) return null;
  const last = before.findLast((earlier) => earlier.event === 'accused' || TALK.has(earlier.event));
  return last?.event === 'accused' ? say('end-chapter-on') : null;
}

function actor(event: Event): number | null {
  if (event.event === 'box_passed') return event.giver;
  if (event.event === 'game_started') return event.godfather;
  return 'seat' in event ? event.seat : null;
}

function headline(view: View, { reason, cause, winners }: Ended, say: Say): string {
  switch (reason) {
    case 'godfather_recovered':
      return say(`end-headline-${cause.replaceAll('_', '-')}`, { godfather: view.godfather });
    case 'godfather_out': {
      const thieves = (view.reveal?.travels ?? []).filter(
        ({ seat, role }) => winners.includes(seat) && role === 'thief',
      );
      const count = diamondsIn(thieves[0]?.take ?? null);
      if (thieves.length === 0) return say('end-headline-out');
      return say('end-headline-thief', { seats: thieves.map(({ seat }) => seat), thieves: thieves.length, count });
    }
    case 'agent_accused':
      return say('end-headline-agent', { seat: view.accused });
    case 'killer_shot_agent':
      return say('end-headline-shot', { seat: view.killer });
  }
}

function ending(view: View, say: Say, gloss: Gloss): Ending {
  const { ended } = view;
  if (ended === null) return { headline: say('title'), reason: '', won: null, winners: [] };
  return {
    headline: headline(view, ended, say),
    reason: say.word('cause', ended.cause),
    won: null,
    winners: ended.winners,
    caption: say(`end-caption-${pictured(view).name}`),
    merits: meritsOf(view, gloss, say),
  };
}

/** Fewer aids first, then one's own memory, then no bottle for an error. */
function harder(options: AnyOptions): AnyOptions | null {
  if (options['contradiction_hints'] === 'all') return { ...options, contradiction_hints: 'off' };
  if (options['memory_aid'] !== false) return { ...options, memory_aid: false };
  if (options['jokers'] !== 0) return { ...options, jokers: 0 };
  return null;
}

function ownFacts({ own }: View, say: Say): Fact[] {
  if (own === null) return [];
  const lines = [
    own.role === null ? null : `${say.word('role', own.role)}: ${say(`goal-${own.role.replaceAll('_', '-')}`)}`,
    own.box === null ? null : `${say('end-fact-box')}: ${contentsLine(own.box, say)}`,
    own.seen === null ? null : `${say('end-fact-seen')}: ${contentsLine(own.seen, say)}`,
    own.bag === null ? null : `${say('slot-bag')}: ${say.word('bag', own.bag)}`,
    own.take === null ? null : `${say('slot-took')}: ${say.word('take', own.take)}`,
    own.passenger === null ? null : `${say('end-fact-passenger')}: ${say.name(own.passenger)}`,
    own.hidden === null ? null : `${say('slot-gf-hidden')}: ${own.hidden}`,
    own.missing === null ? null : `${say('slot-gf-missing')}: ${own.missing}`,
  ];
  return [{ label: say('end-fact-own'), values: lines.filter((line) => line !== null) }];
}

function asked({ number, seat, topic }: Question): Asked {
  return { event: 'asked', number, seat, topic };
}

function accusation(seat: number): Accused {
  return { event: 'accused', seat };
}

function tableFact(view: View, say: Say): Fact {
  const { question, accused, returned } = view;
  return {
    label: say('end-fact-table'),
    values: [
      phase(view, say),
      `${say('end-fact-mix')}: ${contentsLine(view.mix, say)}`,
      ...(returned === null ? [] : [`${say('end-returned')}: ${contentsLine(returned, say)}`]),
      ...(question === null ? [] : [say.event(asked(question))]),
      ...(accused === null || view.phase === 'over' ? [] : [say.event(accusation(accused))]),
      ...view.hints.map(({ giver, taker, count, passed, received }) =>
        say('end-fact-break', { giver, taker, count, passed, received }),
      ),
    ],
  };
}

function seatLines(view: View, seat: number, say: Say): string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    ...(seat === view.godfather ? [say('role-godfather')] : []),
    ...(player.take === null ? [] : [`${say('end-fact-open')}: ${say.word('take', player.take)}`]),
    ...(player.has_joker ? [say('end-fact-bottle')] : []),
    ...(player.out === null ? [] : [say('end-fact-out')]),
    ...view.claims
      .filter((claim) => claim.seat === seat)
      .map(({ slot, value, about }) => claimLine(slot, value, about, say)),
  ];
}

function facts(view: View, say: Say, seats: readonly SeatFace[]): readonly Fact[] {
  // In the order of the box: a contradiction stands between neighbours.
  const order = [view.godfather, ...suspectsOf(view)];
  return [
    ...ownFacts(view, say),
    tableFact(view, say),
    ...order.map((seat) => ({ label: seats[seat]?.label ?? '', values: seatLines(view, seat, say) })),
  ];
}

const meta: GameMeta<View, Event, Gloss> = {
  drawsSeats: true,
  phase,
  chapter,
  actor,
  isQuiet: (event) => QUIET.has(event.event),
  // The card in the rail shows it while a finger rests on it.
  isSecret: (event) => isPrivate(TRAITS, event),
  isShared,
  isOffer: (kind) => kind === 'talk',
  coversHeld: ({ phase }) => phase === 'reaction',
  drawsClock: ({ phase, options }) =>
    options.talk_mode !== 'formal' && (phase === 'hide' || phase === 'take' || phase === 'reaction'),
  phrasesOf: (view, you) => (you === view.godfather ? GODFATHERS : PHRASES),
  // Every legal action of a seat of this game is one of this game's.
  understand: (text, names, legal) => understood(text, names, legal as readonly Action[]),
  replyTo,
  asTold,
  ending,
  harder,
  facts,
};

export default meta;
