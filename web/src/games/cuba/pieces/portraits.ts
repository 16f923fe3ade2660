/** The seven people of the box and a lady on the wall: flat paper on an 80 x 80 sheet, one detail each. Own drawings. */

import { dot, type Stroke } from './strokes';

const INK = '#1E1A1D';
const PAPER = '#FFFAEF';
const SUN = '#F2B632';
const RED = '#C2331F';
const BLUE = '#1B4A82';
const BROWN = '#7E4415';
const SKIN = '#E3B48F';
const SHADED = '#C08A63';
const SHADE = 'rgb(30 26 29 / .55)';

const ground = (ink: string): Stroke => ['M0 0h80v80H0z', ink];
const SHOULDERS = 'M4 80q2-20 22-25l14 7 14-7q20 5 22 25z';

function coat(ink: string, lapel: string, tie: string): Stroke[] {
  return [
    [SHOULDERS, ink],
    ['M33 56l7 22 7-22z', PAPER],
    ['M38 63h4l2 17h-8z', tie],
    ['M40 62l-14-7-4 8 12 12zM40 62l14-7 4 8-12 12z', lapel],
  ];
}

const NECK: Stroke = ['M33 44h14v13l-7 6-7-6z', SHADED];
const FACE: readonly Stroke[] = [
  ['M26 26h28v16q0 14-14 15-14-1-14-15z', SKIN],
  ['M41 26h13v16q0 14-14 15 6-4 4-12z', SHADED],
];
const EYES: Stroke = ['M30 39.5h6M44 39.5h6', INK, 2.4];
const FEDORA = 'M12 30q7-4 14-5 .5-14 5-17 2-1.5 4.5-.5 4.5 2 9 0 2.5-1 4.5.5 4.5 3 5 17 7 1 14 5-11 6-28 6t-28-6z';
const BAND = 'M26 21q14 3 28 0v4.5q-14 3-28 0z';
const SHADOW: Stroke = ['M26 33q14 4 28 0v4q-14 3-28 0z', SHADE];

// prettier-ignore
const LADY: readonly Stroke[] = [
  ground('#DE9A86'), ...coat('#3F9A9A', '#2C7A7A', '#3F9A9A'), NECK,
  ['M20 30q-3 22 4 34l8-6V30zM60 30q3 22-4 34l-8-6V30z', INK], ...FACE, EYES,
  ['M35.5 49.5q2.5-2 4.5-.5 2-1.5 4.5.5-4.5 4-9 0z', RED], [dot(25, 47, 2.6) + dot(55, 47, 2.6), SUN],
];
// prettier-ignore
const SUN_HAT: readonly Stroke[] = [
  ['M6 31q12-9 22-10 1-12 12-12t12 12q10 1 22 10-14 5-34 5T6 31z', PAPER], ['M28 20q12-3 24 0v4q-12-3-24 0z', '#3F9A9A'],
];

