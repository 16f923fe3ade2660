import { describe, expect, it } from 'vitest';
import { deskScale, screenScale } from './scale';

describe('a table', () => {
  it('is as it is on phones and desks', () => {
    expect(deskScale({ width: 390, height: 844 })).toBe(1);
    expect(deskScale({ width: 1280, height: 800 })).toBe(1);
  });

  it('grows with a wide monitor, as far as both sides allow', () => {
    expect(deskScale({ width: 1920, height: 1080 })).toBe(1.33);
    expect(deskScale({ width: 3440, height: 1080 })).toBe(1.33);
    expect(deskScale({ width: 3840, height: 2160 })).toBe(2.67);
  });

  it('is read from three metres on a shared screen', () => {
    const scale = screenScale({ width: 1920, height: 1080 });
    expect((14 * scale) / 1080).toBeGreaterThan(0.025);
  });
});
