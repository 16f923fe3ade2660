import { describe, expect, it } from 'vitest';
import { restored } from './settings.svelte';

describe('settings', () => {
  it('begin without sound and in the language of the system', () => {
    expect(restored(null, ['en-GB'])).toEqual({
      language: 'en',
      sound: false,
      volume: 0.6,
      motion: 'system',
      pace: 'normal',
      letters: false,
      notify: false,
    });
  });

  it('are what was kept', () => {
    const kept = {
      language: 'en',
      sound: true,
      volume: 0.2,
      motion: 'less',
      pace: 'calm',
      letters: true,
      notify: true,
    };
    expect(restored(JSON.stringify(kept), ['de'])).toEqual(kept);
  });

  it.each(['not json', 'null', '{"language":"xx","volume":9,"motion":"wild","pace":"toString","sound":"yes"}'])(
    'survive what is no setting: %s',
    (stored) => {
      const settings = restored(stored, ['de']);
      expect(settings.language).toBe('de');
      expect(settings.volume).toBeLessThanOrEqual(1);
      expect(settings.motion).toBe('system');
      expect(settings.pace).toBe('normal');
      expect(settings.sound).toBe(false);
    },
  );
});
