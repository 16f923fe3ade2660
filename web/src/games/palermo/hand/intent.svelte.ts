/** What the player has picked up but not yet done: shared by the board and the rail. */

import { Intent, toggled } from '../../../kit/intent.svelte';
import { STALL, TILE_FIELDS, TURNS } from '../pieces/tiles';
import { fittingTurn, nextTurn, placementAt, rotationsFor, type Placement } from './placing';
import type { Action, Phase } from '../types';

class PalermoIntent extends Intent {
  /** The house in hand; kept from turn to turn. */
  kind = $state<string | null>(null);
  rotation = $state(0);
  slot = $state<string | null>(null);
  /** A field or START. */
  field = $state<string | null>(null);
  /** What the pointer is over: a slot or a node. */
  hover = $state<string | null>(null);
  /** What was tried though it is not offered, to hear why not; the answer is drawn there. */
  tried = $state.raw<Action | null>(null);
  /** Which piece of board shall come near: set by the rail, read by the viewport. */
  wanted = $state.raw<{ readonly node: string } | null>(null);

  drop(): void {
    this.slot = null;
    this.field = null;
    this.tried = null;
    this.wanted = null;
  }

  /** Another house for the slot that is picked, if it fits there. */
  take(kind: string, placements: readonly Placement[]): void {
    this.kind = kind;
    this.tried = null;
    if (this.slot !== null) this.layOn(this.slot, kind, placements);
  }

  /** Lays the house on a slot for a look. On the same slot again it turns. Whether it fits there at all. */
  layOn(slot: string, kind: string | null, placements: readonly Placement[]): boolean {
    const rotations = rotationsFor(placements, kind, slot);
    if (rotations.length === 0) {
      this.slot = null;
      return false;
    }
    const isAgain = this.slot === slot && placementAt(placements, kind, slot, this.rotation) !== undefined;
    this.rotation = isAgain ? nextTurn(rotations, this.rotation) : fittingTurn(rotations, this.rotation);
    this.slot = slot;
    this.tried = null;
    return true;
  }

  /** A quarter further: through what is allowed on the picked slot, through all of them in the hand. */
  turn(kind: string | null, placements: readonly Placement[]): void {
    const allowed = this.slot === null ? TURNS : rotationsFor(placements, kind, this.slot);
    this.rotation = nextTurn(allowed, this.rotation);
    this.tried = null;
  }

  pickSlot(slot: string): void {
    this.slot = toggled(this.slot, slot);
    this.tried = null;
  }

  pickField(field: string): void {
    this.field = toggled(this.field, field);
    this.tried = null;
  }

  /** Picked in the rail: the board shows where that is. */
  pickFar(field: string): void {
    this.pickField(field);
    if (this.field !== null) this.show(field);
  }

  /** Brings a node into sight and rings it. */
  show(node: string): void {
    this.wanted = { node };
  }

  /** What is picked is not offered, but tried, to hear the reason. */
  attempt(action: Action): void {
    this.slot = null;
    this.field = null;
    this.tried = action;
  }
}

export const intent = new PalermoIntent();

/** The legal action that is picked, complete, or undefined. */
export function chosenOf(
  legal: readonly Action[],
  picked: Pick<PalermoIntent, 'slot' | 'field' | 'rotation'>,
  kind: string | null,
): Action | undefined {
  return legal.find((action) => {
    switch (action.do) {
      case 'lay_tile':
        return action.kind === kind && action.slot === picked.slot && action.rotation === picked.rotation;
      case 'open_stall':
        return action.slot === picked.slot && action.field === TILE_FIELDS[picked.rotation];
      case 'place_start':
      case 'claim':
      case 'set_target':
        return action.slot === picked.slot;
      case 'police_to':
      case 'move_to':
        return action.field === picked.field;
      case 'police_stay':
        return false;
    }
  });
}

/** The action that would be meant by this place, offered or not; null where nothing is asked that it could answer. */
export function meantBy(
  phase: Phase,
  place: string,
  picked: Pick<PalermoIntent, 'rotation'>,
  kind: string | null,
): Action | null {
  switch (phase) {
    case 'place_start':
      return { do: 'place_start', slot: place };
    case 'build':
      if (kind === STALL) return { do: 'open_stall', slot: place, field: TILE_FIELDS[picked.rotation] ?? 'NW' };
      return kind === null ? null : { do: 'lay_tile', kind, slot: place, rotation: picked.rotation };
    case 'draft_claim':
      return { do: 'claim', slot: place };
    case 'choose_target':
      return { do: 'set_target', slot: place };
    case 'police':
      return { do: 'police_to', field: place };
    case 'move':
      return { do: 'move_to', field: place };
    case 'over':
      return null;
  }
}
