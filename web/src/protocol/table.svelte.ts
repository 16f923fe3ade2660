/** What one seat, or one spectator, knows of a table: the view merged, the log, the menu, the standing of things. */

import type { Action, Decision, Group, HouseHint, View } from '../table/game';
import { faded, isSame, join, toldIn, voided } from '../table/frames';
import type {
  AnyAction,
  AnyEvent,
  AnyGloss,
  Coached,
  Deadline,
  Estimate,
  Frame,
  Hint,
  OwnHeld,
  Problem,
  ServerMessage,
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

  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** What the rules make of the view. */
  gloss = $state.raw<AnyGloss>({});
  standing = $state.raw<Standing | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  fresh = $state.raw<readonly Frame[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<OpenHint | null>(null);
  coached = $state.raw<Coached | null>(null);
  pointed = $state.raw<{ readonly seat: number; readonly at: string } | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = $state(0);

  /** What the game tells only once. */
  isFleeting: (event: AnyEvent) => boolean = () => false;

  #catalogue = $state.raw<Readonly<Record<string, readonly AnyAction[]>>>({});
  #acts = $state.raw<readonly Underway[]>([]);
  readonly #wiring: Wiring;
  readonly #heard: () => void;

  readonly groups = $derived.by<readonly Group[]>(() =>
    (this.standing?.groups ?? []).map((name) => ({ name, actions: this.#catalogue[name] ?? [] })),
  );
  readonly legal = $derived<readonly Action[]>(this.groups.flatMap((group) => group.actions));
  readonly decisions = $derived<readonly Decision[]>(
    (this.standing?.decisions ?? []).map(([id, decision]) => ({ id, ...decision })),
  );
  /** What this seat has answered and the table still keeps to itself; another answer replaces it. */
  readonly held = $derived<readonly OwnHeld[]>(
    (this.standing?.held ?? []).filter((held) => this.decisions.some((open) => open.id === held.decision)),
  );
  /** There is a question that has no answer yet. */
  readonly isAsked = $derived(this.decisions.some((open) => !this.held.some((held) => held.decision === open.id)));
  readonly void = $derived(voided(this.frames));
  readonly told = $derived(toldIn(this.frames, this.void));
  readonly freshlyTold = $derived(toldIn(this.fresh, this.void));
  readonly busy = $derived(this.#acts.length > 0);

  constructor(seat: number | null, wiring: Wiring, heard: () => void = () => undefined) {
    this.seat = seat;
    this.#wiring = wiring;
    this.#heard = heard;
    this.socket = new TableSocket(this, wiring);
  }

  last(): number | null {
    return this.frames.at(-1)?.number ?? null;
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

  point(at: string): void {
    this.socket.ask({ type: 'point', at });
  }

  vote(kind: VoteKind, value: boolean): void {
    this.socket.ask({ type: 'vote', kind, value });
  }

  undo(): void {
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
    const continues = last > 0 && last <= message.number && !joined.hasGap && isSame(this.frames, message.frames);
    this.frames = continues ? joined.frames : message.frames;
    this.fresh = continues ? joined.fresh : [];
    this.view = message.view;
    this.gloss = message.gloss;
    this.table = message.table;
    this.#catalogue = message.groups;
    this.#wiring.note.write({ number: message.number, digest: message.digest });
    this.#stand(message.standing, message.now);
  }

  #update(message: Update): void {
    const joined = join(this.#remembered(message.view.beat), message.frames);
    if (joined.hasGap) {
      this.socket.resync();
      return;
    }
    this.frames = joined.frames;
    this.fresh = joined.fresh;
    if (this.view !== null) this.view = { ...this.view, ...message.view };
    this.gloss = { ...this.gloss, ...message.gloss };
    this.#catalogue = { ...this.#catalogue, ...message.groups };
    if (joined.fresh.length > 0) this.coached = null;
    this.#wiring.note.write({ number: this.last() ?? 0, digest: message.digest });
    this.#stand(message.standing, message.now);
  }

  /** The known frames, as they are known at this beat. */
  #remembered(beat: number | undefined): readonly Frame[] {
    const isLater = beat !== undefined && this.view !== null && beat > this.view.beat;
    return isLater ? faded(this.frames, this.isFleeting) : this.frames;
  }

  #stand(standing: Standing, now: number): void {
    if (numbers(standing) !== numbers(this.standing)) this.hint = null;
    this.standing = standing;
    this.offset = now - Date.now();
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

/** The open decisions by their numbers: others mean that a hint is out of date. */
function numbers(standing: Standing | null): string {
  return (standing?.decisions ?? []).map(([id]) => id).join();
}
