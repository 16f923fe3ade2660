/** A table that is about to be opened: its options, its seats and what is agreed about it. */

import type { BoardSetting, ClockForm, GameCard, NewTable, SeatKind, SeatWish, WhenAway } from '../protocol/generated';
import { OptionSheet } from './options.svelte';

export const TEMPOS = ['unhurried', 'evening', 'by_the_way'] as const;
/** Hours awake for a move of a table that runs by the way. */
export const HOURS = [8, 24, 48, 72, 168] as const;
export const LONGEST_CLOCK = 3600;
export const COACHES = ['off', 'number', 'full'] as const;
export const WHEN_AWAY = ['wait', 'ask', 'mind'] as const satisfies readonly WhenAway[];

export class SeatDraft {
  kind = $state<SeatKind>('bot');
  level = $state('');

  constructor(kind: SeatKind, level: string) {
    this.kind = kind;
    this.level = level;
  }

  get wish(): SeatWish {
    return this.kind === 'bot' ? { kind: 'bot', level: this.level } : { kind: this.kind };
  }
}

/** A clock of the game: as long as usual until somebody sets it. */
export class ClockDraft {
  readonly name: string;
  /** In text keys `_` is `-`. */
  readonly key: string;
  chosen = $state<number | null>(null);

  constructor(
    readonly form: ClockForm,
    readonly place: () => number,
  ) {
    this.name = form.name;
    this.key = `clock-${form.name.replaceAll('_', '-')}`;
  }

  /** Seconds, for the present number of seats; 0: it does not run. */
  get usual(): number {
    return this.form.seconds[this.place()] ?? 0;
  }
  get seconds(): number {
    return this.chosen ?? this.usual;
  }
  set seconds(seconds: number) {
    const whole = Math.min(LONGEST_CLOCK, Math.max(0, seconds));
    this.chosen = whole === this.usual ? null : whole;
  }
}

/** What people agree on about the board: a switch, or one of a few words. */
export class BoardDraft {
  readonly name: string;
  /** In text keys `_` is `-`. */
  readonly key: string;
  value = $state<boolean | string>(true);

  constructor(readonly setting: BoardSetting) {
    this.name = setting.name;
    this.key = `setting-${setting.name.replaceAll('_', '-')}`;
    this.value = setting.default;
  }

  get isSwitch(): boolean {
    return typeof this.setting.default === 'boolean';
  }
  get isOn(): boolean {
    return this.value === true;
  }
  set isOn(on: boolean) {
    this.value = on;
  }

  get word(): string {
    return String(this.value);
  }
  set word(word: string) {
    this.value = word;
  }
  get words(): { value: string; key: string }[] {
    return this.setting.values.map((value) => ({
      value: String(value),
      key: `${this.key}-${String(value).replaceAll('_', '-')}`,
    }));
  }
}

export class TableDraft {
  readonly options: OptionSheet;
  readonly board: readonly BoardDraft[];
  readonly clocks: readonly ClockDraft[];
  seats = $state.raw<readonly SeatDraft[]>([]);
  listed = $state(false);
  spectators = $state(true);
  coach = $state<(typeof COACHES)[number]>('off');
  tempo = $state<(typeof TEMPOS)[number]>('unhurried');
  /** Minutes in the bank of each seat, and seconds that a decision has before it. */
  bank = $state(15);
  increment = $state(20);
  /** Seconds when several are asked at once. */
  together = $state(60);
  hours = $state<(typeof HOURS)[number]>(24);
  /** What happens when somebody is away for long. */
  away = $state<WhenAway>('ask');

  constructor(readonly card: GameCard) {
    this.options = new OptionSheet(card);
    this.board = card.board.map((setting) => new BoardDraft(setting));
    this.clocks = card.clocks.map((form) => new ClockDraft(form, () => card.seats.indexOf(this.count)));
    this.count = card.seats[Math.min(1, card.seats.length - 1)] ?? 2;
  }

  get count(): number {
    return this.seats.length;
  }
  /** Seats that stay keep what they are; the first is one's own, new ones are bots. */
  set count(count: number) {
    const level = this.card.bots[0] ?? '';
    const fresh = (place: number) => new SeatDraft(place === 0 || !level ? 'me' : 'bot', level);
    this.seats = Array.from({ length: count }, (_, place) => this.seats[place] ?? fresh(place));
    for (const field of this.options.fields) field.fit(count);
  }

  /** Those with a length that the tempo leaves alone. */
  get ownClocks(): readonly ClockDraft[] {
    if (this.tempo === 'by_the_way') return [];
    return this.clocks.filter(({ usual }) => this.tempo === 'unhurried' || usual > 0);
  }

  /** Nobody is waited for: the game can begin at once. */
  get isComplete(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  get wish(): NewTable {
    return {
      game: this.card.id,
      options: this.options.values,
      seats: this.seats.map((seat) => seat.wish),
      listed: this.listed,
      spectators: this.spectators,
      board: Object.fromEntries(this.board.map(({ name, value }) => [name, value])),
      coach: this.coach,
      tempo: this.tempo,
      bank: 60 * this.bank,
      increment: this.increment,
      together: this.together,
      hours: this.hours,
      away: this.away,
      lengths: Object.fromEntries(
        this.ownClocks.flatMap(({ name, chosen }) => (chosen === null ? [] : [[name, chosen] as const])),
      ),
    };
  }
}
