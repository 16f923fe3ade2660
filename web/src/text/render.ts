/**
 * The fields of a struct as the variables of a sentence; the same customs as `omerta.text.arguments`.
 *
 * Every field is given twice: `$kind` as a word, `$kind_id` as it travels (`selectable`). Seats become names; a string
 * `v` of field `f` becomes the message `f-v` if there is one; lists are joined, names as the language
 * lists them; an action inside becomes its own sentence; another struct is laid flat (`$hint_symbol`); what is hidden,
 * absent or empty is the string "none".
 *
 * What somebody or something is at this table is given besides: `$seat_is` is "you" for the reader's own seat, `$slot_is`
 * what the game says of it (`Meaning`); else "other". So a sentence says "Du legst" and "Anna legt", "zur Bar" and "zum
 * Caffè". Of several seats, `$winners_with_you` lists the same names but for the reader's, who is called as at the table:
 * "du und Carla".
 */

import type { FluentBundle } from '@fluent/bundle';
import type { SeatVariables } from '../protocol/generated';
import { hyphened, selectable, vocabularies } from './keys';

export type Written = Record<string, string | number>;
export type Fields = { readonly [field: string]: unknown };

/** The seats of an event or an action that says nothing else. */
const USUAL_SEATS = ['seat'];

/** What a component is called at this table, and what a sentence can select on. */
export interface Meaning {
  readonly name: string;
  readonly is: string;
}

/** By the key of its word: `slot-c3` is "Gelateria bei I2". */
export type Meanings = ReadonlyMap<string, Meaning>;

/** Those at the table by their names, who of them reads, and what things are called there. */
export interface Circle {
  readonly names: readonly string[];
  readonly you?: number | null;
  /** What the reader is called in a list of names: "du". */
  readonly self?: string;
  readonly meanings?: Meanings;
}

/** Whom and what a sentence is about, and which variables are seats. */
export interface Company extends Circle {
  readonly bundle: FluentBundle;
  readonly seats: SeatVariables;
}

const NONE = 'none';
const OTHER = 'other';
/**
 * A place on a board may be a value of two parts, too many to name each: `e4>N` is said by `<field>-parts`; a sentence
 * about it may also take them one by one, `$place_first` and `$place_second`.
 */
const PARTS = /^(\w+)[->](\w+)$/;
const TAGS = new Set(['do', 'event', 'type']);

export function sentence(bundle: FluentBundle, key: string, args: Written): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) return key;
  const errors: Error[] = [];
  const written = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0 && import.meta.env.DEV) console.warn(key, args, ...errors);
  return written;
}

/** An event or an action as a sentence, by the tag it travels with. */
export function told(company: Company, struct: Fields): string {
  if (typeof struct['event'] === 'string') {
    return tagged(company, 'event', struct['event'], struct, company.seats.events[struct['event']]);
  }
  if (isAction(struct)) return tagged(company, 'action', struct.do, struct, company.seats.actions[struct.do]);
  throw new Error(`neither an event nor an action: ${JSON.stringify(struct)}`);
}

/** Another message about an event, with more to say in it. */
export function toldAs(
  company: Company,
  event: Fields & { readonly event: string },
  key: string,
  more: Fields,
): string {
  const seats = company.seats.events[event.event] ?? USUAL_SEATS;
  return keyed(company, key, { ...event, ...more }, seats);
}

export function writtenFields(company: Company, fields: Fields, seats: readonly string[]): Written {
  const written: Written = {};
  addAll(company, written, fields, seats, '');
  return written;
}

/** Arguments without a type mean what fields of the same name mean; a lone number under a plural name is a count. */
export function writtenArguments(company: Company, args: Fields): Written {
  const isCount = (name: string) => typeof args[name] === 'number' && name.endsWith('s');
  return writtenFields(
    company,
    args,
    company.seats.names.filter((name) => !isCount(name)),
  );
}

/** The name of a component, or what is said of its two parts; the value itself where nobody has given it a name. */
export function word(bundle: FluentBundle, vocabulary: readonly string[], value: string): string {
  const known = (ending: string) => vocabulary.map((name) => `${name}-${ending}`).find((key) => bundle.hasMessage(key));
  const key = known(hyphened(value));
  if (key !== undefined) return sentence(bundle, key, {});
  const parts = PARTS.exec(value);
  const said = parts && known('parts');
  return said ? sentence(bundle, said, { first: parts[1]!, second: parts[2]! }) : value;
}

function tagged(company: Company, stem: string, tag: string, struct: Fields, seats: readonly string[] = USUAL_SEATS) {
  return keyed(company, `${stem}-${hyphened(tag)}`, struct, seats);
}

