/**
 * What one seat, or one spectator, knows of a table: the view merged, the log, the menu, the standing of things.
 *
 * View, gloss, log and decisions are those that the film has come to; the socket and the clocks keep to what has arrived.
 */

import type { Action, Decision, Group, HouseHint, View } from '../table/game';
import { Film } from '../table/film.svelte';
import { faded, isSame, join, toldIn, voided } from '../table/frames';
import type { Shot } from '../table/shots';
import type {
  AbsenceChoice,
  AnyAction,
  AnyEvent,
  AnyGloss,
  Coached,
  Deadline,
  Estimate,
  EventFrame,
  Frame,
  Hint,
  OwnHeld,
  Problem,
  ReportedMessage,
  ServerMessage,
  Spoken,
  Standing,
  TableInfo,
  Text,
  Told,
  Update,
  VoteKind,
  Welcome,
} from './generated';
import { TableSocket, type Wiring } from './socket.svelte';

const POINTED_FOR = 2_500;
/** So much of the time that is left on a clock the film may take. */
const FILM_SHARE = 0.25;

export interface Refusal {
  readonly problem: Problem;
  /** What was refused, where it was an action. */
  readonly action: Action | null;
}

/** An action that the server has not answered yet. */
interface Underway {
  readonly id: string;
  readonly decision: number;
  readonly action: Action;
}

export interface OpenHint extends Omit<HouseHint, 'why' | 'about'> {
  readonly why: Text;
}

export class TableState {
  readonly seat: number | null;
  readonly socket: TableSocket;
  readonly film: Film;

  table = $state.raw<TableInfo | null>(null);
  standing = $state.raw<Standing | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<OpenHint | null>(null);
  coached = $state.raw<Coached | null>(null);
  /** What was said beside the game, as far as one hears it here. */
  words = $state.raw<readonly Spoken[]>([]);
  /** What was shown to the host, for the host alone. */
  reports = $state.raw<readonly ReportedMessage[]>([]);
  pointed = $state.raw<{ readonly seat: number; readonly at: string } | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = $state(0);

  /** What the game tells only once. */
  isFleeting: (event: AnyEvent) => boolean = () => false;

  /** How things are by the last message. */
  #now: Shot | null = null;
  /** When the present question must be open. */
  #openBy = Infinity;
  #catalogue = $state.raw<Readonly<Record<string, readonly AnyAction[]>>>({});
  #acts = $state.raw<readonly Underway[]>([]);
  readonly #wiring: Wiring;
  readonly #heard: () => void;

  readonly view = $derived.by<View | null>(() => this.film.shot?.view ?? null);
  /** What the rules make of the view. */
  readonly gloss = $derived.by<AnyGloss>(() => this.film.shot?.gloss ?? {});
  /** What the log has told, and the latest of it. */
  readonly frames = $derived.by<readonly Frame[]>(() => this.film.told?.frames ?? []);
  readonly fresh = $derived.by<readonly Frame[]>(() => this.film.told?.fresh ?? []);
  readonly void = $derived(voided(this.frames));
  /** All events that have made the view, and those that it was made of just now. */
  readonly told = $derived.by(() => eventsIn(this.film.shot, 'frames'));
  readonly freshlyTold = $derived.by(() => eventsIn(this.film.shot, 'fresh'));

