/**
 * Short synthesised sounds, and a buzz of the phone for one's turn; off unless the player wants them, and never the only
 * sign of anything.
 */

import { settings } from '../settings/settings.svelte';

export type Sound = 'turn' | 'clock' | 'card' | 'coin' | 'shot' | 'siren';

/** A tone that fades; a frequency that changes goes to and fro between both of its ends. */
interface Tone {
  readonly kind: 'tone';
  readonly from: number;
  readonly to?: number;
  readonly start: number;
  readonly length: number;
  readonly loudness: number;
}

/** A rush of air: noise through a filter at this frequency. */
interface Rush {
  readonly kind: 'rush';
  readonly from: number;
  readonly start: number;
  readonly length: number;
  readonly loudness: number;
}

function tone(from: number, start: number, length: number, loudness: number, to?: number): Tone {
  return { kind: 'tone', from, start, length, loudness, ...(to === undefined ? {} : { to }) };
}

function rush(from: number, start: number, length: number, loudness: number): Rush {
  return { kind: 'rush', from, start, length, loudness };
}

/** In hertz and seconds. Your turn is one note of a vibraphone. */
const SCORES: Readonly<Record<Sound, readonly (Tone | Rush)[]>> = {
  turn: [tone(523.25, 0, 0.4, 0.4), tone(2093, 0, 0.08, 0.2)],
  clock: [tone(880, 0, 0.07, 0.3), tone(880, 0.18, 0.07, 0.3), tone(880, 0.36, 0.07, 0.3)],
  card: [rush(2_400, 0, 0.09, 0.3)],
  coin: [tone(1_318.5, 0, 0.09, 0.2), tone(1_975.5, 0.08, 0.3, 0.2)],
  shot: [rush(900, 0, 0.28, 0.7), tone(120, 0, 0.16, 0.5, 50)],
  siren: [tone(620, 0, 0.5, 0.16, 930), tone(620, 0.5, 0.5, 0.16, 930)],
};
const BUZZ = 60;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A browser makes no sound before somebody has touched the page. */
function mayBeHeard(): boolean {
  return settings.sound && navigator.userActivation?.hasBeenActive !== false;
}

export function play(sound: Sound): void {
  if (!mayBeHeard()) return;
  context ??= new AudioContext();
  for (const part of SCORES[sound]) {
    const source = part.kind === 'tone' ? toneOf(context, part) : rushOf(context, part);
    source.connect(fading(context, part)).connect(context.destination);
  }
}

/** The phone in somebody's hand says whose turn it is. */
export function buzz(): void {
  if (mayBeHeard() && 'vibrate' in navigator) navigator.vibrate(BUZZ);
}

function fading(context: AudioContext, { start, length, loudness }: Tone | Rush): GainNode {
  const node = context.createGain();
  const { gain } = node;
  const begin = context.currentTime + start;
  gain.setValueAtTime(0, begin);
  gain.linearRampToValueAtTime(settings.volume * loudness, begin + 0.01);
  gain.exponentialRampToValueAtTime(0.001, begin + length);
  return node;
}

function toneOf(context: AudioContext, { from, to, start, length }: Tone): AudioNode {
  const oscillator = context.createOscillator();
  const begin = context.currentTime + start;
  oscillator.frequency.setValueAtTime(from, begin);
  if (to !== undefined) {
    oscillator.frequency.linearRampToValueAtTime(to, begin + length / 2);
    oscillator.frequency.linearRampToValueAtTime(from, begin + length);
  }
  oscillator.start(begin);
  oscillator.stop(begin + length);
  return oscillator;
}

function rushOf(context: AudioContext, { from, start, length }: Rush): AudioNode {
  const source = context.createBufferSource();
  source.buffer = noise ??= noiseOf(context);
  source.start(context.currentTime + start, 0, length);
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = from;
  source.connect(filter);
  return filter;
}

/** Half a second of it, the same every time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[place] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
}
