/** The keys of a table: digits choose what the rail lists, `?` opens the rules, `l` the log, Escape closes. */

import { tick } from 'svelte';
import type { Play } from './play.svelte';

const CHOICES = '[data-rail] [data-choice]:not(:disabled)';
/** Whoever reads, writes or looks something up there is not torn from it. */
const ELSEWHERE = 'header, aside:has(#drawer-panel), dialog';
const BUTTONS = '[data-rail] [data-rail-content] button:not(:disabled)';

export class Keyboard {
  readonly #play: () => Play;
  readonly #root: () => HTMLElement | undefined;
  #last: Element | null = null;
  /** The decisions that were open, by their numbers. */
  #asked = '';

  constructor(play: () => Play, root: () => HTMLElement | undefined) {
    this.#play = play;
    this.#root = root;
  }

  pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (this.#skip(event) || this.#run(event.key)) event.preventDefault();
  }

  focused(event: FocusEvent): void {
    this.#last = event.target instanceof Element ? event.target : null;
  }

  /** What had the focus is gone or can no longer be used: the focus goes to the rail, never to the top of the page. */
  keepFocus(): void {
    void tick().then(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || this.#last === null || isUsable(this.#last)) return;
      this.#focusRail();
    });
  }

  /** A new question: whoever plays is led to it. */
  lead(asked: string): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (asked === '' || this.#last === null) return;
    void tick().then(() => {
      if (!isElsewhere(document.activeElement)) this.#focusRail();
    });
  }

  #focusRail(): void {
    const root = this.#root();
    // Of both, a query for either would find the board: it comes first in the page.
    const place = root?.querySelector<HTMLElement>('[data-rail-head]') ?? root?.querySelector<HTMLElement>('#main');
    place?.focus({ preventScroll: true });
  }

  /** Escape, or the space bar where it presses nothing else. */
  #skip({ key, target }: KeyboardEvent): boolean {
    const isPressing = target instanceof Element && target.closest('button, a, summary') !== null;
    if (key !== 'Escape' && (key !== ' ' || isPressing)) return false;
    const play = this.#play();
    if (!play.film.isPlaying) return false;
    play.skip();
    return true;
  }

  #run(key: string): boolean {
    const play = this.#play();
    if (key === '?') play.open('rules');
    else if (key === 'l') play.toggle('log');
    else if (key === 'Escape') play.close();
    else if (/^[1-9]$/.test(key)) return this.#choose(Number(key));
    else return false;
    return true;
  }

  #choose(number: number): boolean {
    const listed = this.#root()?.querySelectorAll<HTMLElement>(CHOICES) ?? [];
    const buttons = listed.length > 0 ? listed : (this.#root()?.querySelectorAll<HTMLElement>(BUTTONS) ?? []);
    const button = buttons[number - 1];
    button?.focus();
    button?.click();
    return button !== undefined;
  }
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function isElsewhere(active: Element | null): boolean {
  return isWriting(active) || active?.closest(ELSEWHERE) != null || document.querySelector('dialog[open]') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
