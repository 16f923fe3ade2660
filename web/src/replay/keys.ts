/** The film by keyboard: arrows step, pages leap from moment to moment, Home and End jump, L finds the next lie, the space bar runs and stops it. */

import type { Film } from './film.svelte';
import { beside, type Moment } from './moments';

/** Where a key means something already: arrows choose, the space bar presses, and a slider knows them all. */
const CHOSEN = 'input';
const PRESSED = 'input, button, a';
const SLIDER = 'input[type="range"]';

export function steer(film: Film, event: KeyboardEvent, moments: readonly Moment[] = []): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || film.replay === null) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(takenBy(event.key))) return;
  const act = actionOf(film, event.key, moments);
  if (act === null) return;
  event.preventDefault();
  act();
}

function takenBy(key: string): string {
  if (key === ' ') return PRESSED;
  return key.startsWith('Arrow') ? CHOSEN : SLIDER;
}

function actionOf(film: Film, key: string, moments: readonly Moment[]): (() => void) | null {
  switch (key) {
    case 'PageUp':
      return () => film.go(beside(moments, film.place, -1) ?? 0);
    case 'PageDown':
      return () => film.go(beside(moments, film.place, 1) ?? film.last);
    case 'l':
      return () => film.goToLie();
    case 'ArrowLeft':
      return () => film.go(film.place - 1);
    case 'ArrowRight':
      return () => film.go(film.place + 1);
    case 'Home':
      return () => film.go(0);
    case 'End':
      return () => film.go(film.last);
    case ' ':
      return () => film.toggle();
    default:
      return null;
  }
}
