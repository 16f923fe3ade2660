/**
 * What people read. `t(key, args)` speaks for the client, `texts(game)` for a game; both follow the language, so that
 * a component that uses them is written anew when the reader changes it.
 */

import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { SeatVariables } from '../protocol/generated';
import { loadTraits, NO_TRAITS } from '../protocol/traits';
import { loadGame, loadUi, type Shelf } from './bundles';
import { hyphened, ruleKey, vocabularies } from './keys';
import type { Language } from './language';
import {
  type Company,
  type Fields,
  sentence,
  told,
  word,
  type Written,
  writtenArguments,
  writtenFields,
} from './render';

/** What a page reads aloud: sentences, and which of their variables are seats. */
interface Script {
  readonly bundle: FluentBundle;
  readonly seats: SeatVariables;
}

/** What the lobby and the rules say has no seats in it: they need not fetch a game's file for it. */
async function loadScript(game: string, language: Language, shelf: Shelf): Promise<Script> {
  const traits = shelf === 'all' ? loadTraits(game) : NO_TRAITS;
  return { bundle: await loadGame(game, language, shelf), seats: (await traits).seats };
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

  /** A message by its key; without names, seats stay the numbers they are. */
  sentence(key: string, args: Fields = {}, names: readonly string[] = []): string {
    return this.#write(names, (company) => sentence(company.bundle, key, writtenArguments(company, args)));
  }

  /** The longer words to a message: its attribute `help`. */
  help(key: string): string {
    const pattern = this.#bundle?.getMessage(key)?.attributes['help'];
    return pattern ? (this.#bundle?.formatPattern(pattern) ?? '') : '';
  }

  /** An event or an action as a sentence; `names` are those of the seats. */
  told(struct: object, names: readonly string[]): string {
    return this.#write(names, (company) => told(company, struct as Fields));
  }

  decision(decision: { readonly kind: string }, names: readonly string[]): string {
    const fields = decision as unknown as Fields;
    const key = `decision-${hyphened(decision.kind)}`;
    return this.#write(names, (company) => sentence(company.bundle, key, writtenFields(company, fields, [])));
  }

  /** A text that travels as a key and arguments, such as a bot's reason. */
  said(text: { readonly key: string; readonly args: Fields }, names: readonly string[]): string {
    return this.sentence(text.key, text.args, names);
  }

  /** Why something is refused, without the number of the rule. */
  refusal(problem: { readonly key: string; readonly args: Fields }, names: readonly string[] = []): string {
    if (!this.ready) return '';
    const key = `refusal-${hyphened(problem.key)}`;
    return this.has(key) ? this.sentence(key, problem.args, names) : t('refusal-unknown');
  }

  /** A rule in one sentence. */
  rule(id: string): string {
    return this.sentence(ruleKey(id));
  }

  /** The name of a component; the value itself where nobody has given it a name. */
  word(field: string, value: string): string {
    return this.#bundle ? word(this.#bundle, vocabularies(field), value) : '';
  }

  #write(names: readonly string[], write: (company: Company) => string): string {
    return this.#bundle ? write({ bundle: this.#bundle, names, seats: this.#seats }) : '';
  }
}

class Speech {
  #language = $state<Language>('de');
  #ui = $state.raw<FluentBundle>();
  // One state for all games: a state that is made while a component is drawn would not draw it again.
  #scripts = $state.raw<ReadonlyMap<string, Script>>(new Map());
  readonly #games = new Map<string, Texts>();
  readonly #fetchers = new Map<string, (language: Language) => Promise<Script>>();

  get language(): Language {
    return this.#language;
  }

  /** Fetches everything that is spoken in the new language, then changes all of it at once. */
  async change(language: Language): Promise<void> {
    const known = [...this.#fetchers];
    const [ui, ...scripts] = await Promise.all([loadUi(language), ...known.map(([, fetch]) => fetch(language))]);
    this.#language = language;
    this.#ui = ui;
    this.#scripts = new Map(known.map(([name], place) => [name, scripts[place]!]));
    // Those that were asked for in the meantime.
    for (const name of this.#fetchers.keys()) if (!this.#scripts.has(name)) void this.#fetch(name);
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
export function texts(game: string, shelf: Shelf = 'all'): Texts {
  return speech.texts(game, shelf);
}

/** Sentences that belong to no game: the refusals of the lobby. */
export const SHARED_TEXTS = '';
