/** What a reader has chosen for this device. Kept in the browser, never sent. */

import { isLanguage, type Language, preferred } from '../text/language';
import { speech } from '../text/speech.svelte';

export const MOTIONS = ['system', 'less', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  language: Language;
  sound: boolean;
  volume: number;
  motion: Motion;
  letters: boolean;
}

const PLACE = 'omerta-settings';
const CALM = '(prefers-reduced-motion: reduce)';

/** What was kept, as far as it still makes sense; the rest as a newcomer has it. */
export function restored(stored: string | null, wishes: readonly string[]): Kept {
  const kept = parsed(stored);
  return {
    language: isLanguage(kept.language) ? kept.language : preferred(wishes),
    sound: kept.sound === true,
    volume: typeof kept.volume === 'number' ? Math.min(1, Math.max(0, kept.volume)) : 0.6,
    motion: MOTIONS.find((motion) => motion === kept.motion) ?? 'system',
    letters: kept.letters === true,
  };
}

function parsed(stored: string | null): Partial<Kept> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  sound = $state(false);
  volume = $state(0.6);
  motion = $state<Motion>('system');
  /** Letters beside every colour, for those who cannot tell the colours apart. */
  letters = $state(false);
  #systemIsCalm = $state(false);

  get language(): Language {
    return speech.language;
  }

  get reducedMotion(): boolean {
    return this.motion === 'less' || (this.motion === 'system' && this.#systemIsCalm);
  }

  /** Reads what was kept, loads the words, and from then on keeps what changes. */
  async start(): Promise<void> {
    const kept = restored(read(), navigator.languages);
    const system = matchMedia(CALM);
    this.#systemIsCalm = system.matches;
    system.addEventListener('change', () => (this.#systemIsCalm = system.matches));
    this.sound = kept.sound;
    this.volume = kept.volume;
    this.motion = kept.motion;
    this.letters = kept.letters;
    await speech.change(kept.language);
    $effect.root(() => {
      $effect(() => this.#show());
    });
  }

  async speak(language: Language): Promise<void> {
    await speech.change(language);
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.classList.toggle('reduced-motion', this.reducedMotion);
    root.classList.toggle('letters', this.letters);
    const { language, sound, volume, motion, letters } = this;
    write(JSON.stringify({ language, sound, volume, motion, letters } satisfies Kept));
  }
}

// A browser may forbid storage; then the choice lasts until the page is closed.
function read(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    return;
  }
}

export const settings = new Settings();
