import { describe, expect, it } from 'vitest';
import { MOVE, shift, travelling } from './motion';

function piece(left: number): Element {
  const node = document.createElement('div');
  node.getBoundingClientRect = () => new DOMRect(left, 0, 40, 56);
  return node;
}

describe('a piece that travels', () => {
  it('flies from its old place to the new one', () => {
    const { leave, arrive } = travelling();
    const gone = leave(piece(300), { key: 'card' });
    const here = arrive(piece(100), { key: 'card' });
    expect(here().css?.(0, 1)).toContain('translate(200px, 0px)');
    expect(gone().duration).toBe(0);
  });

  it('does so whichever side is asked first', () => {
    const { leave, arrive } = travelling();
    const here = arrive(piece(100), { key: 'card' });
    const gone = leave(piece(300), { key: 'card' });
    expect(gone().duration).toBe(0);
    expect(here().duration).toBe(MOVE);
  });

  it('fades where nothing left or arrives under its key', () => {
    const { leave, arrive } = travelling();
    expect(arrive(piece(0), { key: 'new' })().css?.(0.5, 0.5)).toBe('opacity: 0.500');
    expect(leave(piece(0), { key: 'gone' })().css?.(0.5, 0.5)).toBe('opacity: 0.500');
    expect(arrive(piece(0), { key: 'gone' })().css?.(0.5, 0.5)).toBe('opacity: 0.500');
  });
});

describe('a piece that shifts', () => {
  it('does not move where it is hidden and has no way to go', () => {
    expect(shift().duration(Number.NaN)).toBe(0);
    expect(shift().duration(80)).toBe(MOVE);
  });
});
