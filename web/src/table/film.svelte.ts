/**
 * The film between what has arrived and what the page shows. The server's order stays as it is; the moves of others are
 * shown one after the other, a scene is seen to its end before the log tells it, and then the decision opens.
 *
 * It only ever delays what has been told, so it betrays nothing.
 */

import { settings } from '../settings/settings.svelte';
import { toldIn, voided } from './frames';
import { eventsOf, lengthOf, ownTakesOf, takesOf, type Shot, type Take } from './shots';
import { PLAIN, type Direction, type Scene } from './staging';
import { Wait, type Later } from './wait';

/** What the film needs from outside: somebody who wakes it, eyes, and how long it may take at most. */
export interface Projector {
  readonly later: Later;
  isHidden(): boolean;
  /** Milliseconds until the next decision must be open. */
  leeway(): number;
  /** Everything has been shown. */
  ended(): void;
}

/** So many takes behind, the film hurries; so many, and it is summed up. */
const CROWDED = 5;
const TOO_MANY = 14;
const MOST_STEPS = 30;

export class Film {
  direction: Direction = PLAIN;
  /** What the board shows. */
  shot = $state.raw<Shot | null>(null);
  /** What the log has told. */
  told = $state.raw<Shot | null>(null);
  /** What others have done since one's own last move, oldest first. */
  steps = $state.raw<readonly Shot[]>([]);
  /** So many of the steps nobody has seen: they came while the page was hidden, or too many at once. */
  missed = $state(0);

  #takes = $state.raw<readonly Take[]>([]);
  #on = $state.raw<Take | null>(null);
  /** The beat of the scene that is on; once it is over, the number of its beats. */
  #beat = $state(0);
  /** One has moved since: the next step of somebody else is the first of a new row. */
  #isNewRow = true;
  readonly #projector: Projector;
  readonly #wait: Wait;

  readonly isPlaying = $derived(this.#on !== null);
  readonly waiting = $derived(this.#takes.length);
  readonly scene = $derived.by<Scene | null>(() => {
    const [take, beat] = [this.#on, this.#beat];
    if (take === null || beat >= take.beats.length) return null;
    const { shot, beats } = take;
    const told = toldIn(shot.frames, voided(shot.frames));
    const { view, gloss } = shot;
    return { fresh: eventsOf(shot), told, view, gloss, beat, isResting: beats[beat]?.rests === true };
  });

  constructor(projector: Projector) {
    this.#projector = projector;
    this.#wait = new Wait(projector.later);
  }

  /**
   * The next moment of the table. `cause`: it follows from one's own answer, or one is in the middle of a decision that
   * it leaves as it is; then it is shown at once.
   */
  add(shot: Shot, cause: 'own' | 'aside' | 'other' = 'other'): void {
    const before = this.#takes.at(-1)?.shot ?? this.#on?.shot ?? this.shot;
    if (before === null) return this.begin(shot);
    const takes = (cause === 'own' ? ownTakesOf : takesOf)(shot, before, this.direction);
    this.#takes = [...this.#takes, ...(cause === 'aside' ? takes.map((take) => ({ ...take, look: 0 })) : takes)];
    if (shot.fresh.some(({ frame }) => frame === 'undone')) this.#takeBack();
    else if (this.#projector.isHidden() || this.#takes.length > TOO_MANY) this.catchUp();
    else if (this.#on === null) this.#next();
    else this.#hasten();
  }

  /** The table as somebody finds it who comes in; what was told until then is not played. */
  begin(shot: Shot): void {
    this.stop();
    this.shot = this.told = shot;
    this.#next();
  }

  /** What has happened while nobody could see it, as far as the log knows it. */
  resume(shot: Shot): void {
    this.#takes = [...this.#takes, ...takesOf(shot, shot, this.direction)];
    this.catchUp();
  }

  /** Everything at once, and a sum of it. */
  catchUp(): void {
    const takes = [...(this.#on === null || this.told === this.#on.shot ? [] : [this.#on]), ...this.#takes];
    this.stop();
    for (const take of takes) this.#note(take);
    this.missed += takes.filter(({ isForeign }) => isForeign).length;
    const last = takes.at(-1);
    // Nothing flies any more; the log has its news all the same.
    if (last) this.shot = { ...last.shot, fresh: [] };
    if (last) this.told = { ...last.shot, fresh: takes.flatMap(({ shot }) => shot.fresh) };
    this.#next();
  }

  /** What is taken back is neither played nor summed up. */
  #takeBack(): void {
    this.catchUp();
    this.steps = [];
    this.missed = 0;
  }

  /** Enough of what is on: the next beat, or the next move. */
  hurry(): void {
    this.#wait.hurry();
  }

  /** Over with the scene, down to where it rests; without one, with everything up to the next scene. */
  skip(): void {
    const take = this.#on;
    if (take === null) return;
    const rest = take.beats.findIndex(({ rests }, beat) => rests === true && beat > this.#beat);
    if (this.scene === null) {
      this.#takes = this.#takes.map((next) => (next.beats.length > 0 ? next : { ...next, look: 0 }));
      this.hurry();
    } else if (rest < 0) this.#play(take, take.beats.length);
    else this.#play(take, rest);
  }

  #next(): void {
    const [take, ...rest] = this.#takes;
    this.#takes = rest;
    this.#on = take ?? null;
    if (take === undefined) this.#projector.ended();
    else this.#play(take, 0);
  }

  #play(take: Take, beat: number): void {
    this.#wait.callOff();
    this.#beat = beat;
    const on = take.beats[beat];
    if (on === undefined) return this.#show(take);
    if (!take.isBefore) this.shot = take.shot;
    this.#lookFor(on.milliseconds, () => this.#play(take, beat + 1));
  }

  #show(take: Take): void {
    this.shot = this.told = take.shot;
    this.#note(take);
    this.#lookFor(take.look, () => this.#next());
  }

  #note(take: Take): void {
    if (take.isForeign) {
      this.steps = this.#isNewRow ? [take.shot] : [...this.steps, take.shot].slice(-MOST_STEPS);
      if (this.#isNewRow) this.missed = 0;
      this.#isNewRow = false;
    } else if (take.isOwn) this.#isNewRow = true;
  }

  #lookFor(milliseconds: number, then: () => void): void {
    this.#wait.for(milliseconds * this.#speed(milliseconds), then);
  }

  /** Something has come meanwhile for which there may be less time than was thought. */
  #hasten(): void {
    const { left } = this.#wait;
    const share = left === null ? 1 : this.#within(left + this.#ahead());
    if (share < 1) this.#wait.shorten(share);
  }

  /** The share of the normal length that a part of `milliseconds` gets: by the pace, and by the time there is. */
  #speed(milliseconds: number): number {
    const { pacing } = settings;
    return pacing * this.#within(milliseconds * pacing + this.#ahead());
  }

  #within(length: number): number {
    const crowded = this.#takes.length > CROWDED ? 0.5 : 1;
    return Math.min(crowded, length <= 0 ? 1 : this.#projector.leeway() / length);
  }

  /** What is still to come after the part that is on. */
  #ahead(): number {
    const on = this.#on;
    const rest = on === null || this.#beat >= on.beats.length ? 0 : lengthOf(on, this.#beat + 1);
    return this.#takes.reduce((sum, take) => sum + lengthOf(take), rest) * settings.pacing;
  }

  /** Nothing of it is shown any more. */
  stop(): void {
    this.#wait.callOff();
    this.#takes = [];
    this.#on = null;
    this.#beat = 0;
  }
}
