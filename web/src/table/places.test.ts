import { describe, expect, it } from 'vitest';
import { Places } from './places.svelte';

describe('places for the next game', () => {
  it('are as they were until somebody is moved', () => {
    expect(new Places(4).order).toEqual([0, 1, 2, 3]);
  });

  it('change between neighbours', () => {
    const places = new Places(4);
    places.move(2, -1);
    places.move(0, 1);
    expect(places.order).toEqual([2, 0, 1, 3]);
  });

  it('end with the first and the last seat', () => {
    const places = new Places(3);
    places.move(0, -1);
    places.move(2, 1);
    expect(places.order).toEqual([0, 1, 2]);
  });
});