  /** Nothing is asked before everything that led to it has been seen. */
  readonly #asked = $derived.by<Standing | null>(() => (this.film.isPlaying ? null : this.standing));
  readonly groups = $derived.by<readonly Group[]>(() =>
    (this.#asked?.groups ?? []).map((name) => ({ name, actions: this.#catalogue[name] ?? [] })),
  );
  readonly legal = $derived<readonly Action[]>(this.groups.flatMap((group) => group.actions));
  readonly decisions = $derived<readonly Decision[]>(
    (this.#asked?.decisions ?? []).map(([id, decision]) => ({ id, ...decision })),
  );
  /** What this seat has answered and the table still keeps to itself; another answer replaces it. */
  readonly held = $derived<readonly OwnHeld[]>(
    (this.#asked?.held ?? []).filter((held) => this.decisions.some((open) => open.id === held.decision)),
  );
  /** There is a question that has no answer yet. */
  readonly isAsked = $derived(unanswered(this.#asked).length > 0);
  readonly busy = $derived(this.#acts.length > 0);

  constructor(seat: number | null, wiring: Wiring, heard: () => void = () => undefined) {
    this.seat = seat;
    this.#wiring = wiring;
    this.#heard = heard;
    this.socket = new TableSocket(this, wiring);
    this.film = new Film({
      later: (milliseconds, run) => wiring.later(milliseconds, run),
      isHidden: () => wiring.isHidden(),
      leeway: () => Math.max(0, this.#openBy - Date.now()),
      ended: heard,
    });
  }

  last(): number | null {
    return this.#now?.frames.at(-1)?.number ?? null;
  }

  known(): Told | null {
    return this.#wiring.note.read();
  }

  /**
   * Answers the open decision of this kind, or the first one. Without one there is nothing to send, and an answer
   * that is on its way is not given twice.
   */
  send(action: Action, kind?: string): void {
    const decision = this.decisions.find((open) => kind === undefined || open.kind === kind);
    if (decision === undefined || this.#acts.some((act) => act.decision === decision.id)) return;
    this.refusal = null;
    // Followed or not, the advice was about the moment before.
    this.hint = null;
    const id = this.socket.ask({ type: 'act', decision: decision.id, action });
    this.#acts = [...this.#acts, { id, decision: decision.id, action }];
  }

  say(text: string): void {
    this.socket.ask({ type: 'say', text });
  }

  /** A quick phrase, by its key: everybody reads it in their own language. */
  sayPhrase(key: string): void {
    this.socket.ask({ type: 'phrase', key });
  }

  /** Shows a message to the host: a frame of this seat's, or a word said beside the game. */
  report(about: { readonly frame?: number; readonly word?: number }): void {
    this.socket.ask({ type: 'report', ...about });
  }

  point(at: string): void {
    this.socket.ask({ type: 'point', at });
  }

  /** What to do about the person who is away from this seat. */
  advise(seat: number, choice: AbsenceChoice): void {
    this.refusal = null;
    this.socket.ask({ type: 'advise', seat, choice });
  }

  vote(kind: VoteKind, value: boolean): void {
    this.refusal = null;
    this.socket.ask({ type: 'vote', kind, value });
  }

  undo(): void {
    this.refusal = null;
    this.socket.ask({ type: 'undo' });
  }

  cast(candidate: number | null): void {
    this.socket.ask({ type: 'cast', candidate });
  }

  ask(what: 'hint' | 'coach'): void {
    this.socket.ask({ type: 'ask', what });
  }

  /** With a full coach: the chance of winning after an action. */
  estimateOf(action: Action): Estimate | undefined {
    const wanted = JSON.stringify(action);
    return this.coached?.actions.find(([legal]) => JSON.stringify(legal) === wanted)?.[1];
  }

  /** Milliseconds until a clock runs out. A paused table counts from the moment of the pause. */
  left(deadline: Deadline, now: number): number {
    const moment = this.standing?.paused_at ?? now + this.offset;
    return Math.max(0, deadline.due - moment);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'pointed':
        this.#point(message);
        break;
      case 'talk':
        this.words = joinedWords(this.words, message.words);
        break;
      case 'reports':
        this.reports = message.reports;
        break;
      case 'accepted':
        this.#answered(message.id);
        break;
      case 'refused':
        this.refusal = { problem: message.problem, action: this.#actOf(message.id) };
        this.#answered(message.id);
        break;
      case 'hint':
        this.#hinted(message);
        break;
      case 'coached':
        this.coached = message;
        break;
      case 'pong':
        this.offset = message.now - Date.now();
        break;
    }
    this.#heard();
  }

  #welcome(message: Welcome): void {
    const last = this.last() ?? 0;
    const joined = join(this.#remembered(message.view.beat), message.frames);
    const known = this.#now?.frames ?? [];
    const continues = last > 0 && last <= message.number && !joined.hasGap && isSame(known, message.frames);
    const { view, gloss } = message;
    const shot = { view, gloss, frames: joined.frames, fresh: joined.fresh };
    this.#now = continues ? shot : { view, gloss, frames: message.frames, fresh: [] };
    this.table = message.table;
    this.#catalogue = message.groups;
    this.#wiring.note.write({ number: message.number, digest: message.digest });
    this.#stand(message.standing, message.now);
    if (continues) this.film.resume(this.#now);
    else this.film.begin(this.#now);
  }

  #update(message: Update): void {
    const joined = join(this.#remembered(message.view.beat), message.frames);
    if (joined.hasGap) {
      this.socket.resync();
      return;
    }
    const before = this.#now;
    if (before === null) return;
    const wasAsked = unanswered(this.#asked);
    const isOwn = this.#acts.length > 0;
    this.#now = {
      view: { ...before.view, ...message.view },
      gloss: { ...before.gloss, ...message.gloss },
      frames: joined.frames,
      fresh: joined.fresh,
    };
    this.#catalogue = { ...this.#catalogue, ...message.groups };
    if (joined.fresh.length > 0) this.coached = null;
    this.#wiring.note.write({ number: this.last() ?? 0, digest: message.digest });
    this.#stand(message.standing, message.now);
    const goesOn = unanswered(message.standing).some((id) => wasAsked.includes(id));
    this.film.add(this.#now, isOwn ? 'own' : goesOn ? 'aside' : 'other');
  }

  /** The known frames, as they are known at this beat. */
  #remembered(beat: number | undefined): readonly Frame[] {
    const { view, frames } = this.#now ?? { view: null, frames: [] };
    const isLater = beat !== undefined && view !== null && beat > view.beat;
    return isLater ? faded(frames, this.isFleeting) : frames;
  }

  #stand(standing: Standing, now: number): void {
    const isNew = numbers(standing) !== numbers(this.standing);
    if (isNew) this.hint = null;
    this.standing = standing;
    this.offset = now - Date.now();
    if (isNew) this.#openBy = Date.now() + this.#leeway(standing);
  }

  /** The film never makes anybody miss a clock: so long it may take at most. */
  #leeway(standing: Standing): number {
    if (unanswered(standing).length === 0) return Infinity;
    const own = standing.deadlines.filter(({ clock }) => this.seat !== null && clock.seats.includes(this.seat));
    return Math.min(Infinity, ...own.map((deadline) => this.left(deadline, Date.now()) * FILM_SHARE));
  }

  #answered(id: string | null): void {
    this.#acts = this.#acts.filter((act) => act.id !== id);
  }

  #actOf(id: string | null): Action | null {
    return this.#acts.find((act) => act.id === id)?.action ?? null;
  }

  #hinted(message: Hint): void {
    this.hint = { action: message.action, why: message.why };
  }

  #point(message: { readonly seat: number; readonly at: string }): void {
    const pointed = { seat: message.seat, at: message.at };
    this.pointed = pointed;
    this.#wiring.later(POINTED_FOR, () => {
      if (this.pointed === pointed) this.pointed = null;
    });
  }
}

/** A word that is told again is the same word. */
function joinedWords(known: readonly Spoken[], told: readonly Spoken[]): readonly Spoken[] {
  const fresh = told.filter(({ number }) => !known.some((word) => word.number === number));
  return [...known, ...fresh].sort((one, other) => one.number - other.number);
}

/** The numbers of the open decisions that have no answer. */
function unanswered(standing: Standing | null): readonly number[] {
  const { decisions = [], held = [] } = standing ?? {};
  return decisions.map(([id]) => id).filter((id) => !held.some(({ decision }) => decision === id));
}

function eventsIn(shot: Shot | null, which: 'frames' | 'fresh'): readonly EventFrame[] {
  return shot === null ? [] : toldIn(shot[which], voided(shot.frames));
}

/** The open decisions by their numbers: others mean that a hint is out of date. */
function numbers(standing: Standing | null): string {
  return (standing?.decisions ?? []).map(([id]) => id).join();
}
