/** The replays of one game, each pair of eyes and way of judging asked for once: a finished game does not change. */

import { api } from '../api';
import type { Replay } from '../protocol/generated';

export type Viewer = number | null;
/** Without a way the game's first. */
export type Load = (viewer: Viewer, way: string | null) => Promise<Replay>;

export function replaysOf(code: string, number: number | null): Load {
  const asked = new Map<string, Promise<Replay>>();
  return (viewer, way) => {
    const key = `${viewer ?? ''}/${way ?? ''}`;
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = api.replay(code, viewer, way, number);
    asked.set(key, answer);
    // What has failed is asked for again.
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
