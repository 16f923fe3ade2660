/** A server for tests that says what it is told to say, and a clock that is turned by hand. */

import type {
  AnyAction,
  ClientMessage,
  Frame,
  ServerMessage,
  Standing,
  TableInfo,
  Told,
  Update,
  Welcome,
} from './generated';
import type { Note } from './note';
import type { Port, Wiring } from './socket.svelte';

export class FakePort implements Port {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  onopen: Port['onopen'] = null;
  onmessage: Port['onmessage'] = null;
  onclose: Port['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.(new Event('open'));
  }

  tell(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  cut(code = 1006): void {
    this.onclose?.(new CloseEvent('close', { code }));
  }

  types(): readonly string[] {
    return this.sent.map((message) => message.type);
  }
}

export class FakeNote implements Note {
  told: Told | null = null;

  read(): Told | null {
    return this.told;
  }

  write(told: Told): void {
    this.told = told;
  }
}

export class FakeServer implements Wiring {
  readonly note = new FakeNote();
  readonly ports: FakePort[] = [];
  isOutOfSight = false;
  #timers: { readonly due: number; readonly run: () => void }[] = [];
  #now = 0;

  dial(): Port {
    const port = new FakePort();
    this.ports.push(port);
    return port;
  }

  later(milliseconds: number, run: () => void): () => void {
    const timer = { due: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  isHidden(): boolean {
    return this.isOutOfSight;
  }

  spread(): number {
    return 0.999_999;
  }

  /** Lets time pass, and what is due happen in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.due <= end).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) break;
      this.#now = next.due;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
    }
    this.#now = end;
  }

  /** The connection that is used now. */
  get port(): FakePort {
    const port = this.ports.at(-1);
    if (port === undefined) throw new Error('nobody has dialled');
    return port;
  }
}

export const TABLE: TableInfo = {
  code: 'ABCDE',
  game: 'demo',
  options: {},
  seats: [],
  phase: 'playing',
  host: true,
  host_name: null,
  turn: false,
  listed: false,
  spectators: true,
  coach: 'off',
  board: {},
  learn: false,
  lesson: false,
  tempo: 'unhurried',
  bank: 900,
  increment: 20,
  together: 60,
  hours: 24,
  clock: null,
  lengths: {},
  series: { number: 1, games: 1, points: [], places: false },
  watching: 0,
  created: 0,
  replay: false,
  away: 'ask',
  locked: false,
  unfinished: false,
  deeds: [],
  rematch: null,
  screens: 0,
};

export function standing(changes: Partial<Standing> = {}): Standing {
  return {
    decisions: [],
    groups: [],
    deadlines: [],
    banks: [],
    paused_at: null,
    lost: false,
    host_paused: false,
    absences: [],
    votes: [],
    voices: [],
    held: [],
    ballot: null,
    cast: null,
    undo: null,
    ...changes,
  };
}

export function event(number: number): Frame {
  return { frame: 'event', number, at: number * 1000, event: { event: 'drew' } };
}

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  const frames = changes.frames ?? [event(1), event(2)];
  return {
    type: 'welcome',
    seat: 0,
    number: frames.at(-1)?.number ?? 0,
    digest: '0.aa',
    now: 0,
    view: { you: 0, beat: 2, waiting: [0] },
    gloss: {},
    standing: standing(),
    groups: {},
    frames,
    table: TABLE,
    ...changes,
  };
}

export function update(changes: Partial<Update> = {}): Update {
  const plain = { frames: [], digest: '0.bb', now: 0, view: {}, gloss: {}, standing: standing(), groups: {} };
  return { type: 'update', ...plain, ...changes };
}

export const DRAW: AnyAction = { do: 'draw' };
export const PASS: AnyAction = { do: 'pass' };
