/** Finds the folders under `games/` and loads one of them; what a folder lacks is the plain list. */

import type { Component } from 'svelte';
import { loadTraits } from '../protocol/traits';
import { layOutGame } from '../symbols/sheet';
import type { BoardProps, EndProps, GameClient, GameMeta, GuideHint } from './game';
import type { Staging } from './staging';
import Facts from './Facts.svelte';
import Choices from './Choices.svelte';

const BOARDS = import.meta.glob<Component<BoardProps>>('../games/*/Board.svelte', { import: 'default' });
const RAILS = import.meta.glob<Component<BoardProps>>('../games/*/Rail.svelte', { import: 'default' });
const ENDS = import.meta.glob<Component<EndProps>>('../games/*/End.svelte', { import: 'default' });
const FRONTS = import.meta.glob<Component<EndProps>>('../games/*/end/Front.svelte', { import: 'default' });
const GUIDES = import.meta.glob<readonly GuideHint[]>('../games/*/guide.ts', { import: 'default' });
const METAS = import.meta.glob<GameMeta>('../games/*/meta.ts', { import: 'default' });
const STAGINGS = import.meta.glob<Staging>('../games/*/staging.ts', { import: 'default' });

export async function loadClient(game: string): Promise<GameClient> {
  const of = (name: string) => `../games/${game}/${name}`;
  const [Board, Rail, End, Front, hints, meta, staging, traits] = await Promise.all([
    BOARDS[of('Board.svelte')]?.(),
    RAILS[of('Rail.svelte')]?.(),
    ENDS[of('End.svelte')]?.(),
    FRONTS[of('end/Front.svelte')]?.(),
    GUIDES[of('guide.ts')]?.(),
    METAS[of('meta.ts')]?.(),
    STAGINGS[of('staging.ts')]?.(),
    loadTraits(game),
    layOutGame(game),
  ]);
  return {
    Board: Board ?? Facts,
    Rail: Rail ?? Choices,
    End: End ?? null,
    Front: Front ?? null,
    hints: hints ?? [],
    meta: meta ?? { drawsSeats: false },
    staging: staging ?? {},
    traits,
  };
}
