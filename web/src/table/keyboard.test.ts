import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { Keyboard } from './keyboard';
import type { Play } from './play.svelte';

/** The board comes before the rail in the page. */
const PAGE = `
  <main id="main" tabindex="-1"><button id="piece"></button></main>
  <section data-rail><h2 data-rail-head tabindex="-1"></h2><button id="choice"></button></section>
  <header><button id="menu"></button></header>`;

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function keyboardAfter(selector: string): Keyboard {
  const keyboard = new Keyboard(
    () => ({}) as Play,
    () => document.body,
  );
  element(selector).focus();
  keyboard.focused({ target: element(selector) } as unknown as FocusEvent);
  return keyboard;
}

describe('the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
  });

  it('goes to the head of a new decision, not to the board', async () => {
    keyboardAfter('#piece').lead('7');
    await tick();
    expect(document.activeElement).toBe(element('[data-rail-head]'));
  });

  it('stays where somebody looks something up', async () => {
    keyboardAfter('#menu').lead('7');
    await tick();
    expect(document.activeElement).toBe(element('#menu'));
  });

  it('goes to the decision when what had it is gone', async () => {
    const keyboard = keyboardAfter('#choice');
    element('#choice').remove();
    keyboard.keepFocus();
    await tick();
    expect(document.activeElement).toBe(element('[data-rail-head]'));
  });
});
