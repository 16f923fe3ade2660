/** What a reader has chosen for this device. Kept in the browser, never sent. */

import { isLanguage, type Language, preferred } from '../text/language';
import { speech } from '../text/speech.svelte';

export const MOTIONS = ['system', 'less', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How long the moves of others are looked at, as a share of the normal length. */
const PACINGS = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACINGS;
/** Those that are offered; at once is for whoever plays through the page by machine. */
export const PACES = ['calm', 'normal', 'quick'] as const satisfies readonly Pace[];

interface Kept {
  language: Language;
  sound: boolean;
  volume: number;
  motion: Motion;
  pace: Pace;
  letters: boolean;
  notify: boolean;
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
    pace: isPace(kept.pace) ? kept.pace : 'normal',
    letters: kept.letters === true,
    notify: kept.notify === true,
  };
}

function isPace(value: unknown): value is Pace {
  return typeof value === 'string' && Object.hasOwn(PACINGS, value);
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
  pace = $state<Pace>('normal');
  /** Letters beside every colour, for those who cannot tell the colours apart. */
  letters = $state(false);
  /** This device says so when one is asked and does not look. */
  notify = $state(false);
  #systemIsCalm = $state(false);

  get language(): Language {
    return speech.language;
  }

  get reducedMotion(): boolean {
    return this.motion === 'less' || (this.motion === 'system' && this.#systemIsCalm);
  }

  get pacing(): number {
    return PACINGS[this.pace];
  }

  /** Reads what was kept, loads the words, and from then on keeps what changes. */
  async start(): Promise<void> {
    const kept = restored(read(), navigator.languages);
    const system = matchMedia(CALM);
    this.#systemIsCalm = system.matches;
    system.addEventListener('change', () => (this.#systemIsCalm = system.matches));
    await this.#take(kept);
    $effect.root(() => {
      $effect(() => this.#show());
    });
    addEventListener('storage', ({ key, newValue }) => {
      if (key === PLACE) void this.#take(restored(newValue, navigator.languages));
    });
  }

  /** Also what was chosen in another tab: all pages of a browser follow it at once. */
  async #take({ language, sound, volume, motion, pace, letters, notify }: Kept): Promise<void> {
    this.sound = sound;
    this.volume = volume;
    this.motion = motion;
    this.pace = pace;
    this.letters = letters;
    this.notify = notify;
    if (language !== this.language || !speech.isReady) await speech.change(language);
  }

  async speak(language: Language): Promise<void> {
    await speech.change(language);
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.classList.toggle('reduced-motion', this.reducedMotion);
    root.classList.toggle('letters', this.letters);
    const { language, sound, volume, motion, pace, letters, notify } = this;
    write(JSON.stringify({ language, sound, volume, motion, pace, letters, notify } satisfies Kept));
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
