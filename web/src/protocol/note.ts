/**
 * What a seat was told last, kept in this browser: the number of the frame and the digest that came with it.
 *
 * The frames are gone with the page; with the note a server that has lost something is found out all the same.
 */

import type { Told } from './generated';

export interface Note {
  read(): Told | null;
  write(told: Told): void;
}

const PLACE = 'omerta.told';
/** So many seats of tables are kept, the latest last. */
const KEPT = 40;

type Notes = readonly (readonly [string, Told])[];

/** The note of one seat in one game of a table's series. A browser that stores nothing remembers as long as the page. */
export function browserNote(code: string, seat: number | null, game: number, storage = browserStorage()): Note {
  const key = [code, game.toString(), seat?.toString() ?? ''].join('/');
  let last: Told | null = null;
  return {
    read: () => notesIn(storage).find(([other]) => other === key)?.[1] ?? last,
    write(told) {
      last = told;
      const others = notesIn(storage).filter(([other]) => other !== key);
      storage.write(JSON.stringify([...others, [key, told]].slice(-KEPT)));
    },
  };
}

export interface Storage {
  read(): string | null;
  write(text: string): void;
}

function notesIn(storage: Storage): Notes {
  try {
    const notes: unknown = JSON.parse(storage.read() ?? '[]');
    return Array.isArray(notes) ? (notes as Notes).filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(note: unknown): boolean {
  if (!Array.isArray(note)) return false;
  const [key, told] = note as readonly unknown[];
  const known = told as Partial<Told> | null | undefined;
  return typeof key === 'string' && Number.isInteger(known?.number) && typeof known?.digest === 'string';
}

function browserStorage(): Storage {
  return {
    read() {
      try {
        return localStorage.getItem(PLACE);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        localStorage.setItem(PLACE, text);
      } catch {
        // Where nothing may be stored, the page remembers it as long as it is open.
      }
    },
  };
}
