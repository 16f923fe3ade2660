import { describe, expect, it } from 'vitest';
import { Film } from './film.svelte';

function running(...times: readonly number[]): Film {
  const film = new Film();
  film.play();
  for (const time of times) film.tick(time);
  return film;
}

describe('the film', () => {
  it('shows everything until somebody plays it', () => {
    expect(new Film().share).toBe(1);
  });

  it('begins with the first picture and takes ten seconds', () => {
    expect(running(5_000).share).toBe(0);
    expect(running(5_000, 7_500).share).toBe(0.25);
  });

  it('stops at its end', () => {
    const film = running(0, 12_000);
    expect([film.share, film.isRunning]).toEqual([1, false]);
  });

  it('goes on where it was halted', () => {
    const film = running(0, 4_000);
    film.toggle();
    film.tick(9_000);
    expect(film.share).toBeCloseTo(0.4);
    film.toggle();
    film.tick(20_000);
    film.tick(21_000);
    expect(film.share).toBeCloseTo(0.5);
  });

  it('stands still where somebody has put it', () => {
    const film = running(0, 1_000);
    film.go(0.7);
    film.tick(3_000);
    expect([film.share, film.isRunning]).toEqual([0.7, false]);
  });
});
