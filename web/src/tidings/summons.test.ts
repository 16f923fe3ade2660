import { beforeEach, describe, expect, it } from 'vitest';
import { TABLE } from '../protocol/testing';
import { markIcon } from './icon';
import { Summons } from './summons';

const at = (code: string, turn = true) => ({ ...TABLE, code, turn });
const codes = (tables: readonly { code: string }[]) => tables.map(({ code }) => code);

describe('summons', () => {
  it('are no news to whoever comes and sees them', () => {
    expect(new Summons().news([at('AAAAA')])).toEqual([]);
  });

  it('are told once', () => {
    const summons = new Summons();
    summons.news([at('AAAAA', false)]);
    expect(codes(summons.news([at('AAAAA'), at('BBBBB', false)]))).toEqual(['AAAAA']);
    expect(summons.news([at('AAAAA')])).toEqual([]);
  });

  it('are told again after an answer', () => {
    const summons = new Summons();
    summons.news([at('AAAAA')]);
    summons.news([at('AAAAA', false)]);
    expect(codes(summons.news([at('AAAAA')]))).toEqual(['AAAAA']);
  });
});

describe('the icon of the tab', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  });

  it('has a mark while somebody is waited for', () => {
    const href = () => document.querySelector('link')!.getAttribute('href');
    markIcon(true);
    expect(href()).toBe('/icon-turn.svg');
    markIcon(false);
    expect(href()).toBe('/icon.svg');
  });
});
