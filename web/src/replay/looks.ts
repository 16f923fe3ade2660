/** How the kinds of a game look in a replay: `web/src/games/<id>/replay.ts`, `export default look`. */

import type { GameMeta } from '../table/game';
import type { SymbolName } from '../symbols/names';

export interface KindLook {
  readonly ground: string;
  readonly ink: string;
  /** A symbol of the house, or a path on a sheet of 48 x 48 (even-odd). */
  readonly emblem?: { readonly symbol: SymbolName } | { readonly path: string };
}

export type LookOf = (kind: string) => KindLook | null;

const LOOKS = import.meta.glob<LookOf>('../games/*/replay.ts', { import: 'default' });
const METAS = import.meta.glob<GameMeta>('../games/*/meta.ts', { import: 'default' });

const INKS: readonly KindLook[] = [
  { ground: 'var(--ink-900)', ink: 'var(--paper-100)' },
  { ground: 'var(--sand)', ink: 'var(--ink-900)' },
  { ground: 'var(--sea)', ink: 'var(--paper-100)' },
  { ground: 'var(--cypress)', ink: 'var(--paper-100)' },
  { ground: 'var(--chili)', ink: 'var(--paper-100)' },
  { ground: 'var(--rose)', ink: 'var(--ink-900)' },
  { ground: 'var(--aubergine)', ink: 'var(--paper-100)' },
];

/** What the page needs of a game's folder; a game that draws nothing gets the inks of the house in turn. */
export interface Looks {
  readonly meta: GameMeta;
  readonly of: (kind: string) => KindLook;
}

export async function loadLooks(game: string, kinds: readonly string[]): Promise<Looks> {
  const [own, meta] = await Promise.all([
    LOOKS[`../games/${game}/replay.ts`]?.(),
    METAS[`../games/${game}/meta.ts`]?.(),
  ]);
  const plain = (kind: string) => INKS[Math.max(0, kinds.indexOf(kind)) % INKS.length]!;
  return { meta: meta ?? { drawsSeats: false }, of: (kind) => own?.(kind) ?? plain(kind) };
}
