/** Palms and sunrays of the window and of the lid. */

/** Eight fronds round (0, 0), 82 across. */
export const CROWN =
  'M0 0Q-22-14-41 5-22-3 0 2zM0 0Q-17-27-31-12-17-16 0 2zM0 0Q-7-31-13-18-7-20 0 2zM0 0Q7-31 13-18 7-20 0 2zM0 0Q17-26 31-11 17-15 0 2zM0 0Q23-13 41 6 23-2 0 2zM0 0Q-17 1-32 25-17 12 0 2zM0 0Q17 3 31 27 17 14 0 2z';

/** The trunk below a crown; `lean` is how far its foot stands to the right. */
export function trunk(height: number, lean: number): string {
  const middle = lean / 2 + Math.sign(lean) * 3;
  return `M${lean - 3.5} ${height}Q${middle - 2} ${height / 2}-1.5 0h3.5Q${middle + 2} ${height / 2} ${lean + 3.5} ${height}z`;
}

/** Every other beam of a sun at (x, y). */
export function rays(x: number, y: number, length: number, beams: number): string {
  const half = Math.PI / beams;
  const point = (angle: number) =>
    `${(x + Math.cos(angle) * length).toFixed(1)} ${(y + Math.sin(angle) * length).toFixed(1)}`;
  return Array.from({ length: beams }, (_, beam) => beam * 2 * half)
    .map((angle) => `M${x} ${y}L${point(angle)}L${point(angle + half)}z`)
    .join('');
}
