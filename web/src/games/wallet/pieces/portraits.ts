/** The five persons on the papers: flat paper on an 80 x 80 sheet, one detail each. Own drawings. */

/** A path and its ink; with a third value it is a line of that width. */
export type Stroke = readonly [path: string, ink: string, width?: number];

const INK = '#1E1A1D';
const PAPER = '#FFFAEF';
const SUN = '#F2B632';
const RED = '#C2331F';
const NAVY = '#2A3350';
const DARK = '#171C2E';
const SKIN = '#E3B48F';
const SHADED = '#C08A63';

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function sheet(ground: string, light: string): Stroke[] {
  return [
    ['M0 0h80v80H0z', ground],
    [dot(58, 28, 26), light],
  ];
}

function coat(ink: string, lapel: string): Stroke[] {
  return [
    ['M4 80q2-20 22-25l14 7 14-7q20 5 22 25z', ink],
    ['M33 56l7 22 7-22z', PAPER],
    ['M40 62l-14-7-4 8 12 12zM40 62l14-7 4 8-12 12z', lapel],
  ];
}

const HEAD: readonly Stroke[] = [
  ['M33 44h14v13l-7 6-7-6z', SHADED],
  ['M26 26h28v16q0 14-14 15-14-1-14-15z', SKIN],
  ['M41 26h13v16q0 14-14 15 6-4 4-12z', SHADED],
];
const LOOK: Stroke = ['M30 39.500h6M44 39.500h6', INK, 2.4];
const FEDORA =
  'M12 30q7-4 14-5 .5-14 5-17 2-1.500 4.500-.5 4.500 2 9 0 2.500-1 4.500.5 4.500 3 5 17 7 1 14 5-11 6-28 6t-28-6z';
const BAND = 'M26 21q14 3 28 0v4.500q-14 3-28 0z';
const SHADOW: Stroke = ['M26 33q14 4 28 0v4q-14 3-28 0z', 'rgb(30 26 29 / .55)'];
const MOUTH: Stroke = ['M35 51h10', INK, 1.8];

