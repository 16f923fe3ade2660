/** Short synthesised sounds; off unless the player wants them, and never the only sign of anything. */

import { settings } from '../settings/settings.svelte';

let context: AudioContext | undefined;

/** One vibraphone note: your move. */
export function playNote(frequency = 523.25): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(settings.volume * 0.4, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
  loudness.connect(context.destination);
  for (const partial of [1, 4]) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency * partial;
    tone.connect(loudness);
    tone.start(start);
    tone.stop(start + (partial === 1 ? 0.4 : 0.08));
  }
}
