/** The faces of the villa, by the name that somebody has in the box. */

import { GODFATHERS } from './godfathers';
import { GUARDS } from './guards';
import type { Figures, Stroke } from './parts';

const FIGURES: Figures = { ...GUARDS, ...GODFATHERS };

/** Whoever is not in the gallery (another box) wears a hat and keeps his face in the dark. */
const UNKNOWN = FIGURES['schatten_silvio'] ?? [];

export function portrait(id: string): readonly Stroke[] {
  return (FIGURES[id] ?? UNKNOWN).flatMap((part) => (typeof part[0] === 'string' ? [part] : part) as readonly Stroke[]);
}

export const PORTRAYED: readonly string[] = Object.keys(FIGURES);
