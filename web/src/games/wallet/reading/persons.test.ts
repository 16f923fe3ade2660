import { describe, expect, it } from 'vitest';
import type { Say } from '../../../table/game';
import { BOX } from '../generated';
import { isAbove, LIMIT, needsOf } from './persons';

const say = ((key: string, args: Readonly<Record<string, number>> = {}) =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(' ')) as unknown as Say;

describe('a person of the reference card', () => {
  it('has to be above the limit where the box says so', () => {
    const above = BOX.characters.list.filter(({ wealth }) => wealth === 'above').map(({ id }) => id);
    expect(BOX.characters.list.map(({ id }) => id).filter(isAbove)).toEqual(above);
    expect(isAbove(null)).toBe(false);
  });

  it('is described with the figures of the box', () => {
    const agent = BOX.characters.list.find(({ id }) => id === 'secret_agent')!;
    expect(needsOf(say, agent.id)).toBe(
      `needs-secret-agent count=${agent.ids_max} more=${agent.ids_min - 1} jewels=${agent.jewels_min} currencies=${agent.currency_limit} limit=${LIMIT}`,
    );
  });

  it('of another box is not described', () => {
    expect(needsOf(say, 'nobody')).toBe('');
  });
});