function keyed(company: Company, key: string, struct: Fields, seats: readonly string[]): string {
  const written = writtenFields(company, struct, seats);
  return sentence(company.bundle, key, { ...hiddenIn(company.bundle, key, written), ...written });
}

/** What a seat may not see does not travel with the event: every variable that the sentence misses is "none". */
function hiddenIn(bundle: FluentBundle, key: string, args: Written): Written {
  const pattern = bundle.getMessage(key)?.value;
  const errors: Error[] = [];
  if (pattern != null) bundle.formatPattern(pattern, args, errors);
  const missing = errors.flatMap(({ message }) => /\$(\w+)/.exec(message)?.slice(1) ?? []);
  return Object.fromEntries(missing.map((variable) => [variable, NONE]));
}

function addAll(company: Company, written: Written, fields: Fields, seats: readonly string[], prefix: string) {
  for (const [field, value] of Object.entries(fields)) {
    if (prefix === '' && TAGS.has(field)) continue;
    const variable = prefix + field;
    const vocabulary = [...vocabularies(variable), ...vocabularies(field)];
    written[variable] = spoken(company, vocabulary, value, seats.includes(variable));
    written[`${variable}_id`] = raw(value);
    written[`${variable}_is`] = whatIs(company, vocabulary, value, seats.includes(variable));
    if (Array.isArray(value) && seats.includes(variable)) written[`${variable}_with_you`] = withYou(company, value);
    const parts = typeof value === 'string' ? PARTS.exec(value) : null;
    if (parts !== null) [written[`${variable}_first`], written[`${variable}_second`]] = [parts[1]!, parts[2]!];
    // A struct and a mapping look alike on the wire: it is joined for the one and laid flat for the other.
    if (isFields(value) && !isAction(value)) addAll(company, written, value, seats, `${variable}_`);
  }
}

function withYou(company: Company, seats: readonly unknown[]): string {
  const { names, you, self } = company;
  const called = names.map((name, seat) => (seat === you && self !== undefined ? self : name));
  return String(spoken({ ...company, names: called }, [], seats, true));
}

/** Somebody reads of themselves, or of a thing that has a meaning at this table. */
function whatIs(company: Company, vocabulary: readonly string[], value: unknown, isSeat: boolean): string {
  if (typeof value === 'string') return meaning(company, vocabulary, value)?.is ?? OTHER;
  const seats: readonly unknown[] = Array.isArray(value) ? value : [value];
  return isSeat && company.you != null && seats.length === 1 && seats[0] === company.you ? 'you' : OTHER;
}

function meaning({ meanings }: Circle, vocabulary: readonly string[], value: string): Meaning | undefined {
  return vocabulary.map((name) => meanings?.get(`${name}-${value}`)).find((each) => each !== undefined);
}

function spoken(company: Company, vocabulary: readonly string[], value: unknown, isSeat: boolean): string | number {
  if (isAction(value)) return told(company, value);
  if (typeof value === 'string') {
    return meaning(company, vocabulary, value)?.name ?? word(company.bundle, vocabulary, value);
  }
  if (Array.isArray(value)) {
    const words = value.map((item) => String(spoken(company, vocabulary, item, isSeat)));
    return (isSeat ? listed(company.bundle, words) : words.join(', ')) || NONE;
  }
  if (isFields(value)) {
    const pairs = Object.entries(value).map((pair) => pair.map((part) => spoken(company, vocabulary, part, isSeat)));
    return pairs.map(([key, item]) => `${key}: ${item}`).join(', ') || NONE;
  }
  if (isSeat && typeof value === 'number') return company.names[value] ?? value;
  return raw(value);
}

/** Names as the language lists them: "Anna, Ben und Carla". */
export function listed(bundle: FluentBundle, names: readonly string[]): string {
  return new Intl.ListFormat([...bundle.locales], { type: 'conjunction' }).format(names);
}

/** As it travels, as far as a sentence can select on it. */
function raw(value: unknown): string | number {
  if (value === null || value === undefined) return NONE;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'string') return selectable(value);
  if (typeof value === 'number') return value;
  if (isAction(value)) return hyphened(value.do);
  if (Array.isArray(value)) return value.map(raw).join(', ') || NONE;
  const pairs = Object.entries(value as Fields).map(([key, item]) => `${key}: ${raw(item)}`);
  return pairs.join(', ') || NONE;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAction(value: unknown): value is { readonly do: string } & Fields {
  return isFields(value) && typeof value['do'] === 'string';
}
