/** Places, cards and cars in short sentences; all of them are messages of the game. */

import type { Say } from '../../../table/game';
import { laidOf } from '../board/city';
import { isFatal, type Goal } from '../hand/goals';
import { linksOf, portsOf, type CardType } from './box';
import { inside, isBorder, spotOf } from './places';
import type { CarSeen, Gloss, Preview, View } from '../types';

/** "e5, nach Norden"; a position of the border is called by its side: "Westrand 7". */
export function placeName(say: Say, place: string): string {
  if (isBorder(place)) return borderName(say, place);
  const { cell, side } = spotOf(place);
  return say('board-place', { cell, side });
}

export function borderName(say: Say, border: string): string {
  const { side } = inside(border);
  return say('board-border', { side, name: border.slice(2) });
}

/** What a button says that drives there; an arrow beside it shows where it looks. */
export function goalName(say: Say, { kind, spot }: Goal): string {
  return say(`board-goal-${kind}`, { cell: spot.cell });
}

/** The same among all that are offered: two ends of one card differ in where they look, so that is said, too. */
export function goalNameAmong(say: Say, goal: Goal, goals: readonly Goal[]): string {
  const name = goalName(say, goal);
  const isOneOfSeveral = goals.some((other) => other !== goal && goalName(say, other) === name);
  if (!isOneOfSeveral) return name;
  // All of them are turns: where to is enough.
  const { action } = goal;
  return action.do === 'three_point_turn' ? say.word('place', action.place) : say.action(action);
}

/** Its name with the direction in words. */
export function goalLabel(say: Say, goal: Goal): string {
  return say('board-goal-label', { goal: goalName(say, goal), side: goal.heading });
}

/** "e4: T-Kreuzung, Straßen nach Norden, Osten, Süden". */
export function cellName(say: Say, view: View, cell: string): string {
  const token = view.grid[cell];
  if (token === undefined) return say('board-cell-empty', { cell });
  const { type, rotation, isBlasted } = laidOf(token);
  const sides = portsOf(linksOf(type, rotation)).map((side) => say.word('side', side));
  const card = say.word('card', isBlasted ? 'blasted' : type);
  return say('board-cell', { cell, card, sides: sides.join(', ') });
}

/** "Straßen nach Norden und Osten": how a card would lie, in the words of the map. */
export function rotationName(say: Say, card: string, rotation: number): string {
  const ports = portsOf(linksOf(card as CardType, rotation));
  return say('board-rotation', { sides: ports.map((side) => say.word('side', side)).join(', ') });
}

/** "e5, nach Norden", "im Gefängnis", "ausgeschieden". */
export function standingName(say: Say, car: CarSeen): string {
  if (car.is_out) return say('board-out');
  return car.place === null ? say('board-at-start', { car: car.car }) : placeName(say, car.place);
}

/** How many steps a police car needs to Don's place: "3 Karten hinter Don". */
export function distanceName(say: Say, gloss: Gloss, { car }: CarSeen): string {
  const count = gloss.cars[car]?.distance ?? null;
  return count === null ? '' : say('board-behind', { count });
}

/** What laying so would do, in one sentence. */
export function previewName(say: Say, view: View, preview: Preview): string {
  const others = preview.blocks.filter((car) => car !== view.turn).map((car) => say.word('car', car));
  if (isFatal(view, preview)) return say(view.turn === 'prison' ? 'board-fatal-don' : 'board-fatal');
  return others.length === 0 ? '' : say('board-blocks', { cars: others.join(', ') });
}

/** A card in words; a face-down one is just a card. */
export function cardName(say: Say, card: string | null): string {
  return card === null ? say('board-hidden-card') : say.word('card', card);
}

export function roundName(say: Say, view: Pick<View, 'round_number' | 'hunt_rounds'>): string {
  const { round_number: number, hunt_rounds: last } = view;
  return last === null ? say('board-round', { number }) : say('board-round-of', { number, last });
}

/** "Pizza Funghi, Runde 7". */
export function phaseName(say: Say, view: Pick<View, 'variant' | 'round_number' | 'hunt_rounds'>): string {
  return say('board-phase', { variant: view.variant, round: roundName(say, view) });
}

/** The whole sentence for those who hear a button, with what is written on it. */
export function spokenName(sentence: string, written: string): string {
  return sentence.toLowerCase().includes(written.toLowerCase()) ? sentence : `${sentence}, ${written}`;
}
