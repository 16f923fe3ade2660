/**
 * Press and hold to confirm. Who cannot hold presses twice: a short key press, or a press by assistive technology, arms
 * the button and the next one confirms. A short touch only shows that holding is meant.
 */

/** `--d-hold`, the same with reduced motion. */
export const HOLD = 700;
const ARMED = 5000;

export class Hold {
  holding = $state(false);
  armed = $state(false);
  #confirm: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger or a mouse has been here: the click that follows is theirs. */
  #touched = false;

  constructor(confirm: () => void) {
    this.#confirm = confirm;
  }

  begin(touch: boolean): void {
    if (this.holding) return;
    this.#touched = touch;
    this.holding = true;
    this.#after(HOLD, () => this.#done());
  }

  /** Let go, or slipped off. A short key press counts as a press; a short touch does not. */
  end(): void {
    if (!this.holding) return;
    this.holding = false;
    if (this.#touched) this.disarm();
    else this.#press();
  }

  /** A click that no hold belongs to. */
  clicked(): void {
    if (!this.#touched) this.#press();
    this.#touched = false;
  }

  disarm(): void {
    clearTimeout(this.#timer);
    this.holding = false;
    this.armed = false;
  }

  #press(): void {
    if (this.armed) return this.#done();
    this.armed = true;
    this.#after(ARMED, () => this.disarm());
  }

  #done(): void {
    this.disarm();
    this.#confirm();
  }

  #after(delay: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, delay);
  }
}
