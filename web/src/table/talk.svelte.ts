/**
 * What people say at a table: what is new, whom one does not want to hear, and what was said beside the game.
 *
 * Whom one has muted and what one has read is kept in this browser and sent to nobody.
 */

import type { Hat, Spoken } from '../protocol/generated';
import type { TableState } from '../protocol/table.svelte';
import type { Line } from './log';

/** A line of the talk with whatever can be done about it. */
export interface Said extends Line {
  /** Who it was, for muting: a seat, or somebody who speaks beside the game. */
  readonly speaker: string;
  readonly isYours: boolean;
  /** Where it was said beside the game. */
  readonly word: Spoken | null;
}

export interface Onlooker {
  readonly name: string | null;
  readonly hat: Hat;
}

export interface Kept {
  readonly muted: readonly string[];
  /** What was said until then has been read. */
  readonly read: number;
  /** Reports that the host has dealt with. */
  readonly done: readonly string[];
}

const NOTHING: Kept = { muted: [], read: 0, done: [] };
const PLACE = 'omerta.talk';
/** Of so many tables it is kept, the latest last. */
const TABLES = 30;

export class Talk {
  readonly #code: string;
  readonly #state: () => TableState | null;
  #kept = $state.raw<Kept>(NOTHING);

  /** Said beside the game, and not by those one has muted. */
  readonly words = $derived.by(() => (this.#state()?.words ?? []).map(saidBeside));
  readonly reports = $derived.by(() =>
    (this.#state()?.reports ?? []).filter(({ about }) => !this.#kept.done.includes(about)),
  );

  constructor(code: string, state: () => TableState | null) {
    this.#code = code;
    this.#state = state;
    this.#kept = restored(code, read());
  }

  get muted(): readonly string[] {
    return this.#kept.muted;
  }

  /** The log with what was said beside the game, in the order of time, without those one does not hear. */
  with(lines: readonly Line[], you: number | null): readonly (Line | Said)[] {
    const told: readonly (Line | Said)[] = lines.map((line) =>
      line.kind === 'message' ? saidAtTable(line, you) : line,
    );
    const all = this.words.length === 0 ? told : [...told, ...this.words].sort((one, other) => one.at - other.at);
    return all.filter((line) => !('speaker' in line) || !this.#kept.muted.includes(line.speaker));
  }

  /** So many messages of others have come since one has last looked, and what was shown to the host. */
  unread(lines: readonly (Line | Said)[]): number {
    const fresh = lines.filter((line) => 'speaker' in line && !line.isYours && line.at > this.#kept.read);
    return fresh.length + this.reports.length;
  }

  see(lines: readonly (Line | Said)[]): void {
    const latest = Math.max(0, ...lines.filter((line) => 'speaker' in line).map(({ at }) => at));
    if (latest > this.#kept.read) this.#keep({ ...this.#kept, read: latest });
  }

  mute(speaker: string): void {
    this.#keep({ ...this.#kept, muted: [...this.#kept.muted, speaker] });
  }

  hearAgain(speaker: string): void {
    this.#keep({ ...this.#kept, muted: this.#kept.muted.filter((other) => other !== speaker) });
  }

  done(about: string): void {
    this.#keep({ ...this.#kept, done: [...this.#kept.done, about] });
  }

  say(text: string): void {
    this.#state()?.say(text);
  }

  report(line: Said): void {
    const about = line.word === null ? { frame: Math.floor(line.number) } : { word: line.word.number };
    this.#state()?.report(about);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write(
      JSON.stringify([...tablesIn(read()).filter(([code]) => code !== this.#code), [this.#code, kept]].slice(-TABLES)),
    );
  }
}

function saidAtTable(line: Line, you: number | null): Said {
  // What a bot answers for the eyes alone stands between two numbers.
  return { ...line, speaker: `seat-${line.seat ?? ''}`, isYours: line.seat === you && you !== null, word: null };
}

export function saidBeside(word: Spoken): Said {
  return {
    kind: 'message',
    number: -word.number,
    numbers: [],
    seat: null,
    at: word.at,
    sentences: [word.text],
    isTakenBack: false,
    isSecret: false,
    clockFor: [],
    speaker: `word-${word.speaker}`,
    isYours: word.yours,
    word,
  };
}

export function restored(code: string, stored: string | null): Kept {
  const kept = tablesIn(stored).find(([other]) => other === code)?.[1];
  return { ...NOTHING, ...kept };
}

function tablesIn(stored: string | null): readonly (readonly [string, Partial<Kept>])[] {
  try {
    const tables: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(tables) ? (tables as readonly (readonly [string, Partial<Kept>])[]).filter(Array.isArray) : [];
  } catch {
    return [];
  }
}

// A browser may forbid storage; then it lasts as long as the page.
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
