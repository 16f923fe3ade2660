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
    expect(shared.refusal(problem)).toBe('You are not being asked.');
    await speech.change('de');
    expect(shared.refusal(problem)).toBe('Du bist gerade nicht gefragt.');
  });

  it('has a sentence even for a refusal that nobody has written', () => {
    expect(texts('').refusal({ key: 'no-such-key', args: {} })).toBe(t('refusal-unknown'));
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
