/** The fine lines under a banknote: one path a weave, over the whole card of 100 x 140. */

export type Weave = 'rings' | 'waves' | 'lattice' | 'rays';

const CENTRE = { x: 50, y: 76 };

function repeat(from: number, to: number, step: number, line: (at: number) => string): string {
  const lines = [];
  for (let at = from; at <= to; at += step) lines.push(line(at));
  return lines.join('');
}

function ring(width: number): string {
  const height = width * 1.3 + 4;
  return `M${CENTRE.x - width} ${CENTRE.y}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0`;
}

function ray(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `M${CENTRE.x} ${CENTRE.y}l${(100 * Math.cos(angle)).toFixed(1)} ${(100 * Math.sin(angle)).toFixed(1)}`;
}

export const WEAVES: Readonly<Record<Weave, string>> = {
  rings: repeat(32, 86, 6, ring),
  waves: repeat(-4, 146, 9, (y) => `M-5 ${y}q11-9 22 0t22 0 22 0 22 0 22 0`),
  lattice: repeat(-96, 180, 12, (x) => `M${x} 0l90 140M${x + 90} 0l-90 140`),
  rays: repeat(0, 345, 15, ray),
};
