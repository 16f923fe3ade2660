/** The wall: every folder under games/ that has a poster, whether its game is at the table already or not. */

import type { SymbolName } from '../symbols/names';

/** What a game's `poster.ts` says; its words are the messages `poster-<id>-title`, `-short`, `-kind` and `-line`. */
export interface Poster {
  readonly order: number;
  readonly minutes: number;
  readonly symbol: SymbolName;
  readonly picture: string;
  /** The same place in a low frame, for the top of a phone's page. */
  readonly banner?: string;
}

export interface HungPoster extends Poster {
  readonly game: string;
}

const FOUND = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'default' });

export const POSTERS: readonly HungPoster[] = Object.entries(FOUND)
  .map(([path, poster]) => ({ ...poster, game: path.split('/').at(-2)! }))
  .sort((one, other) => one.order - other.order);

export function posterOf(game: string): HungPoster | undefined {
  return POSTERS.find((poster) => poster.game === game);
}
