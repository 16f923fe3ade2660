/**
 * One connection to a table: the first word, numbers for messages, and coming back after it is lost.
 *
 * What changes the table (an action, a vote, a word) stays in the outbox until the server has answered it, and is
 * sent again with the same id after a reconnect; a repeated id is a no-op there. Pointing and asking are not repeated.
 */

import type { ClientMessage, ServerMessage, Told } from './generated';
import { browserNote, type Note } from './note';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** As much of a WebSocket as is used here, so that tests can hand in their own. */
export interface Port {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Listener {
  /** The number of the last frame that has arrived, or null before the first. */
  last(): number | null;
  /** What was told last, also if the frames themselves are gone with the page. */
  known(): Told | null;
  hear(message: ServerMessage): void;
}

export interface Wiring {
  dial(): Port;
  /** Runs something later; returns how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
  /** Outlives the page. */
  readonly note: Note;
  /** The secret by which a shared screen is let in. */
  readonly screen?: string;
  /** A number in [0, 1): spreads the clients that come back after a restart. */
  spread(): number;
}

type WithId = Extract<ClientMessage, { id: string }>;
/** A message without the id, which the socket makes. */
export type Question = WithId extends infer M ? (M extends WithId ? Omit<M, 'id'> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The server will not have us: the table is gone, or the seat is not ours. Trying again is no use. */
const FINAL_CODES: readonly number[] = [1008, 4403, 4404, 4409];
const REPEATED: readonly string[] = ['act', 'say', 'phrase', 'report', 'vote', 'undo', 'cast'];

export class TableSocket {
  link = $state<Link>('connecting');
  /** Tries since the connection was lost. */
  tries = $state(0);

  readonly #listener: Listener;
  readonly #wiring: Wiring;
  #outbox: readonly WithId[] = [];
  #port: Port | null = null;
  #isGreeted = false;
  #callOff: () => void = () => undefined;

  constructor(listener: Listener, wiring: Wiring) {
    this.#listener = listener;
    this.#wiring = wiring;
  }

  start(): void {
    const port = this.#wiring.dial();
    this.#port = port;
    this.#isGreeted = false;
    port.onopen = () => {
      const { screen } = this.#wiring;
      this.#post({
        type: 'hello',
        after: this.#listener.last(),
        told: this.#listener.known(),
        ...(screen !== undefined && { screen }),
      });
    };
    port.onmessage = (event) => {
      if (port === this.#port) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    port.onclose = (event) => {
      if (port === this.#port) this.#lose(event.code);
    };
  }

  /** Leaves for good. */
  stop(): void {
    this.#drop();
    this.link = 'closed';
  }

  /** Asks for what is missing by dialling again with the last number. */
  resync(): void {
    if (this.link === 'closed') return;
    this.#drop();
    this.link = 'lost';
    this.start();
  }

  /** The browser says that the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.link === 'lost') this.resync();
  }

  /** Sends a message under a new id, at once or as soon as there is a connection. */
  ask(question: Question): string {
    const message = { ...question, id: crypto.randomUUID() } as WithId;
    if (REPEATED.includes(message.type)) this.#outbox = [...this.#outbox, message];
    if (this.#isGreeted) this.#post(message);
    return message.id;
  }

  isWaiting(id: string): boolean {
    return this.#outbox.some((message) => message.id === id);
  }

  #hear(message: ServerMessage): void {
    this.#watch();
    if ((message.type === 'accepted' || message.type === 'refused') && message.id !== null) {
      this.#outbox = this.#outbox.filter((waiting) => waiting.id !== message.id);
    }
    this.#listener.hear(message);
    // Before the deal the table itself is all there is to tell.
    if ((message.type === 'welcome' || message.type === 'table') && !this.#isGreeted) this.#greeted();
  }

  #greeted(): void {
    this.#isGreeted = true;
    this.link = 'open';
    this.tries = 0;
    for (const message of this.#outbox) this.#post(message);
  }

  #post(message: ClientMessage): void {
    this.#port?.send(JSON.stringify(message));
  }

  /** Every sign of life puts the next question off; silence after it means the line is dead. */
  #watch(): void {
    this.#callOff();
    this.#callOff = this.#wiring.later(PING_EVERY, () => {
      this.#post({ type: 'ping' });
      this.#callOff = this.#wiring.later(PONG_WITHIN, () => {
        this.resync();
      });
    });
  }

  #lose(code: number): void {
    this.#drop();
    if (FINAL_CODES.includes(code)) {
      this.link = 'closed';
      return;
    }
    this.link = 'lost';
    this.#callOff = this.#wiring.later(this.#wait(), () => {
      this.start();
    });
    this.tries += 1;
  }

  #wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    return longest * (0.5 + this.#wiring.spread() / 2);
  }

  #drop(): void {
    this.#callOff();
    const port = this.#port;
    this.#port = null;
    this.#isGreeted = false;
    port?.close();
  }
}

/** Where the socket of a seat is, or of somebody who looks on; `game` is the number of the game of the series. */
export function socketPath(code: string, seat: number | null, game: number): string {
  const own = seat === null ? '' : `&seat=${seat.toString()}`;
  return `/api/tables/${code}/socket?game=${game.toString()}${own}`;
}

/** The real thing: a WebSocket to this server. */
export function browserWiring(code: string, seat: number | null, game: number, screen?: string): Wiring {
  return {
    dial() {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const asScreen = screen === undefined ? '' : '&screen=1';
      return new WebSocket(`${scheme}://${location.host}${socketPath(code, seat, game)}${asScreen}`);
    },
    ...(screen !== undefined && { screen }),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    isHidden: () => document.hidden,
    note: browserNote(code, seat, game),
    spread: Math.random,
  };
}
