/** The faces of the guards, each with the one detail that the name promises. Own drawings. */

import {
  BROWS,
  DUSK,
  INK,
  LEAF,
  LIPS,
  LOOK,
  MOUTH,
  NIGHT,
  PAPER,
  RED,
  ROSE,
  SAND,
  SMIRK,
  STEEL,
  SUN,
  TEAL,
  WIDE,
  bowler,
  bun,
  cap,
  coat,
  cut,
  dot,
  fedora,
  hair,
  head,
  jumper,
  moustache,
  shades,
} from './parts';
import type { Figures, Stroke } from './parts';

const dress = coat('#5A2750', '#7A4470');
const black = coat(INK, '#4A3F3B');
const navy = coat('#2A3350', '#56618A');
const brown = coat('#7E4415', '#9A5C2A');
const FOG = 'rgb(255 250 239 / .82)';
const BARE: Stroke = ['M29 27q8-7 22 0', 'rgb(255 250 239 / .5)', 2];

// prettier-ignore
export const GUARDS: Figures = {
  dirty_diana: [
    ROSE, hair('#7E4415'), jumper('#4A3F3B', '#695A4E'), head('oval'), LOOK, LIPS,
    ['M23 32q1-18 17-18t17 18q-17-7-34 0zM55 27l12 4-4 7-9-5z', RED],
    [`${dot(31, 19, 1.6)}${dot(40, 21, 1.6)}${dot(48, 18, 1.6)}`, PAPER],
    ['M28 45l8 2-7 2 6 2-5 1zM47 33l6-1-4 3 4 1z', '#4A3F3B'],
  ],
  langfinger_lutz: [
    LEAF, brown, head('slim', 1), WIDE, SMIRK, cap('#808D47', '#5F6A33'),
    ['M50 80V60l-2-13q2-2 4 0l3 10V38q2-3 4 0l1 18 2-21q2-3 4 0v22l4-15q3-2 4 1l-4 22v15z', '#F0CDAE'],
    ['M59 38v18M66 35v22', '#D3A07C', 1.2],
    [dot(50, 49, 4), SUN],
    [dot(50, 49, 1.8), '#7E4415'],
  ],
  schmiere_susi: [
    TEAL, coat('#1B5A8A', '#3F7CA8'), head('oval', 1), LIPS, bun('#CE6B43'),
    ['M24 34h12l2 3h4l2-3h12l2 13q-1 4-9 4-6 0-7-5h-4q-1 5-7 5-8 0-9-4z', INK],
    [`${dot(31, 45, 4)}${dot(49, 45, 4)}`, '#BFDAD2'],
    ['M28 80l-2-18 8-12 6 3-5 12zM52 80l2-18-8-12-6 3 5 12z', '#F0CDAE'],
  ],
  tacho_toni: [
    SAND, black, head('square'), LOOK, moustache(INK), cap('#4A3F3B', INK),
    [dot(40, 72, 13), PAPER],
    [dot(40, 72, 13), INK, 2.4],
    ['M31 76a10 10 0 0 1 18 0M40 62v3M32 66l2 2', INK, 1.6],
    ['M40 74l8-8', RED, 2.4],
  ],
  eisen_edda: [
    NIGHT, jumper('#4A3F3B', STEEL), head('square', 1), LOOK, BROWS, bun('#D6BF93'),
    ['M25 45h30v2l-6 11H31l-6-11z', STEEL],
    ['M42 45h13v2l-6 11h-8z', '#757F83'],
    [`${dot(29, 48, 1.3)}${dot(51, 48, 1.3)}${dot(34, 55, 1.3)}${dot(46, 55, 1.3)}`, INK],
    ['M35 51h10', INK, 2],
  ],
  kanten_karl: [
    DUSK, ['M6 80l4-20 16-5 14 7 14-7 16 5 4 20z', '#1B4A82'], ['M33 56l7 22 7-22z', PAPER],
    ['M33 46h14v12l-7 6-7-6z', '#C08A63'],
    ['M24 20h32v26l-9 12H33l-9-12z', '#E3B48F'], ['M43 20h13v26l-9 12h-9l7-20z', '#C08A63'],
    ['M22 34V16h36v18l-5-7H27z', '#3B1F16'], LOOK, BROWS, MOUTH, ['M40 40v6h4', INK, 1.4],
  ],
  doppelkinn_dario: [
    ROSE, coat('#808D47', '#5F6A33'),
    ['M20 48q-1 20 20 20t20-20z', '#C08A63'],
    ['M22 28q0-13 18-13t18 13v14q0 17-18 17T22 42z', '#E3B48F'],
    ['M24 49q16 14 32 0M27 58q13 9 26 0', '#9A6743', 1.8],
    WIDE, ['M36 48q4 3 8 0', INK, 2], cut('#3B1F16'), [dot(27, 46, 3) + dot(53, 46, 3), '#DE9A86'],
    ['M36 66l4 3 4-3 1 7-5-3-5 3z', RED],
  ],
  schlagring_schorsch: [
    TEAL, brown, head('square'), LOOK, BROWS, MOUTH, bowler('#3B1F16', '#7E4415'),
    ['M16 80V65q0-5 5-5h20q6 0 6 6v14z', '#E3B48F'],
    ['M23 61v9M30 60v10M37 60v10', '#9A6743', 1.6],
    [`${dot(20, 62, 4)}${dot(27, 61, 4)}${dot(34, 61, 4)}${dot(41, 62, 4)}`, SUN, 2.6],
  ],
  bluff_bruno: [
    DUSK, navy, head('oval', 1), ['M30 39.500h6', INK, 2.4], ['M44 40q3-3 6 0', INK, 2], SMIRK,
    fedora('#1F4F3F', INK),
    ['M50 8l11-3 5 18-11 3z', PAPER], ['M57 11l3 5-3 5-4-4z', RED],
    ['M44 70l8-12 9 5-8 13z', PAPER], ['M54 62l11-4 4 10-11 5z', PAPER],
    [dot(52, 67, 2) + dot(61, 65, 2), INK],
  ],
  kassen_kaethe: [
    SAND, hair(STEEL), coat('#C2331F', '#8E1D13'), head('round', 1), LIPS,
    ['M29 39h8v3q-1 3-4 3t-4-3zM43 39h8v3q-1 3-4 3t-4-3zM37 40h6', INK, 1.8],
    ['M23 32q17-16 34 0-17-6-34 0z', '#2B7552'],
    ['M20 33q20-9 40 0-20-3-40 0z', '#1F4F3F'],
    ['M20 80V66h40v14zM26 66l3-6h22l3 6z', INK],
    ['M32 61h16v4H32z', PAPER],
    [dot(29, 73, 3) + dot(40, 73, 3) + dot(51, 73, 3), SUN],
  ],
  nebel_nino: [
    NIGHT, navy, head('slim'), LOOK, MOUTH, fedora('#2A3350', '#171C2E'),
    ['M-2 42q10-6 22-2t26-2 36 0v7q-18-3-34 1t-28 1-22 1z', FOG],
    ['M-2 56q14-5 28-1t30-2 26 1v8q-16-4-32 0t-30 0-22 0z', FOG],
    ['M-2 70q20-6 40-1t44-2v14H-2z', FOG],
    ['M44 20q10-4 18 0t22-1v5q-14-1-22 1t-18 0z', FOG],
  ],
  rausschmeisser_ralf: [
    LEAF, ['M2 80q1-22 21-27l17 6 17-6q20 5 21 27z', INK], ['M35 60l5 20 5-20z', PAPER], ['M37 63h6l2 17h-10z', RED],
    ['M28 44h24v14l-12 6-12-6z', '#6C432B'], ['M24 30q0-14 16-14t16 14v14q-2 14-16 14T24 44z', '#8A5A3C'],
    ['M43 16q13 1 13 14v14q-2 14-16 14 8-6 6-16z', '#6C432B'], BARE, shades(), MOUTH,
    ['M55 40q5 1 4 6t3 8-2 8', PAPER, 1.8],
  ],
  narben_juri: [
    TEAL, coat('#8E1D13', '#C2331F'), head('square', 1), ['M44 39.500h6', INK, 2.4], BROWS, MOUTH, cut('#D6BF93'),
    ['M33 39.500h.1', INK, 3.4],
    ['M37 26l-6 26', '#8E1D13', 2.6], ['M32 31l6 2M31 37l6 2M29.500 43l6 2M28 48.500l6 2', '#8E1D13', 1.8],
  ],
  granit_greta: [
    SAND, jumper('#695A4E', '#4A3F3B'), ['M33 44h14v14l-7 6-7-6z', '#757F83'],
    ['M26 26l14-4 14 4 1 16-6 12-9 5-9-5-6-12z', '#C3CACC'],
    ['M40 22l14 4 1 16-6 12-9 5 3-17z', STEEL], ['M26 42l8 3 6 14-9-5z', STEEL], ['M26 26l10 2-2 8-9 4z', '#DDE2E3'],
    ['M22 40l-2-14 8-11 13-3 13 4 7 11-3 13-4-14-13-4-15 4z', '#4A3F3B'], ['M28 15l13-3 3 9-17 5z', '#695A4E'],
    LOOK, LIPS,
  ],
  zentner_zoltan: [
    DUSK, ['M-4 80q0-30 30-34h28q30 4 30 34z', '#1B5A8A'], ['M12 80V62M68 80V62', '#174B73', 2],
    ['M26 48q14 9 28 0l-2-8H28z', '#9A6743'],
    ['M28 22q0-9 12-9t12 9v13q0 13-12 13T28 35z', '#C08A63'], ['M43 13q9 1 9 9v13q0 13-12 13 6-5 4-13z', '#9A6743'],
    ['M32 29h5M43 29h5', INK, 2.2], ['M30 25l7 1.500M50 25l-7 1.500', INK, 2],
    ['M32 36q8-4 16 0l2 6q-10-4-20 0z', '#3B1F16'],
    ['M30 80q-2-14 4-16h12q6 2 4 16z', INK], ['M35 64v-3q5-6 10 0v3', INK, 3],
  ],
  beton_benito: [
    ROSE, ['M6 80V56h20l4 5h20l4-5h20v24z', STEEL], ['M54 56h20v24H60z', '#757F83'],
    ['M14 62l6 5-3 6M64 60l-5 7 4 5-2 6M34 70l5 3', '#4A3F3B', 1.6], [dot(28, 72, 1.4) + dot(50, 68, 1.4) + dot(44, 76, 1), '#757F83'],
    ['M33 46h14v13l-7 5-7-5z', '#9A6743'], head('square', 2).slice(1), LOOK, BROWS, MOUTH, cap('#4A3F3B', INK),
  ],
  viper_valentina: [
    LEAF, hair(INK), coat('#1F4F3F', '#2F6B50'), head('slim', 1), LIPS, ['M30 38l6 2.500M50 38l-6 2.500', INK, 2.4],
    ['M25 37q-3-21 15-21t15 21q-3-10-8-11-9 3-14 0-5 1-8 11z', INK],
    ['M22 66q6-8 18-6t18-4 2-10', SUN, 6.5], ['M22 66q6-8 18-6t18-4 2-10', '#808D47', 3.4],
    ['M56 47q0-8 5-8t4 8q-1 4-5 4t-4-4z', '#808D47'], [dot(60, 43, 1.2), INK], ['M62 38l2-5 3-2M64 33l0-3', RED, 1.4],
  ],
  stahl_stanislav: [
    SAND, navy, head('square', 1), LOOK, BROWS,
    ['M31 47h18q1 8-9 8t-9-8z', INK], ['M32 48h3.500v4H32zM36.500 48H40v5h-3.500zM41 48h3.500v5H41zM45.500 48H48v4h-2.500z', '#DDE2E3'],
    ['M21 33q-2-21 19-21t19 21q-19-5-38 0z', STEEL], ['M42 12q19 1 17 21-7-2-15-2z', '#757F83'], ['M40 12v19', PAPER, 1.6],
  ],
  schatten_silvio: [
    DUSK, ['M4 80q2-20 22-25l14 7 14-7q20 5 22 25z', INK], ['M26 26h28v16q0 14-14 17-14-3-14-17z', '#2B2529'],
    ['M33 50h14v10H33z', '#2B2529'],
    fedora(INK, '#4A3F3B'), ['M30 40q3-3 6 0-3 2-6 0zM44 40q3-3 6 0-3 2-6 0z', SUN],
    ['M22 60l10-9v20zM58 60l-10-9v20z', '#4A3F3B'],
  ],
  donner_dolores: [
    NIGHT, hair('#3B1F16'), dress, head('oval', 2), LOOK, LIPS, BROWS,
    ['M23 40q-6-27 17-27t17 27q-2-12-9-14-10 4-19 0-5 4-6 14z', '#3B1F16'],
    ['M44 14l5 8-4 1 6 10', PAPER, 3],
    ['M60 4l12 2-7 13 7 1-17 22 4-16-6-1z', SUN], [dot(25, 48, 2.6) + dot(55, 48, 2.6), SUN],
  ],
};
