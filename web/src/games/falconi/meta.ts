/** How the frame speaks about this game: phase, chapters of the log, quick phrases, the front page, the board in words. */

import type { AnyOptions } from '../../protocol/generated';
import { isPrivate } from '../../protocol/traits';
import type { GameMeta, Say } from '../../table/game';
import { colours } from './board/colours';
import { ending } from './end/ending';
import { TRAITS } from './generated';
import { VARIANTS } from './reading/box';
import type { Event, Gloss, View } from './types';
import { badge } from './reading/badge';
import { facts } from './reading/facts';
import { phaseName } from './reading/words';

const PHRASES = ['spicy', 'right', 'oneway', 'papers', 'delivery'].map((name) => `board-phrase-${name}`);

/** What the next line says anyway, or the chapter. */
const QUIET: ReadonlySet<string> = new Set(['turn_began', 'boost_ended']);

/** Every round is one: it begins with Don's turn. */
function chapter(event: Event, before: readonly Event[], say: Say): string | null {
  if (event.event !== 'turn_began') return null;
  const isKnown = before.some((each) => each.event === 'turn_began' && each.round_number === event.round_number);
  return isKnown ? null : say('board-chapter', { number: event.round_number });
}

/** One pizza hotter. */
function harder(options: AnyOptions): AnyOptions | null {
  const next = VARIANTS[VARIANTS.findIndex((variant) => variant === options['variant']) + 1];
  return next === undefined ? null : { ...options, variant: next };
}

const meta: GameMeta<View, Event, Gloss> = {
  drawsSeats: true,
  phase: (view, say) => phaseName(say, view),
  badge,
  colours,
  chapter,
  isQuiet: (event) => QUIET.has(event.event),
  // The sentence of the set-up names none of Don's cards.
  isSecret: (event) => event.event !== 'set_up' && isPrivate(TRAITS, event),
  isShared: (view, ownSeats) => ownSeats > 1 && view.own !== null,
  drawsClock: (view) => view.phase === 'react',
  phrases: PHRASES,
  ending,
  harder,
  facts,
};

export default meta;
