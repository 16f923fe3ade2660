/** What a player has picked up but not yet done. Board and rail share it; a game adds what can be picked. */

export abstract class Intent {
  #moment = '';

  /** Lets go of everything that belongs to one moment. */
  abstract drop(): void;

  /** A new moment: what was picked before means nothing any more. */
  follow(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.drop();
  }
}

/** What is held after a press: the thing pressed, or nothing if it was held already. */
export function toggled<T>(held: T | null, pressed: T): T | null {
  return held === pressed ? null : pressed;
}
