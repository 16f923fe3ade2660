/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, the board in words. */

import type { Ending, Fact, GameMeta, Say, SeatFace } from '../../table/game';
import type { Event, Gloss, Player, Verdict, View } from './types';
import { victorsOf } from './end/victors';
import { cardName, keyed, moneyOf, specialName } from './reading/words';

const PHRASES = ['lift', 'guest', 'papers', 'jewels', 'gift', 'minute'].map((name) => `round-phrase-${name}`);

/** Who is asked is seen on the board, one's own private steps in the rail. */
const QUIET: ReadonlySet<string> = new Set([
  'asked',
  'turn_began',
  'buying_begun',
  'payment_added',
  'pocket_opened',
  'answer_sealed',
  'verdict_reached',
  'police_called',
]);

function phase(view: View, say: Say, { turns_left: turns }: Gloss): string {
  const where = turns !== null ? say('board-floors', { count: view.timers_left }) : say.word('phase', view.phase);
  return say('phase-line', { number: view.round_number, rounds: view.options.rounds, where });
}

function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event === 'round_started') return say('round-chapter', { number: event.round_number });
  if (event.event !== 'round_ended') return null;
  return say('round-title', { number: before.filter((earlier) => earlier.event === 'round_started').length });
}

function actor(event: Event): number | null {
  if (event.event === 'card_passed') return event.giver;
  if (event.event === 'round_started') return event.start;
  return 'seat' in event ? event.seat : null;
}

function ending(view: View, say: Say, gloss: Gloss): Ending {
  const winners = victorsOf(view, gloss);
  if (winners.length === 0)
    return {
      headline: say('end-headline-nobody'),
      reason: say('end-why-nobody'),
      won: null,
      winners,
      caption: say('end-caption-nobody'),
    };
  const { points, reason } = gloss;
  const merit = (seat: number) => {
    const [count, chips] = [points[seat] ?? 0, view.chips_shown[seat]?.length ?? 0];
    return `${count} ${say('end-points', { count })} ${say('end-chips-of', { count: chips })}`;
  };
  return {
    headline: say(winners.length > 1 ? 'end-headline-shared' : 'end-headline', {
      seats: winners,
      points: points[winners[0] ?? 0] ?? 0,
    }),
    reason: reason === null ? '' : say(`reason-${reason}`),
    won: null,
    winners,
    caption: say('end-caption'),
    merits: new Map(winners.map((seat) => [seat, merit(seat)])),
  };
}

/** "Unschuldig, John Smith, 430,20" or "Schuldig, zu viel Geld, 610,20". */
function verdictLine(verdict: Verdict, say: Say): string {
  const person = verdict.person === null ? [] : [say.word('character', verdict.person)];
  return [
    say(verdict.innocent ? 'verdict-innocent' : 'verdict-guilty'),
    ...person,
    ...verdict.guilt.map((reason) => say(keyed('guilt', reason))),
    moneyOf(say, verdict.cents),
  ].join(', ');
}

function playerLines(player: Player, say: Say): string[] {
  const cards = (faces: readonly string[]) => faces.map((face) => cardName(say, face)).join(', ');
  return [
    say('board-coin', { cents: player.coin }),
    say('board-cards', { count: player.cards }),
    say('board-specials-of', { count: player.specials }),
    say('board-chips', { count: player.chips }),
    ...player.in_front.map((special) => specialName(say, special)),
    ...(player.atm_note === null ? [] : [cardName(say, player.atm_note)]),
    ...(player.exchanged === null
      ? []
      : [say('board-counts-as', { card: player.exchanged, currency: player.currency })]),
    ...(player.on_duty ? [say('round-on-duty')] : []),
    ...(player.shown === null ? [] : [cards(player.shown.cards), verdictLine(player.shown.verdict, say)]),
    ...(player.confiscated.length === 0 ? [] : [`${say('round-confiscated')}: ${cards(player.confiscated)}`]),
    ...(player.credit_note === null ? [] : [`${say('round-credit')}: ${cardName(say, player.credit_note)}`]),
  ];
}

function lastRound(view: View, say: Say, labelOf: (seat: number) => string): Fact[] {
  if (view.last_round === null) return [];
  const { round_number: number, seats } = view.last_round;
  return [
    {
      label: say('round-look', { number }),
      values: seats.map((result) =>
        [
          `${labelOf(result.seat)}: ${verdictLine(result.verdict, say)}`,
          ...(result.rank === null ? [] : [say('round-rank', { rank: result.rank }), moneyOf(say, result.wealth ?? 0)]),
          ...(result.drawn > 0 ? [say('round-drawn', { count: result.drawn, values: [] })] : []),
          ...(result.returned > 0 ? [say('round-lost', { value: null })] : []),
        ].join(', '),
      ),
    },
  ];
}

function facts(view: View, say: Say, seats: readonly SeatFace[], gloss: Gloss): readonly Fact[] {
  const { own } = view;
  const labelOf = (seat: number) => seats[seat]?.label ?? '';
  const mine: Fact[] =
    own === null
      ? []
      : [
          {
            label: say('fact-own'),
            values: [...own.hand.map((face) => cardName(say, face)), verdictLine(own.verdict, say)],
          },
          { label: say('board-specials-own'), values: own.specials.map((special) => specialName(say, special)) },
          { label: say('board-chips', { count: own.chips.length }), values: own.chips.map(String) },
        ];
  return [
    ...mine,
    {
      label: say('fact-table'),
      values: [
        phase(view, say, gloss),
        say('board-wallet', { count: view.wallet, ids: view.pocket, chips: view.chip_pocket }),
        ...view.laid.map(({ seat, card }) => `${labelOf(seat)}: ${cardName(say, card)}`),
      ],
    },
    ...view.players.map((player, seat) => ({
      label: [labelOf(seat), ...(seat === view.start ? [say('board-start')] : [])].join(' · '),
      values: playerLines(player, say),
    })),
    { label: say('board-discard'), values: view.discard.map((face) => cardName(say, face)) },
    { label: say('board-specials'), values: view.special_discard.map((special) => specialName(say, special)) },
    ...lastRound(view, say, labelOf),
  ];
}

const meta: GameMeta<View, Event, Gloss> = {
  drawsSeats: true,
  phase,
  chapter,
  actor,
  isQuiet: (event) => QUIET.has(event.event),
  phrases: PHRASES,
  ending,
  facts,
};

export default meta;
