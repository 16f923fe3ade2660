/**
 * What a game's folder (`web/src/games/<id>/`) provides, and what the frame hands to it.
 *
 *   Board.svelte   the scene                                     required   BoardProps
 *   Rail.svelte    what lies in the decision rail: hand, buttons optional   BoardProps
 *   End.svelte     statistics and debrief of the front page      optional   EndProps
 *   end/Front.svelte  its picture, of this very outcome          optional   EndProps
 *   guide.ts       `export default hints`                        optional   GuideHint[]
 *   meta.ts        `export default meta`                         optional   GameMeta
 *   howto/         how it is played, in words and pictures       required   Howto of rules/howto.ts
 *   staging.ts     `export default staging`: looks and scenes    optional   Staging of staging.ts
 *   presets.ts     `export default looks`, pictures of presets   optional   PresetLooks of lobby/presets.ts
 *   replay.ts      `export default look`, kinds in a replay      optional   LookOf of replay/looks.ts
 *   symbols.svg    its icons, named `<id>/<symbol>`              optional   GameSymbol of symbols/names.ts
 *   generated.ts   types, `BOX`, `TRAITS`: `make generate`       written    GameTraits
 *
 * A board computes no rule: it offers what is in `legal` and sends one of these actions, as it came.
 */

import type { Component } from 'svelte';
import type {
  AnyAction,
  AnyEvent,
  AnyGloss,
  AnyOptions,
  AnyView,
  Decision as DecisionValue,
  Estimate,
  GameTraits,
  Hat,
  MessageFrame,
  Problem,
  SeatInfo,
  TableInfo,
} from '../protocol/generated';
import type { Meanings } from '../text/render';
import type { SymbolName } from '../symbols/names';
import type { Scene, Staging } from './staging';

/** Tagged by `do`. A game's own is in its `generated.ts`, as are its events, its view and its gloss. */
export type Action = AnyAction;
/** Tagged by `event`. */
export type GameEvent = AnyEvent;
/** The fields that every view has. */
export type View = AnyView;
/** What the rules make of a view, computed by the server: costs, ways, turns left. */
export type Gloss = AnyGloss;
export type Argument = number | string | boolean | readonly (number | string)[] | null;

/** An open decision of this seat. Its sentence is `say.decision(decision)`. */
export interface Decision extends DecisionValue {
  readonly id: number;
}

/** Legal actions under one name; `legal` is their flattening, in the same order. */
export interface Group<A extends Action = Action> {
  readonly name: string;
  readonly actions: readonly A[];
}

/** An event as this seat was told of it. `number` counts up from 1 and is a good key. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly number: number;
  readonly at: number;
  readonly event: E;
}

/** A seat as it is drawn: never without hat and name. `label` is "Du" for one's own. */
export interface SeatFace extends SeatInfo {
  readonly name: string;
  readonly hat: Hat;
  readonly label: string;
  /** The number n of `--seat-n`; it follows the hat. */
  readonly colour: number;
  readonly isYou: boolean;
}

/** A clock that runs now. */
export interface RunningClock {
  readonly name: string;
  /** The beat it began at: with the name it says which clock it is. */
  readonly since: number;
  /** For whom it runs. */
  readonly seats: readonly number[];
  /** When it runs out, by the clock of the server, as `at` of what is told. */
  readonly due: number;
  /** Milliseconds left at a moment of `Date.now()`; a paused table stands still. */
  left(now: number): number;
}

/** On a device that several people share: what a seat alone may see waits behind a curtain until its person says so. */
export interface Veil {
  readonly isLifted: boolean;
  lift(): void;
  draw(): void;
}

/** What the house bot would do, and why; asked for with the button in the rail. */
export interface HouseHint<A extends Action = Action> {
  readonly action: A;
  readonly why: string;
  /** What the reason speaks of, as it travels: a board may draw the plan in it. */
  readonly about: Readonly<Record<string, Argument>>;
}

/**
 * Sentences in the reader's language, with the names at this table.
 * Looked up in the game's texts, then in the shared ones, then in the words of the web client.
 */
