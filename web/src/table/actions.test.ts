import { describe, expect, it } from 'vitest';
import { isSame } from './actions';

const put = (card: string) => ({ do: 'put', card });

describe('two actions', () => {
  it('are the same if they say the same', () => {
    expect(isSame(put('badge'), put('badge'))).toBe(true);
    expect(isSame(put('badge'), put('rifle'))).toBe(false);
  });

  it('are not the same where one is missing', () => {
    expect(isSame(undefined, undefined)).toBe(false);
    expect(isSame(put('badge'), null)).toBe(false);
  });
});
