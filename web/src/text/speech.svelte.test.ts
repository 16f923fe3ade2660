import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speech, t, texts } from './index';

describe('speech', () => {
  beforeEach(() => speech.change('de'));

  it('speaks the language it was changed to', async () => {
    expect(t('open-table')).toBe('Tisch eröffnen');
    await speech.change('en');
    expect(t('open-table')).toBe('Open a table');
  });

  it('changes the sentences of the games with it', async () => {
    const shared = texts('');
    await speech.change('en');
    const problem = { key: 'not-asked', args: {} };
    expect(shared.refusal(problem)).toBe('Nobody has asked you anything right now.');
    await speech.change('de');
    expect(shared.refusal(problem)).toBe('Du bist gerade nicht gefragt.');
  });

  it('has a sentence even for a refusal that nobody has written', () => {
    expect(texts('').refusal({ key: 'no-such-key', args: {} })).toBe(t('refusal-unknown'));
  });
});

describe('the words of the table', () => {
  it('come with its first page, and stay in whatever language', async () => {
    await speech.change('de');
    expect(speech.has('table-your-move')).toBe(false);
    await Promise.all([speech.change('en'), speech.bring('table')]);
    expect(t('table-your-move')).toBe('Your move');
    await speech.change('de');
    expect(t('table-your-move')).toBe('Du bist dran');
  });
});

describe('sentences that arrive later', () => {
  it('are written anew where they were asked for first', async () => {
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(texts('a-game-of-nobody').refusal({ key: 'not-asked', args: {} }));
      });
    });
    await vi.waitFor(() => expect(seen).toEqual(['', 'Du bist gerade nicht gefragt.']));
    stop();
  });
});
