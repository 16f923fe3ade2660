/** Who sits where in the next game, as the host puts it: for each new seat the seat before. */

export class Places {
  order = $state.raw<readonly number[]>([]);

  constructor(seats: number) {
    this.order = Array.from({ length: seats }, (_, seat) => seat);
  }

  /** Changes places with the neighbour before (-1) or after (1); at the ends nothing happens. */
  move(place: number, by: -1 | 1): void {
    const [one, other] = [this.order[place], this.order[place + by]];
    if (one === undefined || other === undefined) return;
    this.order = this.order.with(place, other).with(place + by, one);
  }
}
