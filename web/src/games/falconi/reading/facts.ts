/** The board in words, for the list view: every car, the trail behind Don, what lies in the city and around it. */

import type { Fact, Say, SeatFace } from '../../../table/game';
import { cardsOf, carOf, secretOf } from '../board/city';
import { ACROSS, beside, FILES, spotOf } from './places';
import type { CarSeen, Gloss, Situation, View } from '../types';
import { borderName, cardName, cellName, distanceName, phaseName, placeName, standingName } from './words';

function carLines({ view, gloss }: Situation, say: Say, car: CarSeen): readonly string[] {
  const cards = cardsOf(view, car).map((card) => cardName(say, card));
  const isDon = car.car === 'prison';
  const secret = isDon ? secretOf(view) : undefined;
  return [
    standingName(say, car),
    distanceName(say, gloss, car),
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

export function facts(view: View, say: Say, seats: readonly SeatFace[], gloss: Gloss): readonly Fact[] {
  const mover = carOf(view, view.turn);
  const turn = mover ? [say('board-fact-turn-of', { car: mover.car })] : [];
  const left = gloss.actions > 0 && mover ? [say('board-actions', { count: view.actions_left })] : [];
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
      values: [phaseName(say, view), ...turn, ...left, say('board-fact-pile', { count: view.pile })],
    },
    ...view.cars.map((car) => ({
      label: `${say(`car-${car.car}`)}: ${seats[car.seat]?.label ?? ''}`,
      values: carLines({ view, gloss }, say, car),
    })),
    { label: say('board-fact-trail'), values: trail },
    { label: say('board-fact-borders'), values: escapes },
    { label: say('board-fact-craters'), values: view.craters.map((crater) => craterName(say, crater)) },
    { label: say('board-fact-removed'), values: removed },
    ...rows(view, say),
  ].filter(({ values }) => values.length > 0);
}
