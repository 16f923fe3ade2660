import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { buzz, play, type Sound } from './sound';

let begun: string[];

/** As much of it as is used; every source writes down that it has begun. */
function node(kind: string): object {
  const parameter = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const fake = { gain: parameter, frequency: parameter, start: () => begun.push(kind), stop: vi.fn() };
  return Object.assign(fake, { connect: (next: object) => next });
}

class FakeAudio {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  readonly createGain = () => node('gain');
  readonly createOscillator = () => node('tone');
  readonly createBufferSource = () => node('rush');
  readonly createBiquadFilter = () => node('filter');
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

beforeEach(() => {
  begun = [];
  vi.stubGlobal('AudioContext', FakeAudio);
});

afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it('are not there unless somebody wants them', () => {
    play('coin');
    expect(begun).toEqual([]);
  });

  it.each<[Sound, readonly string[]]>([
    ['turn', ['tone', 'tone']],
    ['card', ['rush']],
    ['coin', ['tone', 'tone']],
    ['shot', ['rush', 'tone']],
    ['siren', ['tone', 'tone']],
  ])('%s is made of %j', (sound, parts) => {
    settings.sound = true;
    play(sound);
    expect(begun).toEqual(parts);
  });
});

describe('the phone', () => {
  it('buzzes only with the sounds', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    buzz();
    settings.sound = true;
    buzz();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});
