/** How cards lie in the fingers: side by side, overlapping, and in tiers before a corner or a fingertip has no room. */

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** Degrees, turned about a point below the card. */
  readonly turn: number;
}

export interface Spread {
  readonly width: number;
  readonly height: number;
  /** The height of a single card. */
  readonly card: number;
  readonly spots: readonly Spot[];
}

/** A card as wide as it is held, or as wide as it must be to lie in tiers. */
const WIDTHS = { hand: [84, 76], small: [60, 56] } as const;

export type HandSize = keyof typeof WIDTHS;

const RATIO = 1.4;
/** What shows of a card under its neighbour: the value in its corner, and enough to touch. */
export const LEAST_SHOWN = 0.5;
/** What a tier shows of the one behind it: value, sign and face. */
const TIER = 0.58;
const MOST_TIERS = 3;
const GAP = 6;
/** Room at both ends for the corners of turned cards. */
export const MARGIN = 6;
const TURN = 1.4;
const WIDEST_TURN = 4;

export function spread(count: number, room: number, size: HandSize = 'hand'): Spread {
  const tiers = tiersFor(count, room, size);
  const width = WIDTHS[size][tiers === 1 ? 0 : 1];
  const card = width * RATIO;
  const rows = rowsOf(count, tiers);
  const spots = rows.flatMap((row, tier) => lay(row, tier * card * TIER, width, room));
  return { width, card, height: card * (1 + Math.max(0, rows.length - 1) * TIER), spots };
}

function tiersFor(count: number, room: number, size: HandSize): number {
  for (let tiers = 1; tiers < MOST_TIERS; tiers += 1) {
    const width = WIDTHS[size][tiers === 1 ? 0 : 1];
    if (fitting(Math.ceil(count / tiers), width, room) >= width * LEAST_SHOWN) return tiers;
  }
  return MOST_TIERS;
}

/** The last tier lies in front: it is never the longer one. */
function rowsOf(count: number, tiers: number): number[] {
  const rows = [];
  for (let left = count, tier = tiers; tier > 0 && left > 0; tier -= 1) {
    const row = Math.ceil(left / tier);
    rows.push(row);
    left -= row;
  }
  return rows;
}

/** The distance from card to card; before the room is known the cards lie side by side. */
function fitting(count: number, width: number, room: number): number {
  if (count < 2 || room <= 0) return width + GAP;
  return Math.min(width + GAP, (room - 2 * MARGIN - width) / (count - 1));
}

function lay(count: number, top: number, width: number, room: number): Spot[] {
  const pitch = Math.max(0, fitting(count, width, room));
  const middle = (count - 1) / 2;
  const start = Math.max(MARGIN, (room - pitch * (count - 1) - width) / 2);
  const turn = count < 2 ? 0 : Math.min(TURN, WIDEST_TURN / middle);
  return Array.from({ length: count }, (_, place) => ({
    left: start + place * pitch,
    top,
    turn: (place - middle) * turn,
  }));
}

/** Where an arrow key leads among the cards that can be picked; at the ends it stays. */
export function steppedTo(key: string, at: number, open: readonly number[]): number | null {
  const place = open.indexOf(at);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return open[Math.max(0, place - 1)] ?? null;
    case 'ArrowRight':
    case 'ArrowDown':
      return open[Math.min(open.length - 1, place + 1)] ?? null;
    case 'Home':
      return open[0] ?? null;
    case 'End':
      return open.at(-1) ?? null;
    default:
      return null;
  }
}
