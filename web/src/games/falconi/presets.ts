import type { PresetLooks } from '../../lobby/presets';
import diavola from './pizza-diavola.svg?no-inline';
import funghi from './pizza-funghi.svg?no-inline';
import margherita from './pizza-margherita.svg?no-inline';
import prosciutto from './pizza-prosciutto.svg?no-inline';
import salami from './pizza-salami.svg?no-inline';

export default {
  symbol: 'falconi/chili',
  pictures: { margherita, funghi, prosciutto, salami, diavola },
} satisfies PresetLooks;
