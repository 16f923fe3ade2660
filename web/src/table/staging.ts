/**
 * How a game is shown while it goes on: `staging.ts` in its folder says how long somebody looks at what happens, and
 * what is a scene. The film (`film.svelte.ts`) plays it, the same way in every game.
 */

import type { Sound } from '../kit/sound';
import type { AnyEvent } from '../protocol/generated';
import type { GameEvent, Gloss, Told, View } from './game';

/** A part of a scene. On a beat that rests, whoever skips the scene arrives; then it goes on by itself after a while. */
export interface Beat {
  readonly milliseconds: number;
  readonly rests?: boolean;
}

/** A scene in what has just happened. */
export interface SceneScript {
  /** The number of its first event: what comes before it is shown before. */
  readonly from: number;
  readonly beats: readonly Beat[];
  /** The board stays as it was until the scene is over; otherwise it is the board that plays it. */
  readonly isBefore: boolean;
}

/** What has just happened: its events, everything told so far with them, and how things are afterwards. */
export interface Happened<V extends View = View, E extends GameEvent = GameEvent> {
  readonly fresh: readonly Told<E>[];
  readonly told: readonly Told<E>[];
  readonly view: V;
}

export interface Staging<V extends View = View, E extends GameEvent = GameEvent> {
  /** By the tag of an event: how many milliseconds it is looked at, at the normal pace. Else as usual. */
  readonly looks?: Readonly<Partial<Record<E['event'], number>>>;
  /** Where that hangs on more than the tag. */
  look?(event: E): number | undefined;
  /** Null: nothing that has just happened is a scene. */
  scene?(happened: Happened<V, E>): SceneScript | null;
  /** By the tag of an event: what is heard with it, by whoever wants to hear something. */
  readonly sounds?: Readonly<Partial<Record<E['event'], Sound>>>;
  /**
   * The names (`data-spot`) of what an event is about on the board: the strip of moves points at them. Without it
   * `seat-<number>` of whoever has done it.
   */
  spots?(event: E): readonly string[];
}

/** The scene that is on, as a board is handed it. */
export interface Scene<V extends View = View, E extends GameEvent = GameEvent, G extends Gloss = Gloss> {
  /** What happens in it. */
  readonly fresh: readonly Told<E>[];
  /** All that will have been told, and how things are, when it is over. */
  readonly told: readonly Told<E>[];
  readonly view: V;
  readonly gloss: G;
  /** Which of its beats is on. */
  readonly beat: number;
  readonly isResting: boolean;
}

export const USUAL_LOOK = 900;
/** However much has happened at once, nobody looks at it longer. */
export const LONGEST_LOOK = 3_600;

/** What the film knows of the game that it shows, and of whoever looks on. */
export interface Direction {
  lookAt(event: AnyEvent): number;
  sceneIn(happened: Happened): SceneScript | null;
  /** Who has done it: somebody at this device, somebody else, or nobody in particular. */
  whose(event: AnyEvent): 'own' | 'foreign' | 'nobody';
}

/** For a table whose game is not known yet. */
export const PLAIN: Direction = {
  lookAt: () => USUAL_LOOK,
  sceneIn: () => null,
  whose: () => 'foreign',
};
