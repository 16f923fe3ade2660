/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, the board in words. */

import type { AnyOptions } from '../../protocol/generated';
import type { Fact, GameMeta, Say, SeatFace } from '../../table/game';
import { badge } from './words/badge';
import { colours } from './board/colours';
import { cardsOf, carOf, secretOf } from './board/city';
import { ending } from './end/ending';
import { ACROSS, beside, FILES, spotOf } from './map/places';
import type { CarSeen, Event, View } from './types';
import { borderName, cardName, cellName, distanceName, placeName, roundName, standingName } from './words/words';

const PHRASES = ['spicy', 'right', 'oneway', 'papers', 'delivery'].map((name) => `board-phrase-${name}`);
const VARIANTS = ['margherita', 'funghi', 'prosciutto', 'salami', 'diavola'];

/** What the next line says anyway, or the chapter. */
const QUIET: ReadonlySet<string> = new Set(['turn_began', 'boost_ended']);

function phase(view: View, say: Say): string {
  return say('board-phase', { variant: view.variant, round: roundName(say, view) });
}

/** Every round is one: it begins with Don's turn. F-1.9 */
function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event !== 'turn_began') return null;
  const isKnown = before.some((each) => each.event === 'turn_began' && each.round_number === event.round_number);
  return isKnown ? null : say('board-chapter', { number: event.round_number });
}

/** One pizza hotter. */
function harder(options: AnyOptions): AnyOptions | null {
  const next = VARIANTS[VARIANTS.findIndex((variant) => variant === options['variant']) + 1];
  return next === undefined ? null : { ...options, variant: next };
}

function carLines(view: View, say: Say, car: CarSeen): readonly string[] {
  const cards = cardsOf(view, car).map((card) => cardName(say, card));
  const isDon = car.car === 'prison';
  const secret = isDon ? secretOf(view) : undefined;
  return [
    standingName(say, car),
    distanceName(say, view, car),
    cards.length === 0 ? '' : say('board-reserve', { cards: cards.join(', ') }),
    secret === undefined ? '' : say('board-secret', { card: cardName(say, secret) }),
    isDon && view.bombs > 0 ? say('board-bombs', { count: view.bombs }) : '',
    isDon && view.boosts > 0 ? say('board-boosts', { count: view.boosts }) : '',
    car.ends.length === 0
      ? ''
      : say('board-fact-ends', { places: car.ends.map((end) => placeName(say, end)).join('; ') }),
  ].filter((line) => line !== '');
}

/** "Die Stadt, Reihe 9": what lies in it, from west to east; empty rows are left out. */
function rows(view: View, say: Say): readonly Fact[] {
  return Array.from({ length: ACROSS }, (_, index) => ACROSS - index).flatMap((number) => {
    const laid = [...FILES].map((file) => `${file}${number}`).filter((cell) => cell in view.grid);
    if (laid.length === 0) return [];
    return [{ label: say('board-fact-city', { number }), values: laid.map((cell) => cellName(say, view, cell)) }];
  });
}

function craterName(say: Say, crater: string): string {
  const { cell, side } = spotOf(crater);
  return say('board-fact-crater', { one: cell, two: beside(cell, side) ?? say.word('side', side) });
}

function facts(view: View, say: Say, seats: readonly SeatFace[]): readonly Fact[] {
  const mover = carOf(view, view.turn);
  const turn = mover ? [say('board-fact-turn-of', { car: mover.car, name: seats[mover.seat]?.name ?? '' })] : [];
  const left = view.principle === 'II' && mover ? [say('board-actions', { count: view.actions_left })] : [];
  const trail = Object.entries(view.trail).map(([place, count]) =>
    say('board-fact-trail-step', { place: placeName(say, place), count }),
  );
  const escapes = Object.entries(view.escapes).map(([colour, border]) =>
    say('board-escape-at', { colour, border: borderName(say, border) }),
  );
  const removed = Object.entries(view.removed).map(([card, count]) =>
    say('board-fact-count', { card: cardName(say, card), count }),
  );
  return [
    {
      label: say('board-fact-turn'),
      values: [phase(view, say), ...turn, ...left, say('board-fact-pile', { count: view.pile })],
    },
    ...view.cars.map((car) => ({
      label: `${say.word('car', car.car)}: ${seats[car.seat]?.label ?? ''}`,
      values: carLines(view, say, car),
    })),
    { label: say('board-fact-trail'), values: trail },
    { label: say('board-fact-borders'), values: escapes },
    { label: say('board-fact-craters'), values: view.craters.map((crater) => craterName(say, crater)) },
    { label: say('board-fact-removed'), values: removed },
    ...rows(view, say),
  ].filter(({ values }) => values.length > 0);
}

const meta: GameMeta<View, Event> = {
  drawsSeats: true,
  phase,
  badge,
  colours,
  chapter,
  isQuiet: (event) => QUIET.has(event.event),
  // What Don draws face down is told to him alone.  F-12.3
  isSecret: (event) => event.event === 'hidden_card_drawn' && event.card !== undefined,
  isShared: (view, ownSeats) => ownSeats > 1 && view.own !== null,
  drawsClock: (view) => view.phase === 'react',
  phrases: PHRASES,
  ending,
  harder,
  facts,
};

export default meta;
