/** Slips of paper that appear for a moment: what went well, what was refused and by which rule. */

import { paths } from '../router.svelte';
import { SHARED_TEXTS, t, texts } from '../text';
import type { Circle } from '../text/render';
import type { Problem } from '../protocol/generated';
import { Refusal } from '../api';

export interface Slip {
  readonly id: number;
  readonly kind: 'note' | 'refusal';
  /** Asked for when it is shown: its words may still be on their way. */
  readonly text: () => string;
  /** The rule that refuses, and where it is written. */
  readonly rule?: string | undefined;
  readonly href?: string | undefined;
}

const STAYS = { note: 4000, refusal: 9000 };

class Toasts {
  slips = $state.raw<readonly Slip[]>([]);
  #count = 0;

  say(text: string): void {
    this.#add({ id: ++this.#count, kind: 'note', text: () => text });
  }

  /** `names` are those of the seats, where the refusal may speak of them. */
  refuse(problem: Problem, game: string = SHARED_TEXTS, names: readonly string[] = []): void {
    const rule = problem.rule ?? undefined;
    const href = rule && game ? paths.rules(game, rule) : undefined;
    this.#add({
      id: ++this.#count,
      kind: 'refusal',
      text: () => refusalSentence(problem, game, { names }),
      rule,
      href,
    });
  }

  /** What a call of the server failed with; anything but a refusal is our own mistake and goes on. */
  failed(error: unknown, game: string = SHARED_TEXTS): void {
    if (!(error instanceof Refusal)) throw error;
    this.refuse(error.problem, game);
  }

  drop(id: number): void {
    this.slips = this.slips.filter((slip) => slip.id !== id);
  }

  #add(slip: Slip): void {
    this.slips = [...this.slips.slice(-2), slip];
    setTimeout(() => this.drop(slip.id), STAYS[slip.kind]);
  }
}

/** The reason in the game's words, else in the shared ones, else in the client's own. */
export function refusalSentence(problem: Problem, game: string = SHARED_TEXTS, circle: Circle = { names: [] }): string {
  if (problem.key === 'unreached') return t('refusal-unreached');
  return texts(game).refusal(problem, circle);
}

export const toasts = new Toasts();
