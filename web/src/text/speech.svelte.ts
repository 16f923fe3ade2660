/**
 * What people read. `t(key, args)` speaks for the client, `texts(game)` for a game; both follow the language, so that
 * a component that uses them is written anew when the reader changes it.
 */

import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { SeatVariables } from '../protocol/generated';
import { loadTraits, NO_TRAITS } from '../protocol/traits';
import { type Book, loadGame, loadUi, type Shelf, type Wing } from './bundles';
import { hyphened, vocabularies } from './keys';
import type { Language } from './language';
import {
  type Circle,
  type Company,
  type Fields,
  listed,
  sentence,
  told,
  toldAs,
  word,
  type Written,
  writtenArguments,
  writtenFields,
} from './render';

/** Where nobody sits, seats stay the numbers they are. */
const NOBODY: Circle = { names: [] };

/** What a page reads aloud: sentences, and which of their variables are seats. */
interface Script extends Book {
  readonly seats: SeatVariables;
}

/** What the lobby and the rules say has no seats in it: they need not fetch a game's file for it. */
async function loadScript(game: string, language: Language, shelf: Shelf): Promise<Script> {
  const traits = shelf === 'table' ? loadTraits(game) : NO_TRAITS;
  return { ...(await loadGame(game, language, shelf)), seats: (await traits).seats };
}

/** The sentences of one game in the reader's language. Until they have arrived every sentence is empty. */
export class Texts {
  constructor(
    readonly game: string,
    readonly script: () => Script | undefined,
  ) {}

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  get #bundle(): FluentBundle | undefined {
    return this.script()?.bundle;
  }

  get #seats(): SeatVariables {
    return this.script()?.seats ?? NO_TRAITS.seats;
  }

  /** Fields and arguments that are seats, wherever they stand. */
  get seatNames(): readonly string[] {
    return this.#seats.names;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A message by its key; without a circle, seats stay the numbers they are. */
  sentence(key: string, args: Fields = {}, circle: Circle = NOBODY): string {
    return this.#write(circle, (company) => sentence(company.bundle, key, writtenArguments(company, args)));
  }

  /** The keys of the game's own sentences, in the order in which they are written. */
  get keys(): readonly string[] {
    return this.script()?.keys ?? [];
  }

  /** The longer words to a message: its attribute `help`. */
  help(key: string): string {
    return this.attribute(key, 'help');
  }

  /** What else is said to a message; empty where there is no such attribute. */
  attribute(key: string, name: string, args: Written = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.attributes[name];
    return pattern ? (this.#bundle?.formatPattern(pattern, args) ?? '') : '';
  }

  /** An event or an action as a sentence. */
  told(struct: object, circle: Circle): string {
    return this.#write(circle, (company) => told(company, struct as Fields));
  }

  /** Part of what an event is about, with the event's fields: `deed-card-laid`. */
  about(struct: { readonly event: string }, key: string, more: Fields, circle: Circle): string {
    return this.#write(circle, (company) => toldAs(company, struct, key, more));
  }

  /** As the language lists it: "zieht, legt und fährt". */
  listed(parts: readonly string[]): string {
    return this.#bundle ? listed(this.#bundle, parts) : '';
  }

  decision(decision: { readonly kind: string }, circle: Circle): string {
    const fields = decision as unknown as Fields;
    const key = `decision-${hyphened(decision.kind)}`;
    return this.#write(circle, (company) => sentence(company.bundle, key, writtenFields(company, fields, [])));
  }

  /** A text that travels as a key and arguments, such as a bot's reason. */
  said(text: { readonly key: string; readonly args: Fields }, circle: Circle): string {
    return this.sentence(text.key, text.args, circle);
  }

  /** Why something is refused, without the number of the rule. */
  refusal(problem: { readonly key: string; readonly args: Fields }, circle: Circle = NOBODY): string {
    if (!this.ready) return '';
    const key = `refusal-${hyphened(problem.key)}`;
    return this.has(key) ? this.sentence(key, problem.args, circle) : t('refusal-unknown');
  }

  /** The name of a component; the value itself where nobody has given it a name. */
  word(field: string, value: string): string {
    return this.#bundle ? word(this.#bundle, vocabularies(field), value) : '';
  }

  #write(circle: Circle, write: (company: Company) => string): string {
    return this.#bundle ? write({ ...circle, bundle: this.#bundle, seats: this.#seats }) : '';
  }
}

class Speech {
  #language = $state<Language>('de');
  #ui = $state.raw<FluentBundle>();
  // One state for all games: a state that is made while a component is drawn would not draw it again.
  #scripts = $state.raw<ReadonlyMap<string, Script>>(new Map());
  readonly #games = new Map<string, Texts>();
  readonly #wings = new Set<Wing>();
  readonly #fetchers = new Map<string, (language: Language) => Promise<Script>>();

  get language(): Language {
    return this.#language;
  }

  /** Whether there are words at all. */
  get isReady(): boolean {
    return this.#ui !== undefined;
  }

  /** Fetches everything that is spoken in the new language, then changes all of it at once. */
  async change(language: Language): Promise<void> {
    const known = [...this.#fetchers];
    const wings = [...this.#wings];
    const [ui, ...scripts] = await Promise.all([loadUi(language, wings), ...known.map(([, fetch]) => fetch(language))]);
    this.#language = language;
    this.#ui = ui;
    this.#scripts = new Map(known.map(([name], place) => [name, scripts[place]!]));
    // Those that were asked for in the meantime.
    if (this.#wings.size > wings.length) await this.#renew();
    for (const name of this.#fetchers.keys()) if (!this.#scripts.has(name)) void this.#fetch(name);
  }

  /** Fetches the words of a wing before its first page is shown. */
  async bring(wing: Wing): Promise<void> {
    if (this.#wings.has(wing)) return;
    this.#wings.add(wing);
    await this.#renew();
  }

  /** The language may have changed while the words were on their way. */
  async #renew(): Promise<void> {
    const language = untrack(() => this.#language);
    const ui = await loadUi(language, this.#wings);
    if (language !== this.#language) return this.#renew();
    this.#ui = ui;
  }

  say(key: string, args: Written): string {
    return this.#ui ? sentence(this.#ui, key, args) : '';
  }

  has(key: string): boolean {
    return this.#ui?.hasMessage(key) ?? false;
  }

  texts(game: string, shelf: Shelf): Texts {
    const name = `${game}/${shelf}`;
    const known = this.#games.get(name);
    if (known) return known;
    const texts = new Texts(game, () => this.#scripts.get(name));
    this.#games.set(name, texts);
    this.#fetchers.set(name, (language) => loadScript(game, language, shelf));
    void this.#fetch(name);
    return texts;
  }

  /** The language may have changed while the sentences were on their way. */
  async #fetch(name: string): Promise<void> {
    const language = untrack(() => this.#language);
    const script = await this.#fetchers.get(name)!(language);
    if (language !== this.#language) return this.#fetch(name);
    this.#scripts = new Map([...this.#scripts, [name, script]]);
  }
}

export const speech = new Speech();

/** A word or a sentence of the client. */
export function t(key: string, args: Written = {}): string {
  return speech.say(key, args);
}

/** Whether the client has such a message: for names that may or may not be known. */
export function spoken(key: string): boolean {
  return speech.has(key);
}

/** The sentences of a game, or those of one kind of page. Loaded at the first call, then kept. */
export function texts(game: string, shelf: Shelf = 'table'): Texts {
  return speech.texts(game, shelf);
}

/** Sentences that belong to no game: the refusals of the lobby. */
export const SHARED_TEXTS = '';
