/** Runs through something in ten seconds: play, pause, any moment by hand. With reduced motion it stands at its end. */

const LENGTH = 10_000;

export class Film {
  /** From 0 to 1. */
  share = $state(1);
  isRunning = $state(false);
  #last: number | null = null;

  /** From the beginning again, if the end is reached. */
  play(): void {
    if (this.share >= 1) this.share = 0;
    this.isRunning = true;
    this.#last = null;
  }

  pause(): void {
    this.isRunning = false;
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.play();
  }

  /** To a moment of one's own choice: there it stands. */
  go(share: number): void {
    this.pause();
    this.share = share;
  }

  /** A picture of the screen, at its time in milliseconds. */
  tick(now: number): void {
    if (!this.isRunning) return;
    this.share = Math.min(1, this.share + (now - (this.#last ?? now)) / LENGTH);
    this.#last = now;
    if (this.share >= 1) this.pause();
  }
}
