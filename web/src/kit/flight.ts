/** The geometry of a piece that moves: it is drawn at its new place and flies there from the old one (FLIP). */

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What flies once, between places that carry their names in `data-spot`; `delay` in milliseconds. */
export interface Flying {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly delay: number;
}

/** How far the old place lies from the new one, centre to centre, and how much larger it was. */
export interface Flight {
  readonly dx: number;
  readonly dy: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

export function flight(from: Place, to: Place): Flight {
  return {
    dx: from.left + from.width / 2 - (to.left + to.width / 2),
    dy: from.top + from.height / 2 - (to.top + to.height / 2),
    scaleX: ratio(from.width, to.width),
    scaleY: ratio(from.height, to.height),
  };
}

export function distance(path: Flight): number {
  return Math.hypot(path.dx, path.dy);
}

/** The transform with a share `left` of the way still to go: 1 at the old place, 0 at the new one. */
export function transformAt(path: Flight, left: number): string {
  const scaleX = 1 + (path.scaleX - 1) * left;
  const scaleY = 1 + (path.scaleY - 1) * left;
  return `translate(${round(path.dx * left)}px, ${round(path.dy * left)}px) scale(${round(scaleX)}, ${round(scaleY)})`;
}

/** The corners of a way over several fields, as shares of its length; a piece stops at none of them. */
export function milestones(places: readonly Place[]): readonly number[] {
  const steps = places.slice(1).map((place, index) => {
    const before = places[index];
    return before === undefined ? 0 : distance(flight(before, place));
  });
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let walked = 0;
  return [0, ...steps.map((step) => (whole === 0 ? 1 : (walked += step) / whole))];
}

function ratio(old: number, now: number): number {
  return now === 0 ? 1 : old / now;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
