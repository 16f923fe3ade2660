import { describe, expect, it } from 'vitest';
import { ended, isSame } from './actions';

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

describe('advice', () => {
  it.each([
    ['Pistole legen', 'Pistole legen.'],
    ['„6 Diamanten. So kam sie zu mir.“', '„6 Diamanten. So kam sie zu mir.“'],
    ['Ask Bruno: “What did you take?”', 'Ask Bruno: “What did you take?”'],
    ['Pass to the “left”', 'Pass to the “left”.'],
  ])('ends once: %s', (action, sentence) => {
    expect(ended(action)).toBe(sentence);
  });
});
