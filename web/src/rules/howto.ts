/**
 * How a game is played, on one or two screens: what its folder `howto/` brings, and how it is found.
 *
 *   de.ftl, en.ftl   the sentences: `howto-goal`, `howto-goal-more`, `howto-turn`, `howto-step-<n>`, `howto-end`,
 *                    `howto-mistake-<n>`; steps, end and mistakes have a `.title`
 *   index.ts         `export default howto`                      optional   Howto
 */

import type { Component } from 'svelte';
import type { Say } from '../table/game';
import type { Sentences } from './rulebook';

export type Part = 'goal' | 'end' | `step-${number}` | `mistake-${number}`;

export interface PictureProps {
  /** Which of the parts is drawn. */
  part: Part;
  say: Say;
}

/** What a game adds to its sentences. */
export interface Howto {
  /** What the sentences count, from the game's box. */
  readonly args?: Readonly<Record<string, number | string>>;
  /** A staged picture of the game's own drawings for each part. */
  readonly Picture?: Component<PictureProps>;
  /** The parts that have a picture. */
  readonly drawn?: readonly Part[];
}

const FOUND = import.meta.glob<Howto>('../games/*/howto/index.ts', { import: 'default' });

export async function loadHowto(game: string): Promise<Howto> {
  return (await FOUND[`../games/${game}/howto/index.ts`]?.()) ?? {};
}

/** The numbers of the messages `<stem>-1`, `<stem>-2`, … as far as they are written. */
export function numbered(say: Pick<Sentences, 'keys'>, stem: string): number[] {
  const keys = new Set(say.keys);
  const numbers: number[] = [];
  while (keys.has(`${stem}-${numbers.length + 1}`)) numbers.push(numbers.length + 1);
  return numbers;
}
