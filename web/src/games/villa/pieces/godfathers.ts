/** The faces of the godfathers, each with the one detail that the name promises. Own drawings. */

import {
  BROWS,
  DUSK,
  INK,
  LIPS,
  LOOK,
  MOUTH,
  NIGHT,
  PAPER,
  RED,
  ROSE,
  SMIRK,
  SUN,
  TEAL,
  coat,
  cut,
  dot,
  fedora,
  hair,
  head,
  moustache,
  shades,
} from './parts';
import type { Figures } from './parts';

const black = coat(INK, '#4A3F3B');

// prettier-ignore
export const GODFATHERS: Figures = {
  capo_curtillo: [
    DUSK, black, ['M37 63h6l2 17h-10z', RED], head('oval'), LOOK, BROWS, moustache(INK), fedora(PAPER, INK),
    ['M45 50l14 4-1 3-14-4z', '#7E4415'], ['M58 54l3 1-1 3-3-1z', RED],
    [dot(58, 68, 4) + dot(54, 66, 2.4) + dot(62, 66, 2.4), RED],
  ],
  don_bellavista: [
    TEAL, coat(PAPER, '#EBDBB9', '#1B5A8A'), head('round', 2), cut(PAPER), SMIRK, shades('#1B5A8A'),
    ['M28 39l4-1-2 4zM44 39l4-1-2 4z', '#BFDAD2'], ['M35 46q5-3 10 0l-1 2q-4-1.500-8 0z', PAPER],
    ['M33 62l7 4 7-4 1 8-8-3-8 3z', SUN],
  ],
  donna_ferrante: [
    ROSE, hair('#171C2E'), coat('#171C2E', '#2A3350'), head('oval', 1), LOOK, LIPS,
    ['M27 22q0-10 13-10t13 10v6q-13-4-26 0z', '#5A2750'], ['M52 14l9-6-1 9 5 3-12 3z', RED],
    ['M25 28q15-4 30 0v14q-15 6-30 0z', 'rgb(23 28 46 / .3)'], ['M26 32l28 9M26 39l28-9M33 28l-5 15M47 28l5 15M40 27v18', 'rgb(23 28 46 / .45)', 1],
    [[28, 33, 40, 47, 52].map((x, i) => dot(x, 60 + 3 * (i % 2) + (i === 2 ? 3 : 0), 2.4)).join(''), PAPER],
    ['M44 51l16 5', INK, 2], ['M60 56l4 1', PAPER, 2],
  ],
  padrino_malvento: [
    NIGHT, coat('#3B1F16', '#7E4415'), head('slim', 1), LOOK, BROWS, MOUTH,
    ['M28 26q6-12 20-9 10-6 24-3-8 2-10 5 8-1 14 3-12-1-16 5l-6 6q-2-7-8-8-10 3-16 1z', PAPER],
    ['M27 58q13 8 26-1l3 6q20-8 24 2-12-2-20 5-16 8-31-4z', RED], ['M56 63q12-3 20 1', '#8E1D13', 1.8],
    ['M37 50q3 14 3 12t3-12z', PAPER],
  ],
};
