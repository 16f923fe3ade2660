/** Flat paper, cut and laid one over the other: what portraits and the wood of the box are made of. */

/** A path and its ink; with a third value it is a line of that width. */
export type Stroke = readonly [path: string, ink: string, width?: number];

export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

export const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