export interface Say {
  (key: string, args?: Readonly<Record<string, Argument>>): string;
  has(key: string): boolean;
  action(action: Action): string;
  event(event: GameEvent): string;
  /** What was done, without who: `deed-card-laid`, "legt eine Kurve auf f3". */
  deed(event: GameEvent, key?: string): string;
  /** Several deeds in one sentence, `deeds` of the game: the first event says whose they are. */
  deeds(event: GameEvent, deeds: readonly string[]): string;
  decision(decision: Decision): string;
  /** The name of a component: `word('card', 'Y')`. */
  word(field: string, value: string): string;
  name(seat: number): string;
  /** The seat of whoever reads. */
  readonly you: number | null;
  readonly language: 'de' | 'en';
}

/** An action of this seat that the server has refused. */
export interface Refused<A extends Action = Action> {
  readonly problem: Problem;
  readonly action: A | null;
}

export interface BoardProps<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  G extends Gloss = Gloss,
> {
  view: V;
  gloss: G;
  /** All legal actions of this seat; empty for spectators and while others decide. */
  legal: readonly A[];
  groups: readonly Group<A>[];
  decisions: readonly Decision[];
  /** Answers the open decision of this kind; without a kind the first one. */
  send: (action: A, kind?: string) => void;
  seats: readonly SeatFace[];
  you: number | null;
  say: Say;
  /** Every event so far, oldest first, taken-back ones left out. */
  told: readonly Told<E>[];
  /** The events of the latest move, for motion; empty after a reload. */
  fresh: readonly Told<E>[];
  /**
   * The scene that is on: `view` and `told` are those before it, unless the board itself plays it, and nothing is asked.
   * `skip` ends it, or brings it to where it rests.
   */
  scene: Scene<V, E, G> | null;
  skip: () => void;
  /** Points at something for everybody for a moment; `at` is a name of the game's own, at most 40 characters. */
  point: (at: string) => void;
  pointed: { readonly seat: number; readonly at: string } | null;
  table: TableInfo;
  /** An action is on its way: buttons may be shown as pressed, but stay where they are. */
  busy: boolean;
  /**
   * What this seat has answered and the table lets take effect later, with everybody's. `legal` stays as it was: another
   * answer replaces it.
   */
  held: readonly A[];
  /** The clocks that run, the next to run out first. */
  deadlines: readonly RunningClock[];
  /** Null where this device is one person's. What a board shows of `own` is shown only while the veil is lifted. */
  veil: Veil | null;
  /** The answer to "What would the house do?", until the decision changes. */
  hint: HouseHint<A> | null;
  /** With a full coach: the chance of winning after an action, else undefined. */
  estimateOf: (action: A) => Estimate | undefined;
  /** What was refused last, and why; gone with the next answer. A board may draw the reason where it lies. */
  refusal: Refused<A> | null;
  /** Opens the rules drawer at a rule. */
  openRule: (id: string) => void;
  /** Puts the list in the place of the board: every board has a button for it (`ListButton.svelte`). */
  asList: () => void;
}

export interface EndProps<V extends View = View, E extends GameEvent = GameEvent, G extends Gloss = Gloss> {
  view: V;
  gloss: G;
  told: readonly Told<E>[];
  seats: readonly SeatFace[];
  you: number | null;
  say: Say;
  table: TableInfo;
}

/** What the front page says. `winners` are drawn beside it; for a team that has lost they are empty. */
export interface Ending {
  readonly headline: string;
  readonly reason: string;
  readonly won: boolean | null;
  readonly winners: readonly number[];
  readonly caption?: string;
  /** What a winner was or has, by seat: "Dieb mit 5 Diamanten", "12 Punkte". */
  readonly merits?: ReadonlyMap<number, string>;
}

/** What kind of game this is, told by so many symbols beside the title: three of five. */
export interface Badge {
  readonly symbol: SymbolName;
  readonly count: number;
  readonly label: string;
}

/** The colour of a piece, and of what is written on it. */
export interface PieceColour {
  readonly fill: string;
  readonly ink: string;
}

/** A line of the list view: what everybody sees on the board, in words. */
export interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

/** A sentence of the game that a bot says. */
export interface Reply {
  readonly seat: number;
  readonly key: string;
}

