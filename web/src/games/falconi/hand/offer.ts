/** What may be touched on the map right now, from the menu and from what the player has in hand. */

import { actionsAfter, goalsOf, isFatal, previewOf, type Goal, type GoalKind } from './goals';
import { bestOf, inHand, intent, laysOf, type InHand, type Mode } from './intent.svelte';
import type { Action, Choice, Preview, Props, View } from '../types';

export interface Offer {
  readonly hand: InHand;
  /** What laying as it is picked would do. */
  readonly preview: Preview | undefined;
  readonly isFatal: boolean;
  /** In principle I those after the lay that is picked: both are sent. */
  readonly goals: readonly Goal[];
  /** Where the card in hand may be laid. */
  readonly cells: readonly string[];
  /** Where the escape card may be laid that is to be laid or in hand. */
  readonly borders: readonly string[];
  /** What is picked, complete. */
  readonly chosen: Action | undefined;
}

const MODES: Readonly<Record<Mode, readonly GoalKind[]>> = {
  drive: ['drive', 'catch', 'flee', 'blast'],
  turn: ['turn'],
  boost: ['boost', 'break'],
};

export function goalsIn(choice: Choice, mode: Mode): readonly Goal[] {
  return goalsOf(choice, choice.legal).filter(({ kind }) => MODES[mode].includes(kind));
}

/** The colour of the escape card that the player has to lay or has picked up. */
function escapeInHand(view: View): string | null {
  if (view.phase === 'place_escape') return view.escape_card;
  return intent.card?.startsWith('escape-') ? intent.card.slice(7) : null;
}

function borderActions(view: View, legal: readonly Action[]) {
  const colour = escapeInHand(view);
  return legal.filter(
    (action) => action.do === 'place_escape' || (action.do === 'lay_escape' && action.colour === colour),
  );
}

/** Reads what the player has picked, reactively. */
export function offerOf(choice: Choice): Offer {
  const { view, legal } = choice;
  const hand = inHand(view, legal);
  const preview = previewOf(view, hand.lay);
  const borders = borderActions(view, legal);
  const hasCard = hand.card !== null || intent.card !== null;
  const after = view.phase === 'lay' && preview !== undefined ? goalsOf(choice, actionsAfter(preview)) : [];
  return {
    hand,
    preview,
    isFatal: isFatal(view, preview),
    goals: view.phase === 'lay' ? after : hasCard ? [] : goalsIn(choice, intent.mode ?? 'drive'),
    cells: [...new Set(laysOf(legal).flatMap(({ card, cell }) => (card === hand.card ? [cell] : [])))],
    borders: borders.flatMap((action) => ('border' in action ? [action.border] : [])),
    chosen: hand.lay ?? borders.find((action) => 'border' in action && action.border === intent.border),
  };
}

/** Puts the card in hand on a cell for a look; on the same cell again it turns. */
export function putOn(props: Props, cell: string): void {
  const { view, legal, busy } = props;
  if (busy) return;
  const { hand } = offerOf(props);
  const lays = laysOf(legal).filter((lay) => lay.card === hand.card && lay.cell === cell);
  // A card that lies there by itself turns with the first touch.
  if (hand.cell === cell) {
    intent.cell = cell;
    intent.rotation = hand.rotation;
  }
  intent.putOn(
    cell,
    lays.map(({ rotation }) => rotation),
    bestOf(view, lays),
  );
}

/** Does it, or warns first; before a drive the card that opens the way. */
export function doIt(props: Props, action: Action): void {
  const { view, send, busy } = props;
  if (busy) return;
  const { hand, isFatal } = offerOf(props);
  if (action.do === 'lay' && isFatal && !intent.confirm(action)) return;
  if (view.phase === 'lay' && action.do !== 'lay' && hand.lay !== undefined) {
    intent.expect(action, view.beat);
    send(hand.lay);
  } else {
    intent.next = null;
    send(action);
  }
}
