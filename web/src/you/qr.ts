/** A QR code as a drawing: the dark squares of its rows as one path. */

/** The quiet zone that a camera needs, in squares. */
export const BORDER = 3;

export function pathOf(rows: readonly string[]): string {
  return rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => stripe(run.index, y, run[0].length))).join('');
}

function stripe(x: number, y: number, width: number): string {
  return `M${x + BORDER} ${y + BORDER}h${width}v1h-${width}z`;
}

export function sizeOf(rows: readonly string[]): number {
  return rows.length + 2 * BORDER;
}
