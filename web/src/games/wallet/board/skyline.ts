/** The town at night: houses in front of the sky, and in each the windows of those who do not sleep. */

export interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly ink: string;
  /** A stepped spire, as on the tower of an insurance company. */
  readonly spire?: boolean;
}

export const HEIGHT = 536;

const BLUE = '#242C47';
const GREY = '#2A3350';
const PLUM = '#2F2344';

export const HOUSES: readonly House[] = [
  { x: 0, y: 286, width: 84, ink: BLUE },
  { x: 92, y: 226, width: 60, ink: PLUM, spire: true },
  { x: 160, y: 316, width: 88, ink: BLUE },
  { x: 256, y: 256, width: 56, ink: GREY },
  { x: 640, y: 246, width: 64, ink: BLUE },
  { x: 712, y: 306, width: 92, ink: PLUM },
  { x: 810, y: 206, width: 60, ink: BLUE, spire: true },
  { x: 878, y: 286, width: 102, ink: GREY },
];

export function outline({ x, y, width, spire }: House): string {
  const wall = `M${x} ${y}h${width}V${HEIGHT}H${x}z`;
  if (!spire) return wall;
  const middle = x + width / 2;
  return `${wall}M${middle - 21} ${y}v-10h9v-11h7.2v-33h9.600v33h7.2v11h9v10z`;
}

/** One path for all the lit windows; the same ones light up every night. */
export function windows({ x, y, width }: House): string {
  const lit = [];
  for (let top = y + 7; top < 455; top += 17) {
    for (let left = x + 4; left + 6 < x + width; left += 12) {
      if (chance(left, top) < 0.34) lit.push(`M${left} ${top}h6v9.400h-6z`);
    }
  }
  return lit.join('');
}

function chance(left: number, top: number): number {
  const wave = Math.sin(left * 12.9898 + top * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
