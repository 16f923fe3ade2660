/** One turn in one sentence: "Bruno zieht, legt eine Kurve auf f3 und fährt bis h3." Which events can be told so, the
 * game says (`GameMeta.deed`). */

import type { GameEvent, GameMeta, Say } from './game';

/** An event of a line, its own sentence, and what it is within a sentence about the whole turn. */
interface Part {
  readonly event: GameEvent;
  readonly sentence: string;
  readonly deed: string | null;
}

/** The events of one line, told: deeds that follow each other are one sentence, the rest keeps its own. */
export function toldTogether(events: readonly GameEvent[], meta: GameMeta, say: Say): readonly string[] {
  const parts = events.map((event) => ({
    event,
    sentence: say.event(event),
    deed: meta.deed?.(event, events, say) ?? null,
  }));
  return runsOf(parts).map((run) => sentenceOf(run, say));
}

/** Whether one goes on from the other in a sentence. */
export function goOn(events: readonly GameEvent[], next: GameEvent, meta: GameMeta, say: Say): boolean {
  const [last, turn] = [events.at(-1), [...events, next]];
  if (last === undefined || meta.deed === undefined) return false;
  return meta.deed(last, turn, say) !== null && meta.deed(next, turn, say) !== null;
}

function runsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (part.deed !== null && run?.at(-1)?.deed != null) run.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** An empty deed is told by the others. */
function sentenceOf(run: readonly Part[], say: Say): string {
  const [first] = run;
  if (first === undefined || run.length === 1) return first?.sentence ?? '';
  const deeds = run.flatMap(({ deed }) => deed || []);
  return say.deeds(first.event, deeds);
}
