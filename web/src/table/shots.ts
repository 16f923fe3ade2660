/** What has arrived, cut into shots: how the table stands after each of them, and how long it is looked at. */

import type { AnyGloss, Frame } from '../protocol/generated';
import { toldIn, voided } from './frames';
import type { View } from './game';
import { LONGEST_LOOK, type Beat, type Direction } from './staging';

/** The table at one moment: its view, all frames until then, and those that have made the moment. */
export interface Shot {
  readonly view: View;
  readonly gloss: AnyGloss;
  readonly frames: readonly Frame[];
  readonly fresh: readonly Frame[];
}

/** A shot as it is played: first the beats of its scene, if it has one, then the shot itself for a while. */
export interface Take {
  readonly shot: Shot;
  readonly beats: readonly Beat[];
  readonly isBefore: boolean;
  /** Milliseconds at the normal pace. */
  readonly look: number;
  /** Somebody else has done something in it that is worth a look. */
  readonly isForeign: boolean;
  readonly isOwn: boolean;
}

/** Its events, as far as none is taken back. */
export function eventsOf({ frames, fresh }: Shot) {
  return toldIn(fresh, voided(frames));
}

/** So long one sees what a scene has led to, before anything is asked. */
export const AFTER_SCENE = 600;

/** What somebody does with an answer of their own in it is theirs, whoever it is about, and shown at once. */
export function ownTakesOf(shot: Shot, before: Shot, direction: Direction): readonly Take[] {
  return takesOf(shot, before, { ...direction, whose: () => 'own' });
}

/** What leads up to a scene is a take of its own, in which the board stands as `before`. */
export function takesOf(shot: Shot, before: Shot, direction: Direction): readonly Take[] {
  const events = eventsOf(shot);
  const script = direction.sceneIn({ fresh: events, told: toldIn(shot.frames, voided(shot.frames)), view: shot.view });
  if (script === null) return [plain(shot, direction)];
  const { from, beats, isBefore } = script;
  const isEarlier = (frame: Frame) => frame.number < from;
  const scene = plain({ ...shot, fresh: shot.fresh.filter((frame) => !isEarlier(frame)) }, direction);
  const played = { ...scene, beats, isBefore, look: AFTER_SCENE };
  const early = shot.fresh.filter(isEarlier);
  if (early.length === 0) return [played];
  return [plain({ ...before, frames: shot.frames.filter(isEarlier), fresh: early }, direction), played];
}

/** What follows by itself from one's own move is looked at no longer than the move. */
function plain(shot: Shot, direction: Direction): Take {
  const events = eventsOf(shot).map(({ event }) => ({ look: direction.lookAt(event), whose: direction.whose(event) }));
  const isOwn = events.some(({ whose }) => whose === 'own');
  const foreign = events.filter(({ whose }) => whose === 'foreign' || (whose === 'nobody' && !isOwn));
  const look = foreign.reduce((sum, { look }) => sum + look, 0);
  return { shot, beats: [], isBefore: false, look: Math.min(look, LONGEST_LOOK), isForeign: look > 0, isOwn };
}

/** How long it takes from one of its beats, at the normal pace. */
export function lengthOf({ beats, look }: Take, from = 0): number {
  return beats.slice(from).reduce((sum, { milliseconds }) => sum + milliseconds, look);
}
