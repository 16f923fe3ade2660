/** "Learn it": a game's hints, at most one at a time, each once, at the moment it helps; then it leaves you alone. */

import type { GuideHint, GuideMoment } from './game';

/** Where it is remembered which hints somebody has had. */
export interface Memory {
  read(): readonly string[];
  write(keys: readonly string[]): void;
}

export class Guide {
  current = $state.raw<GuideHint | null>(null);

  readonly #hints: readonly GuideHint[];
  readonly #memory: Memory;
  #seen: readonly string[];

  constructor(hints: readonly GuideHint[], memory: Memory) {
    this.#hints = hints;
    this.#memory = memory;
    this.#seen = memory.read();
  }

  /** Looks at the table as it is now. A hint whose moment has passed goes away and does not come back. */
  consider(moment: GuideMoment): void {
    if (this.current !== null && !this.current.when(moment)) this.dismiss();
    this.current ??= this.#hints.find((hint) => !this.#seen.includes(hint.key) && hint.when(moment)) ?? null;
  }

  /** Read and put away. */
  dismiss(): void {
    if (this.current === null) return;
    this.#remember([this.current.key]);
    this.current = null;
  }

  /** No more of them. */
  silence(): void {
    this.#remember(this.#hints.map((hint) => hint.key));
    this.current = null;
  }

  /** From the beginning, at the next table. */
  forget(): void {
    this.#seen = [];
    this.#memory.write([]);
  }

  #remember(keys: readonly string[]): void {
    this.#seen = [...this.#seen, ...keys.filter((key) => !this.#seen.includes(key))];
    this.#memory.write(this.#seen);
  }
}

/** In this browser, for one game. Where nothing may be stored it lasts as long as the page. */
export function browserMemory(game: string): Memory {
  const key = `omerta.guide.${game}`;
  return {
    read() {
      try {
        const keys: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(keys) ? keys.filter((item) => typeof item === 'string') : [];
      } catch {
        return [];
      }
    },
    write(keys) {
      try {
        localStorage.setItem(key, JSON.stringify(keys));
      } catch {
        // A browser that stores nothing shows the hints again after a reload.
      }
    },
  };
}
