/** "Learn it": a game's hints, at most one at a time, each once, at the moment it helps; then it leaves you alone. */

import type { TableInfo } from '../protocol/generated';
import type { GuideHint, GuideMoment } from './game';

/** What is remembered of the hints somebody has had. */
export interface Remembered {
  readonly seen: readonly string[];
  /** No hint is wanted until somebody wants them again. */
  readonly isOff: boolean;
}

export interface Memory {
  read(): Remembered;
  write(remembered: Remembered): void;
}

export class Guide {
  current = $state.raw<GuideHint | null>(null);

  readonly #hints: readonly GuideHint[];
  readonly #memory: Memory;
  #seen: readonly string[];
  #isOn = $state(true);

  constructor(hints: readonly GuideHint[], memory: Memory) {
    this.#hints = hints;
    this.#memory = memory;
    const { seen, isOff } = memory.read();
    this.#seen = seen;
    this.#isOn = !isOff;
  }

  get isOn(): boolean {
    return this.#isOn;
  }
  /** Whoever wants hints again gets those that have not been read. */
  set isOn(on: boolean) {
    this.#isOn = on;
    if (!on) this.current = null;
    this.#remember();
  }

  /**
   * Looks at the table as it is now. A hint comes when the table waits for its reader, so that there is time to read it;
   * one whose moment has passed goes away and does not come back.
   */
  consider(moment: GuideMoment): void {
    if (!this.#isOn) return;
    if (this.current !== null && !this.current.when(moment)) this.dismiss();
    if (moment.legal.length === 0) return;
    this.current ??= this.#hints.find((hint) => !this.#seen.includes(hint.key) && hint.when(moment)) ?? null;
  }

  /** Read and put away. */
  dismiss(): void {
    if (this.current === null) return;
    this.#seen = [...this.#seen, this.current.key];
    this.current = null;
    this.#remember();
  }

  #remember(): void {
    this.#memory.write({ seen: this.#seen, isOff: !this.#isOn });
  }
}

interface Kept extends Remembered {
  /** The lesson at which it began. */
  readonly lesson: string | null;
}

const NOTHING: Kept = { seen: [], isOff: false, lesson: null };

/** In this browser, for one game: a lesson begins anew, other tables go on. Where nothing may be stored it lasts as long
 * as the page. */
export function browserMemory({ game, lesson, code }: Pick<TableInfo, 'game' | 'lesson' | 'code'>): Memory {
  const key = `omerta.guide.${game}`;
  const kept = keptUnder(key);
  const known = lesson && kept.lesson !== code ? { ...NOTHING, lesson: code } : kept;
  return {
    read: () => known,
    write({ seen, isOff }) {
      try {
        localStorage.setItem(key, JSON.stringify({ seen, isOff, lesson: known.lesson }));
      } catch {
        // A browser that stores nothing shows the hints again after a reload.
      }
    },
  };
}

function keptUnder(key: string): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    const seen = Array.isArray(read.seen) ? read.seen.filter((item) => typeof item === 'string') : [];
    return { seen, isOff: read.isOff === true, lesson: typeof read.lesson === 'string' ? read.lesson : null };
  } catch {
    return NOTHING;
  }
}