// prettier-ignore
const FIGURES = {
  godfather: [
    ground('#174D50'), ...coat(INK, '#3A3235', INK), NECK, ...FACE, EYES,
    ['M30 50q5-4.5 10-1 5-3.5 10 1-5 2.5-10 .5-5 2-10-.5z', '#D6BF93'], ['M43 50l17 5-1 4-17-5z', BROWN],
    ['M60 55l3 .8-1 4-3-.8z', SUN], [FEDORA, INK], [BAND, PAPER], SHADOW,
  ],
  lady: [...LADY, ...SUN_HAT],
  thief: [
    ...LADY, ['M22 36q9-4 15-2 3 1 6 0 6-2 15 2-1 10-8 10-6 0-8-6h-4q-2 6-8 6-7 0-8-10z', INK],
    ['M29 39.5q4-2.5 7 .5-4 3-7-.5zM44 40q3-3 7-.5-3 3.5-7 .5z', PAPER],
    ['M19 34q-1-22 21-22t21 22l-7 3q-2-9-14-9t-14 9z', INK], ['M40 67l5 5-5 7-5-7z', '#BFDAD2'], ['M35 72h10l-5 7z', '#8FC0BE'],
    ['M30 59l10 9 10-9', SUN, 1.6],
  ],
  loyal: [
    ground('#E5C791'), ...coat('#F8EDD6', '#D6BF93', RED), NECK, ...FACE, EYES, ['M29 35.5h8M43 35.5h8', BROWN, 2],
    ['M40 47q5-2 8 1l3-1q-2 5-7 4-3 0-4-1.5-1 1.5-4 1.5-5 1-7-4l3 1q3-3 8-1z', BROWN],
    [dot(57, 68, 4), RED], [dot(57, 68, 1.4), SUN], ['M24 27l1-15q15-4 30 0l1 15z', '#F7D563'],
    ['M24.5 20q15-3 31 0l.5 6q-16-3-32 0z', BLUE], ['M14 28q26-7 52 0 2 5-26 5.5-28-.5-26-5.5z', SUN],
  ],
  agent: [
    ground('#8FB0D6'), ['M4 80q2-22 22-27l14 8 14-8q20 5 22 27z', BLUE], ['M40 64v16', '#143A68', 2],
    [dot(34, 75, 1.8) + dot(46, 75, 1.8), SUN], NECK, ...FACE, ['M35 51h10', INK, 1.8],
    ['M26 37h28v2q-1 7-6 7-5 0-6-6h-4q-1 6-6 6-5 0-6-7z', INK], ['M29 39h5l-3 4zM45 39h5l-3 4z', '#BFDAD2'],
    ['M18 48l9-3 13 19-8 9zM62 48l-9-3-13 19 8 9z', '#2D63A3'], ['M18 48l9-3 2 4-7 8zM62 48l-9-3-2 4 7 8z', '#143A68'],
    [FEDORA, '#2A3350'], [BAND, '#56618A'], ['M26 33q14 4 28 0v3q-14 3-28 0z', SHADE],
  ],
  driver: [
    ground('#A9BD94'), [SHOULDERS, '#1F4F3F'], ['M27 55l13 9 13-9-4 25H31z', '#2B7552'],
    [[36, 44].map((x) => dot(x, 69, 1.7) + dot(x, 76, 1.7)).join(''), SUN], NECK, ...FACE, EYES,
    ['M35 50q5 3 10-1', INK, 1.8], ['M22 27q-6-10 4-14 14-6 28 0 10 4 4 14-18-5-36 0z', '#1F4F3F'],
    ['M24 25q16-4 32 0v6q-16-4-32 0z', INK], ['M23 32q17-8 34 0-2 5-17 4-15 1-17-4z', INK],
    [dot(31, 18, 5.6) + dot(49, 18, 5.6), '#BFDAD2'], [`${dot(31, 18, 5.6)}${dot(49, 18, 5.6)}M36.6 18h6.8M25.4 18l-5-2M54.6 18l5-2`, BROWN, 2.2],
  ],
  killer: [
    ground('#C2331F'), ['M65 4h8q2 0 2 3l1 17q9 3 9 13 0 6-4 9 5 5 5 34H53q0-29 5-34-4-3-4-9 0-10 9-13l0-17q0-3 2-3z', '#3B1F16'], ['M66 8h6v13h-6z', BROWN],
    ['M60 33q1-5 6-6M58 41h22', BROWN, 1.8], ['M65 24h8v5h-8z', SUN],
    [SHOULDERS, INK], ['M33 56l7 22 7-22z', '#4A3F3B'], ['M40 62l-14-7-4 8 12 12zM40 62l14-7 4 8-12 12z', '#3A3235'],
    NECK, ...FACE, ['M31 41h5M44 41h5', INK, 2.4], ['M35 51.5l10-1', INK, 1.8],
    ['M31.5 44.5l-2 6', '#A8674A', 1.6],
    ['M11 34q7-6 15-7 0-12 5-16 9-4 18 0 5 4 5 16 8 1 15 7-12 5-29 5t-29-5z', INK], ['M26 24q14 3 28 0v4q-14 3-28 0z', '#8E1D13'],
    ['M26 36q14 3 28 0v3q-14 3-28 0z', SHADE],
  ],
  urchin: [
    ground('#F7D563'), ['M12 80q1-15 18-19h20q17 4 18 19z', '#CE6B43'], ['M24 62l4 18M56 62l-4 18', BROWN, 4],
    ['M35 50h10v10q-5 6-10 0z', SHADED], ['M25 32h30v12q0 14-15 15-15-1-15-15z', SKIN], ['M42 32h13v12q0 14-15 15 7-4 5-12z', SHADED],
    [dot(25, 44, 4), SKIN], [dot(55, 44, 4), SHADED], [dot(33, 42, 2.2) + dot(47, 42, 2.2), INK],
    [dot(30, 47.5, 0.9) + dot(33, 49, 0.9) + dot(48, 49, 0.9) + dot(51, 47.5, 0.9), BROWN],
    ['M34 52q6 4 12 0-2 5-6 5t-6-5z', INK], ['M38.5 53.4h3.5v2.4h-3.5z', PAPER],
    ['M20 36q-3-14 8-19 15-7 26 3 6 6 4 15-14-6-38 1z', '#4A3F3B'], ['M18 36q10-8 26-5l-2 5q-12-3-24 3z', INK], [dot(39, 15, 2), '#695A4E'],
    ['M66 60v16M66 62q-7-3-7-12M66 62q7-3 7-12', BROWN, 3.6], ['M59 49q7 6 14 0', RED, 1.6],
  ],
} satisfies Record<string, readonly Stroke[]>;

export type Figure = keyof typeof FIGURES;

export function portraitOf(figure: Figure): readonly Stroke[] {
  return FIGURES[figure];
}

/** Both agents are one person; a rule breaker has no portrait. */
export function figureOf(role: string | null): Figure | null {
  if (role === 'fbi' || role === 'cia') return 'agent';
  return role !== null && role in FIGURES ? (role as Figure) : null;
}
