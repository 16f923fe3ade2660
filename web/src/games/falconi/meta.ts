/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, the board in words. */

import type { AnyOptions } from '../../protocol/generated';
import { isPrivate } from '../../protocol/traits';
import type { GameMeta, Say, SeatFace } from '../../table/game';
import type { Meanings } from '../../text/render';
import { carsOf } from './board/city';
import { colours } from './board/colours';
import { ending } from './end/ending';
import { TRAITS } from './generated';
import { VARIANTS } from './reading/box';
import type { Event, Gloss, View } from './types';
import { badge } from './reading/badge';
import { facts } from './reading/facts';
import { phaseName } from './reading/words';

const PHRASES = ['spicy', 'right', 'oneway', 'papers', 'delivery'].map((name) => `board-phrase-${name}`);

/** What the next line says anyway, or the chapter. */
const QUIET: ReadonlySet<string> = new Set(['turn_began', 'boost_ended']);

/** Every round is one: it begins with Don's turn. */
function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event !== 'turn_began') return null;
  const isKnown = before.some((each) => each.event === 'turn_began' && each.round_number === event.round_number);
  return isKnown ? null : say('board-chapter', { number: event.round_number });
}

/** What somebody does in a turn, told in one sentence: a card that is drawn and laid is named once, of a long drive its end. */
const DEEDS: ReadonlySet<string> = new Set([
  'card_drawn',
  'escape_placed',
  'card_laid',
  'hidden_card_laid',
  'drove',
  'turned',
]);

function deed(event: Event, turn: readonly Event[], say: Say): string | null {
  if (!DEEDS.has(event.event)) return null;
  if (event.event === 'drove' && turn[turn.indexOf(event) + 1]?.event === 'drove') return '';
  const laid = turn.find((other) => other.event === 'card_laid' || other.event === 'hidden_card_laid');
  if (event.event === 'drove' && laid !== undefined && turn.indexOf(laid) === turn.indexOf(event) - 1)
    return say.deed(event, event.place.startsWith(laid.cell) ? 'deed-drove-onto' : 'deed-drove');
  if (event.event !== 'card_drawn') return say.deed(event);
  // An escape card has to be placed at once, and its sentence says so.
  if (event.card.startsWith('escape')) return null;
  return laid?.card === event.card ? say.deed(event, 'deed-drawn') : say.deed(event);
}

/** People have their names. A colour is for a car where one person drives several. */
function meanings(view: View, seats: readonly SeatFace[], say: Say): Meanings {
  return new Map(
    view.cars.map(({ car, seat }) => {
      const isOnly = carsOf(view, seat).length === 1;
      const name = isOnly && car !== 'prison' ? (seats[seat]?.name ?? '') : say.word('car', car);
      return [`car-${car}`, { name, is: !isOnly ? 'other' : seats[seat]?.isYou ? 'you' : 'driver' }];
    }),
  );
}

/** One pizza hotter. */
function harder(options: AnyOptions): AnyOptions | null {
  const next = VARIANTS[VARIANTS.findIndex((variant) => variant === options['variant']) + 1];
  return next === undefined ? null : { ...options, variant: next };
}

const meta: GameMeta<View, Event, Gloss> = {
  drawsSeats: true,
  phase: (view, say) => phaseName(say, view),
  badge,
  colours,
  chapter,
  deed,
  beginsTurn: (event) => event.event === 'turn_began',
  meanings,
  isQuiet: (event) => QUIET.has(event.event),
  // The sentence of the set-up names none of Don's cards.
  isSecret: (event) => event.event !== 'set_up' && isPrivate(TRAITS, event),
  isShared: (view, ownSeats) => ownSeats > 1 && view.own !== null,
  drawsClock: (view) => view.phase === 'react',
  phrases: PHRASES,
  ending,
  harder,
  facts,
};

export default meta;
