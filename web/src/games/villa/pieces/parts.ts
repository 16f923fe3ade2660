/** The parts that the faces of the villa share: flat paper on an 80 x 80 sheet, cut to lie on each other. */

/** A path and its ink; with a third value it is a line of that width. */
export type Stroke = readonly [path: string, ink: string, width?: number];

/** People by their id, each drawn part on part. */
export type Figures = Readonly<Record<string, readonly (Stroke | readonly Stroke[])[]>>;

export const INK = '#1E1A1D';
export const PAPER = '#FFFAEF';
export const SUN = '#F2B632';
export const RED = '#C2331F';
export const STEEL = '#9AA3A6';

/** Skin: light side and shaded side. */
const SKINS = [
  ['#E3B48F', '#C08A63'],
  ['#F0CDAE', '#D3A07C'],
  ['#C08A63', '#9A6743'],
  ['#8A5A3C', '#6C432B'],
] as const;

export function sheet(ground: string, light: string): Stroke[] {
  return [
    ['M0 0h80v80H0z', ground],
    [dot(58, 28, 26), light],
  ];
}

export const ROSE = sheet('#DE9A86', '#E8B3A2');
export const DUSK = sheet('#F3B27A', '#F8CB9F');
export const LEAF = sheet('#A9BD94', '#BFCEAE');
export const TEAL = sheet('#BFDAD2', '#D5E7E1');
export const SAND = sheet('#E5C791', '#EFD9B0');
export const NIGHT = sheet('#56618A', '#6C76A0');

export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function coat(ink: string, lapel: string, shirt = PAPER): Stroke[] {
  return [
    ['M4 80q2-20 22-25l14 7 14-7q20 5 22 25z', ink],
    ['M33 56l7 24 7-24z', shirt],
    ['M40 64l-14-9-5 8 13 13zM40 64l14-9 5 8-13 13z', lapel],
  ];
}

export function jumper(ink: string, collar: string): Stroke[] {
  return [
    ['M4 80q2-20 22-25l14 4 14-4q20 5 22 25z', ink],
    ['M29 53q11 9 22 0l3 5q-14 11-28 0z', collar],
  ];
}

const FACES = {
  oval: ['M26 26h28v16q0 14-14 15-14-1-14-15z', 'M41 26h13v16q0 14-14 15 6-4 4-12z'],
  square: ['M25 24h30v22l-6 11H31l-6-11z', 'M42 24h13v22l-6 11h-8z'],
  round: ['M23 30q0-10 17-10t17 10v12q0 15-17 15T23 42z', 'M43 20q14 1 14 10v12q0 15-17 15 8-6 5-16z'],
  slim: ['M29 24h22v18q0 14-11 17-11-3-11-17z', 'M41 24h10v18q0 14-11 17 5-5 3-14z'],
} as const;

export function head(face: keyof typeof FACES, skin = 0): Stroke[] {
  const [light, shade] = SKINS[skin] ?? SKINS[0];
  return [
    ['M33 44h14v14l-7 6-7-6z', shade],
    [FACES[face][0], light],
    [FACES[face][1], shade],
  ];
}

export const LOOK: Stroke = ['M30 39.500h6M44 39.500h6', INK, 2.4];
export const WIDE: Stroke = [dot(33, 39.5, 2) + dot(47, 39.5, 2), INK];
export const BROWS: Stroke = ['M28 35l9 2M52 35l-9 2', INK, 2.4];
export const LIPS: Stroke = ['M35.500 49.500q2.500-2 4.500-.5 2-1.500 4.500.5-4.500 4-9 0z', RED];
export const MOUTH: Stroke = ['M35 50.500h10', INK, 2];
export const SMIRK: Stroke = ['M35 50q5 2.500 10-1', INK, 2];

export function moustache(ink: string): Stroke {
  return ['M40 46q4-2 8 2 2 1 4-.5-2 5-7 4-3-.5-5-2.500-2 2-5 2.500-5 1-7-4 2 1.500 4 .5 4-4 8-2z', ink];
}

export function shades(ink = INK): Stroke {
  return ['M26 37h28v2q-1 6-6 6-5 0-6-5h-4q-1 5-6 5-5 0-6-6z', ink];
}

export function hair(ink: string): Stroke {
  return ['M20 30q-3 22 4 34l8-6V30zM60 30q3 22-4 34l-8-6V30z', ink];
}

export function cut(ink: string): Stroke {
  return ['M24 36q-3-19 16-19t16 19l-3-2q-1-8-6-8-8 2-15-1-4 3-5 9z', ink];
}

export function bun(ink: string): Stroke {
  return [`M24 38q-3-18 16-18t16 18q-2-10-7-11-9 3-18 0-5 1-7 11z${dot(40, 15, 7)}`, ink];
}

export function fedora(ink: string, band: string): Stroke[] {
  return [
    ['M12 31q8-5 15-6 1-14 5-17 3-2 8 1 5-3 8-1 4 3 5 17 7 1 15 6-12 5-28 5t-28-5z', ink],
    ['M27 22q13 4 26 0v4q-13 4-26 0z', band],
  ];
}

export function cap(ink: string, peak: string): Stroke[] {
  return [
    ['M22 28q-3-14 18-15 21 1 18 15l-3 2q-15-4-30 0z', ink],
    ['M23 28q17-5 34 0l3 6q-20-5-40 0z', peak],
  ];
}

export function bowler(ink: string, band: string): Stroke[] {
  return [
    ['M17 29q3-3 8-3-1-17 15-17t15 17q5 0 8 3-1 6-23 6t-23-6z', ink],
    ['M25 24q15 4 30 0v-3.500q-15 4-30 0z', band],
  ];
}
