/** What the player has picked up but not yet done: shared by the board and the rail. */

import { Intent, toggled } from '../../../kit/intent.svelte';
import { isSame } from '../../../table/actions';
import type { Car } from '../reading/box';
import { isFatal, previewOf } from './goals';
import type { Action, Lay, View } from '../types';

export type Mode = 'drive' | 'turn' | 'boost';

class FalconiIntent extends Intent {
  /** The card in hand: a type of street, or "escape-green". */
  card = $state<string | null>(null);
  rotation = $state(0);
  cell = $state<string | null>(null);
  border = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  /** An action that ends badly: it is done when it is asked for again. */
  armed = $state.raw<Action | null>(null);
  /** What follows as soon as the table has taken the lay before it. */
  next = $state.raw<Action | null>(null);
  /** What was tried though it is not offered, to hear why not. */
  tried = $state.raw<Action | null>(null);
  /** What the pointer or the focus is on. */
  hover = $state.raw<Action | null>(null);
  /** The car whose street ends one looks at. */
  looked = $state<Car | null>(null);
  #since = -1;

  drop(): void {
    this.card = null;
    this.cell = null;
    this.border = null;
    this.mode = null;
    this.armed = null;
    this.tried = null;
    this.hover = null;
  }

  take(card: string): void {
    const held = toggled(this.card, card);
    this.drop();
    this.card = held;
  }

  enter(mode: Mode): void {
    const entered = toggled(this.mode, mode);
    this.drop();
    this.mode = entered;
  }

  pickBorder(border: string): void {
    this.border = toggled(this.border, border);
    this.tried = null;
  }

  /** Puts the card on a cell for a look; on the same cell again it turns. Whether it may lie there at all. */
  putOn(cell: string, rotations: readonly number[], best: number): boolean {
    this.armed = null;
    this.tried = null;
    if (rotations.length === 0) return false;
    this.rotation = this.cell === cell ? after(rotations, this.rotation) : best;
    this.cell = cell;
    return true;
  }

  turnTo(rotation: number): void {
    this.rotation = rotation;
    this.armed = null;
  }

  /** Whether an action that ends badly has been asked for twice. */
  confirm(action: Action): boolean {
    if (isSame(action, this.armed)) return true;
    this.armed = action;
    return false;
  }

  attempt(action: Action): void {
    this.cell = null;
    this.tried = action;
  }

  /** The second of two actions waits for the first. */
  expect(action: Action, beat: number): void {
    this.next = action;
    this.#since = beat;
  }

  /** What is due now, once: the table has taken what went before. */
  due(legal: readonly Action[], beat: number): Action | null {
    const { next } = this;
    if (next === null || beat === this.#since) return null;
    this.next = null;
    return legal.find((action) => isSame(action, next)) ?? null;
  }
}

export const intent = new FalconiIntent();

/** The next of a row, and after the last the first. */
export function after(rotations: readonly number[], rotation: number): number {
  return rotations[(rotations.indexOf(rotation) + 1) % rotations.length] ?? 0;
}

export function laysOf(legal: readonly Action[]): readonly Lay[] {
  return legal.filter((action) => action.do === 'lay');
}

export interface InHand {
  readonly card: string | null;
  readonly cell: string | null;
  /** How it may lie there. */
  readonly rotations: readonly number[];
  readonly rotation: number;
  readonly lay: Lay | undefined;
}

/** The rotation that is shown first: one that does not end badly. */
export function bestOf(view: View, lays: readonly Lay[]): number {
  const good = lays.find((lay) => !isFatal(view, previewOf(view, lay)));
  return (good ?? lays[0])?.rotation ?? 0;
}

/** Whether nothing else can be done: then a card is in hand at once. */
export function mustLay(legal: readonly Action[]): boolean {
  return legal.length > 0 && legal.every((action) => action.do === 'lay' || action.do === 'lay_escape');
}

/** Card, cell and rotation as they are picked; where there is one cell alone, it is picked already. */
export function inHand(view: View, legal: readonly Action[]): InHand {
  const lays = laysOf(legal);
  const isPicked = lays.some(({ card }) => card === intent.card);
  const first = (lays.find(({ card }) => card === view.hand) ?? lays[0])?.card;
  const card = isPicked ? intent.card : mustLay(legal) && intent.card === null ? (first ?? null) : null;
  const cells = lays.filter((lay) => lay.card === card).map(({ cell }) => cell);
  const cell = view.phase === 'lay' ? (cells[0] ?? null) : cells.includes(intent.cell ?? '') ? intent.cell : null;
  const here = lays.filter((lay) => lay.card === card && lay.cell === cell);
  const rotations = here.map(({ rotation }) => rotation);
  const isTurned = intent.cell === cell && rotations.includes(intent.rotation);
  const rotation = isTurned ? intent.rotation : bestOf(view, here);
  return { card, cell, rotations, rotation, lay: here.find((lay) => lay.rotation === rotation) };
}
