/** How far apart the cards of a hand lie. */

/** The least that shows of a covered card: its corner. */
const CORNER = 26;

export function fan(count: number, width: number, gap: number, room: number): number {
  if (count < 2 || room <= 0) return width + gap;
  const fitting = (room - width) / (count - 1);
  return Math.max(CORNER, Math.min(width + gap, fitting));
}
