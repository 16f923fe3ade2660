/** The form for a game's options: made from what the server says of them, presets first. It knows no game. */

import type { AnyOptions, GameCard, Json, OptionForm } from '../protocol/generated';

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

  get choices(): { value: string; key: string }[] {
    return this.form.choices.map((choice) => {
      const value = textOf(choice);
      return { value, key: `${this.key}-${value.replaceAll('_', '-')}` };
    });
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

  /** The preset of the game's own defaults, else the first. */
  #starting(): string {
    return this.preset ?? this.card.presets[0]!.name;
  }

  #isLike(options: AnyOptions): boolean {
    return this.fields.every((field) => same(field.value, options[field.name] ?? field.form.default));
  }
}

/** A choice is a word or a number. */
function textOf(choice: Json): string {
  return typeof choice === 'string' ? choice : JSON.stringify(choice);
}

function same(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
