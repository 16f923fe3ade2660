/** The form for a game's options: made from what the server says of them, presets first. It knows no game. */

import type { AnyOptions, GameCard, Json, OptionForm } from '../protocol/generated';
import { presetBy, sameJson, tellingOptions, valueOf } from './presets';

/** A number as it is typed: whole, with a minus sign of either kind. */
function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** `4, 5, 4` as a list of numbers; undefined while it is none. */
export function listOf(text: string): number[] | undefined {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(wholeNumber);
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** One line of the form. */
export class OptionField {
  readonly name: string;
  /** In text keys `_` is `-`. */
  readonly key: string;
  value = $state.raw<Json>(null);

  constructor(readonly form: OptionForm) {
    this.name = form.name;
    this.key = `option-${form.name.replaceAll('_', '-')}`;
    this.value = form.default;
  }

  /** Choices are strings for the form, whatever they are on the wire. */
  get choice(): string {
    return textOf(this.value);
  }
  set choice(chosen: string) {
    this.value = this.form.choices.find((choice) => textOf(choice) === chosen) ?? this.value;
  }

  /** Those there are with so many seats. */
  choices(seats: number): { value: string; key: string }[] {
    const isThere = (choice: Json) => !this.form.names_seats || typeof choice !== 'number' || choice < seats;
    return this.form.choices.filter(isThere).map((choice) => {
      const value = textOf(choice);
      return { value, key: `${this.key}-${value.replaceAll('_', '-')}` };
    });
  }

  /** A seat that is not there any more is nobody's choice. */
  fit(seats: number) {
    if (this.form.names_seats && !this.choices(seats).some(({ value }) => value === this.choice))
      this.value = this.form.default;
  }

  get isOn(): boolean {
    return this.value === true;
  }
  set isOn(on: boolean) {
    this.value = on;
  }

  get number(): number {
    return this.value as number;
  }
  set number(number: number) {
    const { lowest, highest } = this.form;
    this.value = Math.min(highest ?? number, Math.max(lowest ?? number, number));
  }

  get text(): string {
    return this.value as string;
  }
  set text(text: string) {
    this.value = text.trim();
  }

  get list(): string {
    return (this.value as readonly number[]).join(', ');
  }
  /** Keeps the old list while the new one is not finished. */
  set list(text: string) {
    this.value = listOf(text) ?? this.value;
  }
}

export class OptionSheet {
  readonly fields: readonly OptionField[];

  constructor(readonly card: GameCard) {
    this.fields = card.options.map((form) => new OptionField(form));
    if (card.presets[0]) this.preset = this.#starting();
  }

  get values(): AnyOptions {
    return Object.fromEntries(this.fields.map((field) => [field.name, field.value]));
  }

  /** The preset that the values are, or null for a mixture of one's own. */
  get preset(): string | null {
    return this.card.presets.find((preset) => this.#isLike(preset.options))?.name ?? null;
  }
  set preset(name: string | null) {
    const chosen = this.card.presets.find((preset) => preset.name === name);
    if (!chosen) return;
    for (const field of this.fields) field.value = chosen.options[field.name] ?? field.form.default;
  }

  /** The preset by what presets differ in: the rest may be a mixture of one's own. */
  get picked(): string | null {
    return presetBy(this.card, this.values)?.name ?? null;
  }
  /** Takes over only what presets differ in. */
  set picked(name: string | null) {
    const chosen = this.card.presets.find((preset) => preset.name === name);
    if (!chosen) return;
    const telling = tellingOptions(this.card);
    for (const field of this.fields)
      if (telling.includes(field.name)) field.value = valueOf(this.card, chosen, field.name);
  }

  /** The lines that mean something with so many seats and beside the others; what a picture has chosen is left out. */
  shown(seats: number, isPictured: boolean): readonly OptionField[] {
    const telling = isPictured ? tellingOptions(this.card) : [];
    return this.fields.filter(({ name, form }) => !telling.includes(name) && this.#means(form, seats));
  }

  #means({ seats, needs }: OptionForm, count: number): boolean {
    const holds = ({ option, values }: (typeof needs)[number]) =>
      values.some((value) => sameJson(value, this.values[option] ?? null));
    return (seats.length === 0 || seats.includes(count)) && needs.every(holds);
  }

  /** The preset of the game's own defaults, else the first. */
  #starting(): string {
    return this.preset ?? this.card.presets[0]!.name;
  }

  #isLike(options: AnyOptions): boolean {
    return this.fields.every((field) => sameJson(field.value, options[field.name] ?? field.form.default));
  }
}

/** A choice is a word or a number. */
function textOf(choice: Json): string {
  return typeof choice === 'string' ? choice : JSON.stringify(choice);
}
