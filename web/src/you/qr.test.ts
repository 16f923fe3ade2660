import { expect, it } from 'vitest';
import { pathOf, sizeOf } from './qr';

it('draws the dark squares of each row in stripes', () => {
  expect(pathOf(['1101', '0000', '0010'])).toBe('M3 3h2v1h-2zM6 3h1v1h-1zM5 5h1v1h-1z');
});

it('leaves a quiet zone around them', () => {
  expect(sizeOf(['00', '00'])).toBe(8);
});
