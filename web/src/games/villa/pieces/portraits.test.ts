import { describe, expect, it } from 'vitest';
import { GODFATHERS, GUARDS } from '../board/box';
import { dot } from './parts';
import { portrait, PORTRAYED } from './portraits';

describe('portraits', () => {
  it('are there for everybody in the box and nobody else', () => {
    expect([...PORTRAYED].sort()).toEqual([...GUARDS.keys(), ...GODFATHERS.keys()].sort());
  });

  it('are all different', () => {
    expect(new Set(PORTRAYED.map((id) => JSON.stringify(portrait(id)))).size).toBe(PORTRAYED.length);
  });

  it('show somebody in the dark for a guard of another box', () => {
    expect(portrait('nobody')).toEqual(portrait('schatten_silvio'));
  });

  it('consist of paths and inks', () => {
    for (const [path, ink] of PORTRAYED.flatMap((id) => portrait(id))) {
      expect(path).toMatch(/^M/);
      expect(ink).toMatch(/^(#|rgb)/);
    }
  });

  it('draw a dot as a closed circle', () => {
    expect(dot(10, 5, 2)).toBe('M8 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z');
  });
});