export interface GameMeta<V extends View = View, E extends GameEvent = GameEvent, G extends Gloss = Gloss> {
  /** Whether the board draws the seats itself; otherwise the frame shows a strip of them. */
  readonly drawsSeats: boolean;
  /** The board in words, for the list view; without it the fields of the view as they travel. */
  facts?(view: V, say: Say, seats: readonly SeatFace[], gloss: G): readonly Fact[];
  /** The line beside the title: "Zugriff 3 von 14". */
  phase?(view: V, say: Say, gloss: G): string;
  /** By seat: the colour of its piece, where that is not the player's to choose. Hats take it on at this table. */
  colours?(view: V): ReadonlyMap<number, PieceColour>;
  /** The kind of game, drawn in the bar of the table. */
  badge?(view: V, say: Say): Badge;
  /** The heading that an event begins in the log, or null: "Zugriff 3 · Rosa". */
  chapter?(event: E, before: readonly E[], say: Say): string | null;
  /** The seat whose token stands beside an event in the log; without it the event's field `seat`. */
  actor?(event: E): number | null;
  /** Events that the log leaves out, because another line says the same. */
  isQuiet?(event: E): boolean;
  /**
   * The event as a part of a line that tells a whole turn, or null where it is told by itself. `turn` are all the events
   * of the seat that the line tells.
   */
  deed?(event: E, turn: readonly E[], say: Say): string | null;
  /** Whether a turn begins with it: what comes after it is another line. */
  beginsTurn?(event: E): boolean;
  /** What things are called at this table, by the key of their word: `car-blue` is "Bruno". */
  meanings?(view: V, seats: readonly SeatFace[], say: Say): Meanings;
  /** What only its own seat may know: covered in the log, and not in it at all on a shared device. */
  isSecret?(event: E): boolean;
  /** Whether several people look at this device by turns; so many of the seats are played on it. */
  isShared?(view: V, ownSeats: number): boolean;
  /** A decision of this kind is an offer that nobody waits for: to speak if one likes. */
  isOffer?(kind: string): boolean;
  /** Whether an answer that is held is not spelled out at this moment: others may look over one's shoulder. */
  coversHeld?(view: V): boolean;
  /** Whether the board draws the running clock itself at this moment. */
  drawsClock?(view: V): boolean;
  /** The keys of the quick phrases above the input; each is said as its sentence. */
  readonly phrases?: readonly string[];
  /** Instead of `phrases`, where not everybody speaks alike. */
  phrasesOf?(view: V, you: number): readonly string[];
  /** The action that typed words may mean; it is offered, and words that mean none are said as they are. */
  understand?(text: string, names: readonly string[], legal: readonly Action[]): Action | null;
  /** What a bot answers to a message, for the eyes alone: the same for every reader, and in no record. */
  replyTo?(frame: MessageFrame, before: readonly E[], seats: readonly SeatFace[]): Reply | null;
  /** An event as its sentence in the log shall tell it, after these. */
  asTold?(event: E, before: readonly E[]): E;
  ending?(view: V, say: Say, gloss: G): Ending;
  /** The options of the same table one level harder, or null at the top. */
  harder?(options: AnyOptions): AnyOptions | null;
}

/**
 * A hint of "Learn it": the sentence `guide-<key>`, shown beside the element with `data-guide="<anchor>"`,
 * once, at the first moment at which `when` is true.
 */
export interface GuideHint<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  G extends Gloss = Gloss,
> {
  readonly key: string;
  /** Several names are several places: the first that is drawn at this size. */
  readonly anchor?: string;
  /** Where one answers it, if not in the rail: an element with this `data-guide`. No hint lies over it. */
  readonly answer?: string;
  /** What its sentence names, from the game's box. */
  readonly args?: Readonly<Record<string, Argument>>;
  when(moment: GuideMoment<V, A, E, G>): boolean;
}

export interface GuideMoment<
  V extends View = View,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  G extends Gloss = Gloss,
> {
  readonly view: V;
  readonly gloss: G;
  readonly legal: readonly A[];
  readonly told: readonly Told<E>[];
  readonly you: number | null;
}

/** A game's folder, loaded. What it lacks is the frame's plain list. */
export interface GameClient {
  readonly Board: Component<BoardProps>;
  readonly Rail: Component<BoardProps>;
  readonly End: Component<EndProps> | null;
  readonly Front: Component<EndProps> | null;
  readonly hints: readonly GuideHint[];
  readonly meta: GameMeta;
  readonly staging: Staging;
  readonly traits: GameTraits;
}
