/** The film by keyboard: arrows step, Home and End jump, the space bar runs and stops it. */

import type { Film } from './film.svelte';

/** Where a key means something already: arrows choose, the space bar presses, and a slider knows them all. */
const CHOSEN = 'input';
const PRESSED = 'input, button, a';
const SLIDER = 'input[type="range"]';

export function steer(film: Film, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || film.replay === null) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(takenBy(event.key))) return;
  const act = actionOf(film, event.key);
  if (act === null) return;
  event.preventDefault();
  act();
}

function takenBy(key: string): string {
  if (key === ' ') return PRESSED;
  return key.startsWith('Arrow') ? CHOSEN : SLIDER;
}

function actionOf(film: Film, key: string): (() => void) | null {
  switch (key) {
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