// prettier-ignore
const FIGURES: Readonly<Record<string, readonly Stroke[]>> = {
  john_smith: [
    ...sheet('#E5C791', '#F0DDB4'), ...coat('#4A3F3B', '#3A3235'), ['M38 63h4l2 17h-8z', '#1B5A8A'], ...HEAD, LOOK, MOUTH,
    [FEDORA, '#4A3F3B'], [BAND, PAPER], SHADOW,
  ],
  policeman: [
    ...sheet('#BFDAD2', '#D5E7E1'), ['M4 80q2-20 22-25l14 7 14-7q20 5 22 25z', NAVY],
    ['M26 55l14 10 14-10 4 6-18 13-18-13z', '#56618A'], ['M40 74v6', '#56618A', 2],
    [dot(37, 77, 1.8) + dot(20, 68, 2.2) + dot(60, 68, 2.2), SUN], ...HEAD, LOOK, ['M29 35.500h8M43 35.500h8', INK, 2.6],
    ['M40 47q6-2 10 2-5 4-10 1.500Q35 53 30 49q4-4 10-2z', '#7E4415'],
    ['M20 24q-5-10 4-13 16-7 32 0 9 3 4 13-20-5-40 0z', NAVY], ['M24 23q16-4 32 0v6q-16-4-32 0z', '#56618A'],
    ['M22 31q18-8 36 0-2 5-18 4-16 1-18-4z', INK], ['M40 10l6 3q0 7-6 9-6-2-6-9z', SUN],
  ],
  millionaire: [
    ...sheet('#F3B27A', '#F8CB9F'), ...coat(INK, '#4A3F3B'), ['M33 61l7 4 7-4 1 8-8-3-8 3z', RED],
    ['M33 46h14v12l-7 5-7-5z', SHADED],
    ['M24 28q0-4 16-4t16 4v14q0 16-16 16T24 42z', SKIN], ['M44 24q12 1 12 4v14q0 16-16 16 8-6 6-16z', SHADED],
    ['M29 39.500h6', INK, 2.4], [dot(47, 39.500, 5.5), PAPER], [dot(47, 39.500, 5.5), SUN, 2], ['M52 42q4 8 1 16', SUN, 1.4],
    [dot(47, 39.500, 1.8), INK], ['M40 46q8-3 13 4-8 3-13-.5Q35 53 27 50q5-7 13-4z', PAPER],
    ['M24 28V6q16-4 32 0v22z', INK], ['M24 20q16 4 32 0v6q-16 4-32 0z', RED], ['M14 27q26-6 52 0 2 5-26 6-28-1-26-6z', INK],
    ['M44 53l13 4-1 3-13-4z', '#7E4415'],
  ],
  blonde: [
    ...sheet('#DE9A86', '#E8B3A2'), ['M40 10q-24-1-24 25-1 15 5 26 10 6 19 3 9 3 19-3 6-11 5-26 0-26-24-25z', '#D59B1E'],
    ['M8 80q1-17 19-21h26q18 4 19 21z', RED], ['M25 58q15 14 30 0l-3 10q-12 12-24 0z', '#D3A07C'],
    ['M34 44h12v16q-6 6-12 0z', '#D3A07C'], ['M27 26h26v16q0 13-13 15-13-2-13-15z', '#F0CDAE'],
    ['M41 26h12v16q0 13-13 15 6-4 4-12z', '#D3A07C'],
    ['M29 38q4-3 8 0-4 3-8 0zM43 38q4-3 8 0-4 3-8 0z', INK], ['M28 36l-3-2M52 36l3-2', INK, 1.8],
    ['M35 49q2.500-2.500 5-1 2.500-1.500 5 1-5 5-10 0z', '#A8281B'], [dot(46, 46, 1), INK],
    ['M40 12q-19 0-19 20-1 14 1 24 4 3 7-2-3-9-2-18 13-1 19-11 4 8 8 11 1 10-2 18 3 5 7 2 2-10 1-24 0-20-20-20z', '#F7D563'],
    ['M27 22q4-7 13-7M24 33q0 10 2 17M56 33q1 9-1 17', '#D59B1E', 1.8],
    [[29, 34.500, 40, 45.500, 51].map((x, i) => dot(x, [61, 64.500, 66, 64.500, 61][i] ?? 61, 2.5)).join(''), PAPER],
  ],
  secret_agent: [
    ...sheet('#56618A', '#6C76A0'), ['M4 80q2-22 22-27l14 8 14-8q20 5 22 27z', '#808D47'], ['M40 64v16', '#5F6A33', 2],
    [dot(35, 74, 1.800) + dot(45, 74, 1.8), INK], ...HEAD, ['M26 37h28v2q-1 7-6 7-5 0-6-6h-4q-1 6-6 6-5 0-6-7z', INK],
    ['M29 39l5 0-3 4zM45 39l5 0-3 4z', '#BFDAD2'],
    ['M18 48l9-3 13 19-8 9zM62 48l-9-3-13 19 8 9z', '#95A259'], ['M18 48l9-3 2 4-7 8zM62 48l-9-3-2 4 7 8z', '#5F6A33'],
    [FEDORA, DARK], [BAND, '#5F6A33'], ['M26 33q14 4 28 0v3q-14 3-28 0z', 'rgb(30 26 29 / .55)'],
  ],
};

/** Whoever has no picture keeps his face in the dark. */
const STRANGER: readonly Stroke[] = [
  ...sheet('#D6BF93', '#EBDBB9'),
  ['M4 80q2-20 22-25l14 7 14-7q20 5 22 25zM26 26h28v16q0 14-14 15-14-1-14-15z', '#4A3F3B'],
  [FEDORA, INK],
];

export const PORTRAYED: readonly string[] = Object.keys(FIGURES);

export function portraitOf(character: string): readonly Stroke[] {
  return FIGURES[character] ?? STRANGER;
}
