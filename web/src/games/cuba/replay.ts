/** The loot of a suspect in the bars of the replay: a colour and an emblem each. */

import type { KindLook } from '../../replay/looks';
import { emblemOf, type EmblemName } from './pieces/kinds';

const INKS: Readonly<Record<string, readonly [ground: string, ink: string]>> = {
  thief: ['var(--ink-900)', 'var(--lemon)'],
  loyal: ['var(--sand)', 'var(--ink-900)'],
  fbi: ['#1b4a82', 'var(--paper-100)'],
  cia: ['var(--aubergine)', 'var(--paper-100)'],
  driver: ['#22684c', 'var(--paper-100)'],
  killer: ['var(--bad)', 'var(--paper-100)'],
  urchin: ['var(--sky)', 'var(--ink-900)'],
};

export default function look(kind: string): KindLook | null {
  const inks = INKS[kind];
  return inks === undefined ? null : { ground: inks[0], ink: inks[1], emblem: emblemOf(kind as EmblemName) };
}
