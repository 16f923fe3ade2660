import type { PresetLooks } from '../../lobby/presets';
import diavola from './poster/pizza-diavola.svg?no-inline';
import funghi from './poster/pizza-funghi.svg?no-inline';
import margherita from './poster/pizza-margherita.svg?no-inline';
import prosciutto from './poster/pizza-prosciutto.svg?no-inline';
import salami from './poster/pizza-salami.svg?no-inline';

export default {
  symbol: 'falconi/chili',
  pictures: { margherita, funghi, prosciutto, salami, diavola },
} satisfies PresetLooks;
