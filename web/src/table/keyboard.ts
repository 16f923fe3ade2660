/** The keys of a table: digits choose what the rail lists, `?` opens the rules, `l` the log, Escape closes. */

import { tick } from 'svelte';
import type { Play } from './play.svelte';

const CHOICES = '[data-rail] [data-choice]:not(:disabled)';
const BUTTONS = '[data-rail] [data-rail-content] button:not(:disabled)';

export class Keyboard {
  readonly #play: () => Play;
  readonly #root: () => HTMLElement | undefined;
  #last: Element | null = null;

  constructor(play: () => Play, root: () => HTMLElement | undefined) {
    this.#play = play;
    this.#root = root;
  }

  pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (this.#run(event.key)) event.preventDefault();
  }

  focused(event: FocusEvent): void {
    this.#last = event.target instanceof Element ? event.target : null;
  }

  /** What had the focus is gone or can no longer be used: the focus goes to the rail, never to the top of the page. */
  keepFocus(): void {
    void tick().then(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || this.#last === null || isUsable(this.#last)) return;
      this.#root()?.querySelector<HTMLElement>('[data-rail-head], #main')?.focus({ preventScroll: true });
    });
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

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
