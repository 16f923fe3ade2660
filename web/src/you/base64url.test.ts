import { expect, it } from 'vitest';
import { bytesOf, textOf } from './base64url';

it('writes bytes so that they fit into an address', () => {
  expect(textOf(new Uint8Array([251, 255, 191]).buffer)).toBe('-_-_');
  expect(textOf(new Uint8Array([1]).buffer)).toBe('AQ');
});

it.each([[], [0], [255, 254], [1, 2, 3, 4, 5]])('reads what it has written', (...bytes: number[]) => {
  const written = Uint8Array.from(bytes);
  expect([...bytesOf(textOf(written.buffer))]).toEqual(bytes);
});
