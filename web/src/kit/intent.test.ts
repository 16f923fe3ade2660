import { describe, expect, it } from 'vitest';
import { Intent, toggled } from './intent.svelte';

class Basket extends Intent {
  apple: string | null = null;

  drop(): void {
    this.apple = null;
  }
}

describe('what is picked up but not yet done', () => {
  it('is kept as long as the moment lasts', () => {
    const basket = new Basket();
    basket.follow('morning');
    basket.apple = 'red';
    basket.follow('morning');
    expect(basket.apple).toBe('red');
  });

  it('is dropped at a new moment', () => {
    const basket = new Basket();
    basket.follow('morning');
    basket.apple = 'red';
    basket.follow('noon');
    expect(basket.apple).toBeNull();
  });

  it('is let go when it is pressed again', () => {
    expect(toggled(null, 'red')).toBe('red');
    expect(toggled('green', 'red')).toBe('red');
    expect(toggled('red', 'red')).toBeNull();
  });
});
