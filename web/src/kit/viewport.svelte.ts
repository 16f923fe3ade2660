/** Fingers on the board: one moves it, two bring it nearer. A touch that stays where it is remains a tap. */

import { between, distance, FARTHEST, fingerScale, kept, stepped, within, type Place } from './zoom';

/** What is moved: a window that scrolls over the board. */
export interface Window {
  readonly scrollLeft: number;
  readonly scrollTop: number;
  readonly left: number;
  readonly top: number;
}

interface Finger {
  readonly id: number;
  readonly at: Place;
}

/** So many pixels are still a tap. */
const SLACK = 9;

export class Fingers {
  scale = $state(FARTHEST);
  /** What comes to the middle next, in fields. */
  goal = $state.raw<Place | null>(null);
  /** How wide a field is in pixels when the whole board is in sight. */
  field = 0;
  /** A finger has moved the board: the click that follows picks nothing. */
  hasMoved = false;
  #down: readonly Finger[] = [];
  #first: Place = { x: 0, y: 0 };

  get count(): number {
    return this.#down.length;
  }

  /** Nearer or farther, with this place in the middle. From far it comes as near as a finger needs it. */
  zoom(direction: 1 | -1, at: Place): void {
    const isFar = this.scale === FARTHEST;
    this.scale = direction > 0 && isFar ? fingerScale(this.field) : stepped(this.scale, direction);
    this.goal = { ...at };
  }

  press(id: number, at: Place): void {
    if (this.#down.length === 0) {
      this.hasMoved = false;
      this.#first = at;
    }
    this.#down = [...this.#down.filter((finger) => finger.id !== id), { id, at }];
  }

  release(id: number): void {
    this.#down = this.#down.filter((finger) => finger.id !== id);
  }

  /** Where the window stands afterwards, or null if nothing moves. */
  move(id: number, at: Place, window: Window): Place | null {
    const before = this.#down.find((finger) => finger.id === id)?.at;
    if (before === undefined) return null;
    const other = this.#down.find((finger) => finger.id !== id)?.at;
    if (other === undefined && !this.hasMoved && distance(at, this.#first) < SLACK) return null;
    this.hasMoved = true;
    this.#down = this.#down.map((finger) => (finger.id === id ? { id, at } : finger));
    const scroll = { x: window.scrollLeft, y: window.scrollTop };
    if (other === undefined) return { x: scroll.x + before.x - at.x, y: scroll.y + before.y - at.y };
    return this.#pinch(before, at, other, scroll, window);
  }

  #pinch(before: Place, at: Place, other: Place, scroll: Place, window: Window): Place {
    const scale = within((this.scale * distance(at, other)) / Math.max(1, distance(before, other)));
    const [was, is] = [between(before, other), between(at, other)];
    const under = { x: was.x - window.left, y: was.y - window.top };
    const next = kept(scroll, under, this.scale, scale);
    this.scale = scale;
    return { x: next.x + was.x - is.x, y: next.y + was.y - is.y };
  }
}
