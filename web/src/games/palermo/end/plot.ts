/** The money of everybody over the rounds as lines in a frame. */

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly line: string;
  /** Where its name stands at the right edge, apart from the others. */
  readonly label: number;
}

export interface Plot {
  readonly curves: readonly Curve[];
  readonly rounds: readonly { readonly number: number; readonly x: number }[];
  readonly levels: readonly { readonly money: number; readonly y: number }[];
}

/** Names need so much room above one another. */
const APART = 22;

/** `history` has the money after each round; before the first all have none. */
export function plotOf(history: readonly (readonly number[])[], seats: number, frame: Frame): Plot {
  const rows = [Array.from({ length: seats }, () => 0), ...history];
  const step = stepOf(Math.max(1, ...rows.flat()));
  const top = Math.ceil(Math.max(1, ...rows.flat()) / step) * step;
  const xOf = (round: number) => (frame.width * round) / Math.max(1, rows.length - 1);
  const yOf = (money: number) => frame.height * (1 - money / top);
  const bare = Array.from({ length: seats }, (_, seat) => {
    const points = rows.map((row, round) => ({ x: xOf(round), y: yOf(row[seat] ?? 0) }));
    return { seat, points, line: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}` };
  });
  const labels = spread(
    bare.map(({ points }) => points.at(-1)?.y ?? 0),
    frame.height,
  );
  const every = Math.max(1, Math.ceil(rows.length / 10));
  return {
    curves: bare.map((curve, index) => ({ ...curve, label: labels[index] ?? 0 })),
    rounds: rows.flatMap((_, number) => (number % every === 0 ? [{ number, x: xOf(number) }] : [])),
    levels: Array.from({ length: top / step + 1 }, (_, index) => ({ money: index * step, y: yOf(index * step) })),
  };
}

/** Round distances between the lines of the frame: at most six of them. */
export function stepOf(most: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200].find((step) => most / step <= 6) ?? 500;
}

/** The same heights, moved apart where they are too close, in their order and inside the frame. */
export function spread(heights: readonly number[], bottom: number): readonly number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let last = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, last + APART);
    last = placed[index];
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = placed[index] - APART;
  }
  return placed;
}
