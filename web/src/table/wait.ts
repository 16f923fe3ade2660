/** One thing that happens after a while, unless it is hurried, shortened or called off. */

export type Later = (milliseconds: number, run: () => void) => () => void;

export class Wait {
  readonly #later: Later;
  #on: { readonly callOff: () => void; readonly then: () => void; readonly end: number } | null = null;

  constructor(later: Later) {
    this.#later = later;
  }

  /** Milliseconds; null where nothing is waited for. */
  get left(): number | null {
    return this.#on === null ? null : Math.max(0, this.#on.end - Date.now());
  }

  /** At once where there is nothing to wait for. */
  for(milliseconds: number, then: () => void): void {
    this.callOff();
    if (milliseconds <= 0) return then();
    const run = () => {
      this.#on = null;
      then();
    };
    this.#on = { callOff: this.#later(milliseconds, run), then, end: Date.now() + milliseconds };
  }

  /** Now, and not later. */
  hurry(): void {
    const then = this.#on?.then;
    this.callOff();
    then?.();
  }

  /** A share of what is left is enough. */
  shorten(share: number): void {
    const [left, then] = [this.left, this.#on?.then];
    if (left !== null && then !== undefined) this.for(left * share, then);
  }

  callOff(): void {
    this.#on?.callOff();
    this.#on = null;
  }
}
