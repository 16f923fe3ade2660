import { describe, expect, it } from 'vitest';
import { isSecret, newSecret } from './secret';

describe('the secret of a screen', () => {
  it('is of the form that the server takes, and another one every time', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(secrets.every(isSecret)).toBe(true);
    expect(new Set(secrets).size).toBe(50);
  });

  it('is nothing else', () => {
    expect(['', 'short', '!'.repeat(43), 'a'.repeat(44)].some(isSecret)).toBe(false);
  });
});
