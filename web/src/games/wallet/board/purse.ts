/** The cards that stand out of the wallet: as many as it takes to look full, each at its own height. */

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  /** How far it rises when the wallet is opened. */
  readonly lift: number;
}

export const HEIGHTS: readonly number[] = [65, 53, 71, 47, 63, 55, 69, 49, 61, 57, 67, 51, 64];

export function standing(count: number): Standing[] {
  return HEIGHTS.slice(0, Math.max(0, count)).map((y, index) => ({
    x: 64 + 17 * index,
    y,
    ink: index % 3 === 1 ? '#4b1f43' : '#5a2750',
    lift: -14 - ((index * 7) % 5) * 5,
  }));
}
