// Written by omerta.server.typescript from the Python types. Do not edit: `make generate` writes it anew.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Seat = number;
export type Code = string;

/** What a game's own structs have in common; the namespace of a game has them whole. */
export interface AnyAction {
  readonly do: string;
}
export interface AnyEvent {
  readonly event: string;
}
export interface AnyView {
  readonly you: Seat | null;
  readonly beat: number;
  readonly waiting: readonly Seat[];
}
export type AnyOptions = { readonly [name: string]: Json };

export type Hat = "fedora" | "coppola" | "boater" | "bowler" | "sun_hat" | "beret" | "top_hat" | "chauffeur" | "toque" | "sailor" | "pillbox" | "alpine";

export interface Me {
  readonly name: string;
  readonly hat: Hat;
}

/** Another option must have one of these values. */
export interface OptionNeed {
  readonly option: string;
  readonly values: readonly Json[];
}

/** One line of the form for a game's options; its words are the messages `option-<name>...`. */
export interface OptionForm {
  readonly name: string;
  readonly kind: "choice" | "list" | "number" | "switch" | "text";
  readonly default: Json;
  readonly choices: readonly Json[];
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly seats: readonly number[];
  readonly needs: readonly OptionNeed[];
  readonly names_seats: boolean;
}

/** A named option set: the message `preset-<name>`. */
export interface Preset {
  readonly name: string;
  readonly options: AnyOptions;
}

/**
 * A clock of the game, the message `clock-<name>`, and its usual length in seconds for each number of `seats`;
 * 0: it does not run.
 */
export interface ClockForm {
  readonly name: string;
  readonly seconds: readonly number[];
}

/**
 * What a table agrees on about the board and no rule knows: what it keeps track of, and what people must.
 *
 * A setting is a switch, or one of a few words. `setting-<name>` is its text, with `.help`; a word's is
 * `setting-<name>-<value>`.
 */
export interface BoardSetting {
  readonly name: string;
  readonly default: boolean | string;
  readonly values: readonly (boolean | string)[];
}

export interface GameCard {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionForm[];
  readonly presets: readonly Preset[];
  readonly bots: readonly string[];
  readonly clocks: readonly ClockForm[];
  readonly board: readonly BoardSetting[];
}

export interface RuleLine {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

export type SeatKind = "me" | "open" | "bot";

/** What a seat is to be: the asker's own (several are solo play), open for somebody, or a bot of a level. */
export interface SeatWish {
  readonly kind: SeatKind;
  readonly level?: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatWish[];
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly coach?: "full" | "number" | "off";
  readonly board?: { readonly [key: string]: boolean | string };
  readonly learn?: boolean;
  readonly clock?: number | null;
  readonly lengths?: { readonly [key: string]: number };
}

/** Public facts of a seat. `present` says that a socket is open, never whether it has answered. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: "bot" | "open" | "person";
  readonly name: string | null;
  readonly hat: Hat | null;
  readonly level: string | null;
  readonly present: boolean;
  readonly yours: boolean;
}

/**
 * A match of several games at one table: which one it is, how many there are, and each seat's points: one for
 * every game it has won.
 */
export interface MatchInfo {
  readonly number: number;
  readonly games: number;
  readonly points: readonly number[];
  readonly places: boolean;
}

export interface TableInfo {
  readonly code: Code;
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatInfo[];
  readonly phase: "gathering" | "over" | "playing";
  readonly host: boolean;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly coach: "full" | "number" | "off";
  readonly board: { readonly [key: string]: boolean | string };
  readonly learn: boolean;
  readonly clock: number | null;
  readonly lengths: { readonly [key: string]: number };
  readonly match: MatchInfo;
  readonly watching: number;
  readonly created: number;
  readonly replay: boolean;
  readonly rematch: Code | null;
}

export interface Tables {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
}

export interface Join {
  readonly seat?: Seat | null;
}

export interface SeatChange {
  readonly kind: "bot" | "open";
  readonly level?: string | null;
}

/**
 * The next game of a match, or another match. `seating` is the host's, where the host may seat people anew: for
 * each new seat the seat its player has now.
 */
export interface NextGame {
  readonly seating?: readonly Seat[] | null;
}

/** What a seat had, as the end has shown it to everybody; `amount` where its kind has a number. */
export interface Truth {
  readonly seat: Seat;
  readonly kind: string;
  readonly amount: number | null;
}

/**
 * What a viewer could think of one seat: how likely each kind is, in thousandths that add up to 1000; what is
 * possible is never 0. Empty while nothing is decided there. `amount` is the number to expect, in tenths.
 */
export interface Glimpse {
  readonly shares: readonly number[];
  readonly amount: number | null;
}

/** What the viewer was told at one moment. `public` is the same for every viewer at the same moment. */
export interface ReplayStep {
  readonly public: number;
  readonly mind: number;
  readonly events: readonly AnyEvent[];
  readonly lies: readonly (boolean | null)[];
}

/**
 * A finished game as one viewer lived it. Kinds are components of the game, the messages `<field>-<kind>`; ways of
 * judging are the messages `replay-way-<way>`.
 */
export interface Replay {
  readonly game: string;
  readonly number: number;
  readonly viewer: Seat | null;
  readonly seating: readonly Seat[];
  readonly field: string;
  readonly kinds: readonly string[];
  readonly ways: readonly string[];
  readonly way: string;
  readonly truth: readonly Truth[];
  readonly minds: readonly (readonly Glimpse[])[];
  readonly steps: readonly ReplayStep[];
}

/**
 * Every refusal of the server, over REST and over the socket.
 *
 * `rule` is set where a rule of the game refuses. `key` names the message `refusal-<key>` in the game's or the
 * shared texts, `field` what was wrong in the request.
 */
export interface Problem {
  readonly key: string;
  readonly args: { readonly [key: string]: number | string | boolean | readonly (number | string)[] | null };
  readonly rule: string | null;
  readonly field: string | null;
}

export type Why = "start" | "opened" | "other" | "clock" | "conceded" | "over" | "bot";

/** How many of its moves a person may take back, and why not more; `seat`: who stands in the way. */
export interface Horizon {
  readonly moves: number;
  readonly why: Why;
  readonly seat: Seat | null;
}

export interface EventFrame {
  readonly frame: "event";
  readonly number: number;
  readonly at: number;
  readonly event: AnyEvent;
}

export interface MessageFrame {
  readonly frame: "message";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

export type VoteKind = "concede" | "pause" | "undo";

export interface VoteFrame {
  readonly frame: "vote";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly kind: VoteKind;
  readonly value: boolean;
  readonly carried: boolean;
}

/** To its own seat. */
export interface HeldFrame {
  readonly frame: "held";
  readonly number: number;
  readonly at: number;
  readonly decision: number;
  readonly action: AnyAction;
  readonly until: number;
}

/** To its own seat. */
export interface LapsedFrame {
  readonly frame: "lapsed";
  readonly number: number;
  readonly at: number;
  readonly decision: number;
}

/**
 * A question a seat may answer now, made of public and own facts. Equal means the same decision.
 *
 * A sealed decision is answered by several seats at once and opened when the last answer is in. A hushed one is
 * answered in the open, but how long the answer takes would tell something (a forced answer comes fast): the table
 * lets it take effect on its own cadence. A sealed decision is treated so without being marked.
 *
 * `until` names a running clock instead of the cadence: if the table gives that clock a length, the answer takes
 * effect when it ends. `pace` names a length of the table that is the cadence of this decision, where the table has
 * it. A private step that nobody else notices is neither: it takes effect at once.
 */
export interface Decision {
  readonly kind: string;
  readonly about: readonly (number | string)[];
  readonly sealed: boolean;
  readonly hushed: boolean;
  readonly until: string;
  readonly pace: string;
}

/** A running clock: its name keys its length in the table's settings; `since` is the beat it started at. */
export interface Clock {
  readonly name: string;
  readonly since: number;
  readonly seats: readonly Seat[];
}

/** When a clock runs out. While the table is paused it counts from the moment of the pause. */
export interface Deadline {
  readonly clock: Clock;
  readonly due: number;
}

/** A person, named by all its seats, is for it. */
export interface StandingVote {
  readonly kind: VoteKind;
  readonly seats: readonly Seat[];
}

/** An action of one's own that is not yet in effect. */
export interface OwnHeld {
  readonly decision: number;
  readonly action: AnyAction;
}

/** A sealed vote after the outcome of one game of a match: who is asked, and for which seats they may vote. */
export interface Ballot {
  readonly kind: string;
  readonly asked: readonly Seat[];
  readonly candidates: readonly Seat[];
}

/** All that a viewer may know of the table now. Frames after `number` continue it. */
export interface Snapshot {
  readonly viewer: Seat | null;
  readonly number: number;
  readonly view: AnyView;
  readonly decisions: readonly (readonly [id: number, decision: Decision])[];
  readonly groups: readonly string[];
  readonly deadlines: readonly Deadline[];
  readonly paused_at: number | null;
  readonly people: readonly (number | null)[];
  readonly votes: readonly StandingVote[];
  readonly voices: readonly (string | null)[];
  readonly held: readonly OwnHeld[];
  readonly ballot: Ballot | null;
  readonly cast: Seat | null;
}

/** The frames with the numbers `void` are taken back; the snapshot says how things stand instead. */
export interface UndoneFrame {
  readonly frame: "undone";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly void: readonly number[];
  readonly snapshot: Snapshot | null;
}

/** To its own seat. */
export interface CastFrame {
  readonly frame: "cast";
  readonly number: number;
  readonly at: number;
  readonly candidate: Seat | null;
}

/** The ballot is opened and the next game settled. */
export interface SequelFrame {
  readonly frame: "sequel";
  readonly number: number;
  readonly at: number;
  readonly options: AnyOptions;
  readonly seating: readonly Seat[];
  readonly votes: readonly (readonly [Seat, Seat | null])[];
}

/** In the place of a fleeting event, when frames are told again after its beat: whoever saw it must remember it. */
export interface FadedFrame {
  readonly frame: "faded";
  readonly number: number;
  readonly at: number;
}

export type Frame = EventFrame | MessageFrame | VoteFrame | HeldFrame | LapsedFrame | UndoneFrame | CastFrame | SequelFrame | FadedFrame;

/** First word on every connection: the last frame the client has, or none. */
export interface Hello {
  readonly type: "hello";
  readonly after?: number | null;
}

export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly decision: number;
  readonly action: AnyAction;
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** Points at something on the board for a moment: a message without effect and without memory. */
export interface Point {
  readonly type: "point";
  readonly id: string;
  readonly at: string;
}

export interface CastVote {
  readonly type: "vote";
  readonly id: string;
  readonly kind: "concede" | "pause" | "undo";
  readonly value: boolean;
}

export interface Undo {
  readonly type: "undo";
  readonly id: string;
}

export interface Nominate {
  readonly type: "nominate";
  readonly id: string;
  readonly candidate: Seat | null;
}

/** What would the house do here and why, or how likely is a win? Answered to this seat alone. */
export interface Ask {
  readonly type: "ask";
  readonly id: string;
  readonly what: "coach" | "hint";
}

export interface Ping {
  readonly type: "ping";
}

export type ClientMessage = Hello | Act | Say | Point | CastVote | Undo | Nominate | Ask | Ping;

/** How things stand besides the view: what the seat may answer and do, and what the table is up to. */
export interface Standing {
  readonly decisions: readonly (readonly [id: number, decision: Decision])[];
  readonly groups: readonly string[];
  readonly deadlines: readonly Deadline[];
  readonly paused_at: number | null;
  readonly votes: readonly StandingVote[];
  readonly voices: readonly (string | null)[];
  readonly held: readonly OwnHeld[];
  readonly ballot: Ballot | null;
  readonly cast: Seat | null;
  readonly undo: Horizon | null;
}

/** Everything at once: on joining, and whenever the missing frames are no longer kept. */
export interface Welcome {
  readonly type: "welcome";
  readonly seat: Seat | null;
  readonly number: number;
  readonly now: number;
  readonly view: AnyView;
  readonly standing: Standing;
  readonly groups: { readonly [name: string]: readonly AnyAction[] };
  readonly frames: readonly Frame[];
  readonly table: TableInfo;
}

/** What has happened, one frame an event, and what is different now. */
export interface Update {
  readonly type: "update";
  readonly frames: readonly Frame[];
  readonly now: number;
  readonly view: Partial<AnyView>;
  readonly standing: Standing;
  readonly groups: { readonly [name: string]: readonly AnyAction[] };
}

/**
 * Somebody sat down, left, came back, looks on; a game has begun; there is a rematch.
 *
 * If the number of the game in `match` is another one, the seats may be others, too: the connection ends, and whoever
 * stays dials again with the new number.
 */
export interface TableChanged {
  readonly type: "table";
  readonly table: TableInfo;
}

export interface Pointed {
  readonly type: "pointed";
  readonly seat: Seat;
  readonly at: string;
}

export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly problem: Problem;
}

/** A sentence to be: a Fluent key and its arguments. No prose travels. */
export interface Text {
  readonly key: string;
  readonly args: { readonly [key: string]: number | string | boolean | readonly (number | string)[] | null };
}

export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly action: AnyAction;
  readonly why: Text;
}

/** A chance of winning, in per cent, with its 95 % interval. */
export interface Estimate {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly worlds: number;
}

/** The coach's number for the present view; in `full` also one for each legal action, in the menu's order. */
export interface Coached {
  readonly type: "coached";
  readonly id: string | null;
  readonly estimate: Estimate;
  readonly actions: readonly (readonly [action: AnyAction, estimate: Estimate])[];
}

export interface Pong {
  readonly type: "pong";
  readonly now: number;
}

export type ServerMessage = Welcome | Update | TableChanged | Pointed | Accepted | Refused | Hint | Coached | Pong;

export const HATS = ["fedora", "coppola", "boater", "bowler", "sun_hat", "beret", "top_hat", "chauffeur", "toque", "sailor", "pillbox", "alpine"] as const satisfies readonly Hat[];

export declare namespace Cuba {
  /** C-3.1 */
  export interface Hide {
    readonly do: "hide";
    readonly count: number;
  }

  /** C-4.3: a kind, or `none`. */
  export interface Bag {
    readonly do: "bag";
    readonly kind: string;
  }

  /** C-4.4 */
  export interface TakeDiamonds {
    readonly do: "take_diamonds";
    readonly count: number;
  }

  /** C-4.4 */
  export interface TakeChip {
    readonly do: "take_chip";
    readonly kind: string;
  }

  /** C-4.5, C-4.6 */
  export interface TakeNothing {
    readonly do: "take_nothing";
  }

  /** C-5.9: `topic` of C-5.5. */
  export interface Ask {
    readonly do: "ask";
    readonly seat: Seat;
    readonly topic: string;
  }

  /** C-5.6: `about` names the suspect of a `view`, and nobody else. */
  export interface Say {
    readonly do: "say";
    readonly slot: string;
    readonly value: string;
    readonly about: Seat | null;
  }

  /** C-5.10 */
  export interface Refuse {
    readonly do: "refuse";
  }

  /** C-5.10: claims to have forgotten. */
  export interface Forget {
    readonly do: "forget";
  }

  /** C-5.10: the whole sheet. */
  export interface RefuseAll {
    readonly do: "refuse_all";
  }

  /** C-12.2 */
  export interface OpenFloor {
    readonly do: "open_floor";
  }

  /** C-12.2 */
  export interface PassFloor {
    readonly do: "pass_floor";
  }

  /** C-6.1: "Empty your pockets!"  */
  export interface Accuse {
    readonly do: "accuse";
    readonly seat: Seat;
  }

  /** C-13.5 */
  export interface Abdicate {
    readonly do: "abdicate";
  }

  /** C-7.3 */
  export interface Hold {
    readonly do: "hold";
  }

  /** C-7.3 */
  export interface Peng {
    readonly do: "peng";
  }

  /** C-12.3: one device, nobody has shouted. */
  export interface OpenPocket {
    readonly do: "open_pocket";
  }

  /** C-12.3: one device, somebody has shouted. */
  export interface Shouted {
    readonly do: "shouted";
    readonly seat: Seat;
  }

  /** What lies in the box: diamonds, and chips by kind (0 for kinds that are not in this game). C-4.2 */
  export interface Contents {
    readonly diamonds: number;
    readonly loyal: number;
    readonly fbi: number;
    readonly cia: number;
    readonly driver: number;
    readonly killer: number;
  }

  /** C-10.5 */
  export interface CubaOptions {
    readonly killer: boolean;
    readonly chip_mix: "custom" | "standard";
    readonly custom_mix: readonly [number, number, number, number, number];
    readonly jokers: 0 | 1 | 2 | 3 | 4 | "standard";
    readonly talk_mode: "formal" | "live" | "room";
    readonly room_devices: "many" | "one";
    readonly on_take_timeout: "eliminate" | "substitute";
    readonly returned_box_public: boolean;
    readonly memory_aid: boolean;
    readonly contradiction_hints: "all" | "off";
    readonly solo_win_excludes_drivers: boolean;
    readonly eliminated_loyal_wins: boolean;
    readonly question_budget: number;
    readonly floor_budget: number;
    readonly first_godfather: "host" | "most_experienced" | "random" | "seat";
    readonly first_seat: number;
    readonly next_godfather: "host" | "random" | "rotate" | "winners_vote";
    readonly reseat: "keep" | "manual" | "shuffle";
    readonly godfather_may_repeat: boolean;
    readonly match_games: number;
    readonly godfather: number;
    readonly host: number;
  }

  /** C-2 */
  export interface GameStarted {
    readonly event: "game_started";
    readonly godfather: Seat;
    readonly mix: Contents;
    readonly jokers: number;
    readonly options: CubaOptions;
  }

  /** C-3.1 */
  export interface DiamondsHidden {
    readonly event: "diamonds_hidden";
    readonly seat: Seat;
    readonly count: number;
  }

  /** C-4.9 */
  export interface BoxPassed {
    readonly event: "box_passed";
    readonly giver: Seat;
    readonly taker: Seat;
  }

  /** C-4.2; without `memory_aid` it is told once. CR-36 */
  export interface BoxSeen {
    readonly event: "box_seen";
    readonly seat: Seat;
    readonly contents: Contents;
    readonly once: boolean;
  }

  /** C-4.3: a kind, or `none`; without `memory_aid` it is told once. CR-36 */
  export interface Bagged {
    readonly event: "bagged";
    readonly seat: Seat;
    readonly kind: string;
    readonly once: boolean;
  }

  /** C-4.4 */
  export interface Took {
    readonly event: "took";
    readonly seat: Seat;
    readonly take: string;
  }

  /** C-5.1: to the Godfather; to all as BoxShown where the option says so. */
  export interface BoxReturned {
    readonly event: "box_returned";
    readonly seat: Seat;
    readonly contents: Contents;
  }

  /** C-5.1, `returned_box_public` */
  export interface BoxShown {
    readonly event: "box_shown";
    readonly contents: Contents;
  }

  /** C-5.3 */
  export interface TalkBegan {
    readonly event: "talk_began";
    readonly seat: Seat;
  }

  /** C-5.9 */
  export interface Asked {
    readonly event: "asked";
    readonly number: number;
    readonly seat: Seat;
    readonly topic: string;
  }

  /** C-5.6, C-5.10: `number` is that of the question it answers. */
  export interface Said {
    readonly event: "said";
    readonly seat: Seat;
    readonly slot: string;
    readonly value: string;
    readonly about: Seat | null;
    readonly number: number | null;
    readonly changed: boolean;
  }

  /** C-5.10 */
  export interface Refused {
    readonly event: "refused";
    readonly seat: Seat;
    readonly slot: string;
    readonly number: number;
  }

  /** C-5.10 */
  export interface Forgot {
    readonly event: "forgot";
    readonly seat: Seat;
    readonly slot: string;
    readonly number: number;
  }

  /** C-5.10 */
  export interface NoAnswer {
    readonly event: "no_answer";
    readonly seat: Seat;
    readonly slot: string;
    readonly number: number;
  }

  /** C-5.9 */
  export interface QuestionLapsed {
    readonly event: "question_lapsed";
    readonly number: number;
  }

  /** C-12.2 */
  export interface FloorOpened {
    readonly event: "floor_opened";
    readonly left: number;
  }

  /** C-12.2 */
  export interface FloorPassed {
    readonly event: "floor_passed";
    readonly seat: Seat;
  }

  /** C-13.4 */
  export interface FinalDemand {
    readonly event: "final_demand";
    readonly seat: Seat;
  }

  export type Phase = "hide" | "take" | "interrogation" | "answer" | "floor" | "reaction" | "over";

  /** In `formal`: who decides now. C-12.2 */
  export interface TurnPassed {
    readonly event: "turn_passed";
    readonly phase: Phase;
    readonly seat: Seat;
  }

  /** C-6.1 */
  export interface Accused {
    readonly event: "accused";
    readonly seat: Seat;
  }

  /** C-7.2 */
  export interface WindowOpened {
    readonly event: "window_opened";
    readonly seats: readonly Seat[];
  }

  /** C-7.3: a sealed answer. */
  export interface Decided {
    readonly event: "decided";
    readonly seat: Seat;
    readonly fires: boolean;
  }

  /** C-7.5, C-7.6 */
  export interface Fired {
    readonly event: "fired";
    readonly seat: Seat;
  }

  /** C-6.3 */
  export interface PocketOpened {
    readonly event: "pocket_opened";
    readonly seat: Seat;
    readonly take: string;
    readonly role: string;
  }

  /** C-6.4: `total` lies before the Godfather now. */
  export interface Recovered {
    readonly event: "recovered";
    readonly count: number;
    readonly total: number;
  }

  /** C-6.5 */
  export interface JokerGiven {
    readonly event: "joker_given";
    readonly seat: Seat;
    readonly left: number;
  }

  export type Fate = "caught" | "shot" | "fired" | "rule_breaker" | "no_joker" | "clock" | "abdicated";

  /** C-9.1, C-9.2 */
  export interface Eliminated {
    readonly event: "eliminated";
    readonly seat: Seat;
    readonly fate: Fate;
  }

  export type Reason = "godfather_recovered" | "agent_accused" | "godfather_out" | "killer_shot_agent";

  export type Cause = "recovered" | "nothing_stolen" | "all_stole" | "agent" | "no_joker" | "clock" | "abdicated" | "shot";

  /** C-8.1 */
  export interface Ended {
    readonly event: "ended";
    readonly reason: Reason;
    readonly cause: Cause;
    readonly winners: readonly Seat[];
  }

  /** A seat's turn with the box, as it was. C-8.1, CR-30 */
  export interface Travel {
    readonly seat: Seat;
    readonly received: Contents;
    readonly take: string;
    readonly role: string;
  }

  /** C-8.1, CR-30: hidden diamonds, the bag, the box's whole way. */
  export interface FullReveal {
    readonly event: "full_reveal";
    readonly hidden: number;
    readonly bag: string;
    readonly travels: readonly Travel[];
    readonly returned: Contents;
  }

  export type Action = Hide | Bag | TakeDiamonds | TakeChip | TakeNothing | Ask | Say | Refuse | Forget | RefuseAll | OpenFloor | PassFloor | Accuse | Abdicate | Hold | Peng | OpenPocket | Shouted;

  export type Event = GameStarted | DiamondsHidden | BoxPassed | BoxSeen | Bagged | Took | BoxReturned | BoxShown | TalkBegan | Asked | Said | Refused | Forgot | NoAnswer | QuestionLapsed | FloorOpened | FloorPassed | FinalDemand | TurnPassed | Accused | WindowOpened | Decided | Fired | PocketOpened | Recovered | JokerGiven | Eliminated | Ended | FullReveal;

  export type Options = CubaOptions;

  /** What everybody sees of a seat. */
  export interface SeatView {
    readonly position: number;
    readonly take: string | null;
    readonly role: string | null;
    readonly out: Fate | null;
    readonly has_joker: boolean;
    readonly is_open: boolean;
    readonly asked: number;
    readonly says: number;
  }

  /** The latest word of a speaker on a slot. C-5.12 */
  export interface Claim {
    readonly seat: Seat;
    readonly slot: string;
    readonly about: Seat | null;
    readonly value: string;
    readonly changed: boolean;
    readonly question: number | null;
  }

  export type Evading = "refused" | "forgot" | "no_answer";

  /** How a seat got out of the latest question about a slot, until it speaks of it after all. C-5.10, C-5.12 */
  export interface Evasion {
    readonly seat: Seat;
    readonly slot: string;
    readonly how: Evading;
    readonly question: number;
  }

  /** A hand-over that does not fit: what `giver` says it passed on, and what `taker` says it got. C-5.15 */
  export interface Hint {
    readonly giver: Seat;
    readonly taker: Seat;
    readonly count: string;
    readonly passed: number;
    readonly received: number;
  }

  /** The open question: its number, whom, what, and the slots that still wait for an answer. C-5.9, C-5.10 */
  export interface Question {
    readonly number: number;
    readonly seat: Seat;
    readonly topic: string;
    readonly open: readonly string[];
  }

  /** What this seat alone sees and remembers. C-1.7, CR-36 */
  export interface Own {
    readonly box: Contents | null;
    readonly seen: Contents | null;
    readonly bag: string | null;
    readonly take: string | null;
    readonly role: string | null;
    readonly passenger: Seat | null;
    readonly hidden: number | null;
    readonly missing: number | null;
    readonly fires: boolean | null;
  }

  export interface CubaView {
    readonly you: Seat | null;
    readonly beat: number;
    readonly waiting: readonly Seat[];
    readonly options: CubaOptions;
    readonly phase: Phase;
    readonly godfather: Seat;
    readonly holder: Seat | null;
    readonly mix: Contents;
    readonly since: number;
    readonly talk_since: number | null;
    readonly jokers: number;
    readonly recovered: number;
    readonly returned: Contents | null;
    readonly players: readonly SeatView[];
    readonly claims: readonly Claim[];
    readonly evasions: readonly Evasion[];
    readonly hints: readonly Hint[];
    readonly question: Question | null;
    readonly question_since: number | null;
    readonly questions: number;
    readonly questions_left: number | null;
    readonly floors: number;
    readonly floor: readonly Seat[];
    readonly accused: Seat | null;
    readonly final_demand: boolean;
    readonly killer: Seat | null;
    readonly ended: Ended | null;
    readonly reveal: FullReveal | null;
    readonly own: Own | null;
  }

  export type View = CubaView;
}

export declare namespace Falconi {
  /** To an open end in principle I, one step in principle II. F-4.5, F-7.5 */
  export interface Drive {
    readonly do: "drive";
    readonly place: string;
  }

  /** `via` is the side by which the police car comes onto Don's card. F-4.6 */
  export interface Catch {
    readonly do: "catch";
    readonly via: string;
  }

  /** `place` is the one before the escape card. F-3.4 */
  export interface Flee {
    readonly do: "flee";
    readonly place: string;
  }

  /** `place` is the one before the wall. F-4.10 */
  export interface Blast {
    readonly do: "blast";
    readonly place: string;
  }

  /** F-6.2 */
  export interface PlaceEscape {
    readonly do: "place_escape";
    readonly border: string;
  }

  /** `rotation` counts quarter turns clockwise. F-4.4, F-7.4 */
  export interface Lay {
    readonly do: "lay";
    readonly card: string;
    readonly rotation: number;
    readonly cell: string;
  }

  /** F-4.7 */
  export interface BombBehind {
    readonly do: "bomb_behind";
  }

  /** F-4.7 */
  export interface LetBeCaught {
    readonly do: "let_be_caught";
  }

  /** F-7.2 */
  export interface Draw {
    readonly do: "draw";
  }

  /** F-7.6 */
  export interface ThreePointTurn {
    readonly do: "three_point_turn";
    readonly place: string;
  }

  /** F-8.2, F-9.2 */
  export interface LayEscape {
    readonly do: "lay_escape";
    readonly colour: string;
    readonly border: string;
  }

  /** The first step of a boost. F-9.3 */
  export interface BoostDrive {
    readonly do: "boost_drive";
    readonly place: string;
  }

  /** F-9.4 */
  export interface BoostBreak {
    readonly do: "boost_break";
  }

  /** F-9.3 */
  export interface BoostStep {
    readonly do: "boost_step";
    readonly place: string;
  }

  /** F-9.3 */
  export interface BoostStop {
    readonly do: "boost_stop";
  }

  /** F-13.1 */
  export interface FalconiOptions {
    readonly variant: "diavola" | "funghi" | "margherita" | "prosciutto" | "salami";
    readonly don_seat: 0 | 1 | 2 | 3;
    readonly police_cars: 1 | 3 | "auto";
    readonly stations: "auto" | "blue-yellow" | "green-blue" | "green-yellow";
    readonly dead_end_redraw: "always" | "first_card" | "off";
    readonly margherita_bombs: 0 | 2;
    readonly secret_escape: "dealt" | "drawn";
    readonly hunt_rounds: number;
    readonly nightfall_winner: "auto" | "don" | "police";
    readonly police_share_win: boolean;
    readonly match: "rotation" | "single";
    readonly match_games: number;
  }

  export type Colour = "green" | "blue" | "yellow";

  /** F-1; `reserves` are the open ones by car, `don_reserve` what Don alone sees in principle II. F-12.3 */
  export interface SetUp {
    readonly event: "set_up";
    readonly players: number;
    readonly options: FalconiOptions;
    readonly don: Seat;
    readonly cars: readonly ("blue" | "green" | "prison" | "yellow")[];
    readonly drivers: readonly Seat[];
    readonly reserves: readonly (readonly string[])[];
    readonly pile: number;
    readonly don_reserve?: readonly string[];
    readonly secret?: "blue" | "green" | "yellow" | null;
  }

  export type CarId = "prison" | "green" | "blue" | "yellow";

  /** F-1.9 */
  export interface TurnBegan {
    readonly event: "turn_began";
    readonly seat: Seat;
    readonly car: CarId;
    readonly round_number: number;
  }

  /** An open draw: a street card by its type, or `escape-green`. F-4.3, F-7.2; `pile` is what is left. */
  export interface CardDrawn {
    readonly event: "card_drawn";
    readonly seat: Seat;
    readonly car: CarId;
    readonly card: string;
    readonly pile: number;
  }

  /** Don's draw in principle II. F-7.2, F-8.1, F-12.3 */
  export interface HiddenCardDrawn {
    readonly event: "hidden_card_drawn";
    readonly seat: Seat;
    readonly car: CarId;
    readonly pile: number;
    readonly card?: string;
  }

  /** The drawn card goes under the pile. F-4.13 */
  export interface Redrawn {
    readonly event: "redrawn";
    readonly seat: Seat;
    readonly car: CarId;
    readonly card: string;
  }

  /** A drawn escape card. F-6.1, F-7.3 */
  export interface EscapePlaced {
    readonly event: "escape_placed";
    readonly seat: Seat;
    readonly car: CarId;
    readonly colour: Colour;
    readonly border: string;
  }

  /** Don lays one of his face-down escape cards. F-8.2, F-9.2 */
  export interface EscapeLaid {
    readonly event: "escape_laid";
    readonly seat: Seat;
    readonly colour: Colour;
    readonly border: string;
    readonly is_secret: boolean;
  }

  /** F-4.4, F-7.4 */
  export interface CardLaid {
    readonly event: "card_laid";
    readonly seat: Seat;
    readonly car: CarId;
    readonly card: string;
    readonly rotation: number;
    readonly cell: string;
  }

  /** Don lays one of his face-down street cards. F-7.4, F-12.3 */
  export interface HiddenCardLaid {
    readonly event: "hidden_card_laid";
    readonly seat: Seat;
    readonly car: CarId;
    readonly card: string;
    readonly rotation: number;
    readonly cell: string;
  }

  /**
   * `path` begins where the car stood: a place, or the border position of its exit. A flight ends on the border
   * position of the escape card, a catch at Don's place. `place` is its last. FR-37
   */
  export interface Drove {
    readonly event: "drove";
    readonly seat: Seat;
    readonly car: CarId;
    readonly path: readonly string[];
    readonly place: string;
  }

  export type Side = "N" | "E" | "S" | "W";

  /** The police car has not moved yet. F-4.6; `path` is the one it would drive. FR-37 */
  export interface CatchDeclared {
    readonly event: "catch_declared";
    readonly seat: Seat;
    readonly car: CarId;
    readonly via: Side;
    readonly path: readonly string[];
  }

  /** `boundary` is Don's side of it, `e4>S`. F-4.8 */
  export interface BombedBehind {
    readonly event: "bombed_behind";
    readonly seat: Seat;
    readonly boundary: string;
    readonly bombs: number;
  }

  export type Axis = "NS" | "EW";

  /** `card` was covered: a type, or `blasted`. Don stands at `place`, before `cell`. F-4.10 */
  export interface Blasted {
    readonly event: "blasted";
    readonly seat: Seat;
    readonly place: string;
    readonly cell: string;
    readonly axis: Axis;
    readonly card: string;
    readonly bombs: number;
  }

  /** F-7.6 */
  export interface Turned {
    readonly event: "turned";
    readonly seat: Seat;
    readonly car: CarId;
    readonly origin: string;
    readonly place: string;
  }

  /** F-9.3; its first step follows as `Drove`. */
  export interface BoostStarted {
    readonly event: "boost_started";
    readonly seat: Seat;
    readonly boosts: number;
  }

  /** F-9.4; Don's way onto the broken card follows as `Drove`. */
  export interface BoostBroke {
    readonly event: "boost_broke";
    readonly seat: Seat;
    readonly cell: string;
    readonly axis: Axis;
    readonly card: string;
    readonly boosts: number;
  }

  /** F-9.3 */
  export interface BoostEnded {
    readonly event: "boost_ended";
    readonly seat: Seat;
  }

  /** F-9.5 */
  export interface Overtook {
    readonly event: "overtook";
    readonly seat: Seat;
    readonly car: CarId;
    readonly place: string;
  }

  /** Nothing is legal any more: `actions` are lost. F-7.1; Don's lapse tells something of his cards. F-12.6 */
  export interface Lapsed {
    readonly event: "lapsed";
    readonly seat: Seat;
    readonly car: CarId;
    readonly actions: number;
  }

  export type Departure = "blocked" | "no_card" | "overtaken";

  /** F-3.8; `reserve` is put aside. */
  export interface CarOut {
    readonly event: "car_out";
    readonly seat: Seat;
    readonly car: CarId;
    readonly why: Departure;
    readonly reserve: readonly string[];
  }

  /** F-3.5 */
  export interface Nightfall {
    readonly event: "nightfall";
    readonly round_number: number;
  }

  export type Ending = "caught" | "don_blocked" | "police_out" | "escaped" | "nightfall";

  /**
   * F-3; `cars` are the winning ones, `catcher` the one that caught Don, `place` is where he stands (None: at his
   * start). His face-down cards are turned over: `reserve`, `secret`. F-12.8
   */
  export interface GameOver {
    readonly event: "game_over";
    readonly reason: Ending;
    readonly winners: readonly Seat[];
    readonly cars: readonly ("blue" | "green" | "prison" | "yellow")[];
    readonly catcher: CarId | null;
    readonly place: string | null;
    readonly reserve: readonly string[];
    readonly secret: Colour | null;
  }

  export type Action = Drive | Catch | Flee | Blast | PlaceEscape | Lay | BombBehind | LetBeCaught | Draw | ThreePointTurn | LayEscape | BoostDrive | BoostBreak | BoostStep | BoostStop;

  export type Event = SetUp | TurnBegan | CardDrawn | HiddenCardDrawn | Redrawn | EscapePlaced | EscapeLaid | CardLaid | HiddenCardLaid | Drove | CatchDeclared | BombedBehind | Blasted | Turned | BoostStarted | BoostBroke | BoostEnded | Overtook | Lapsed | CarOut | Nightfall | GameOver;

  export type Options = FalconiOptions;

  export type VariantId = "margherita" | "funghi" | "prosciutto" | "salami" | "diavola";

  export type Principle = "I" | "II";

  export type Phase = "advance" | "drive" | "place_escape" | "lay" | "react" | "action" | "boost" | "over";

  /**
   * A car that takes part, as everybody sees it.
   *
   * `place` is None at the start and when it is out. `reserve` are the open cards, in list order; `hidden` counts the
   * face-down ones. `exits` are the border positions by which it may leave its start. `ends` are the open ends it
   * reaches, in principle II with three-point turns; an open exit of a car at its start is there under its border name.
   * `path` is where it drove in its latest turn, from where it stood; `driven` and `laid` count steps and cards.
   */
  export interface CarSeen {
    readonly car: CarId;
    readonly seat: Seat;
    readonly place: string | null;
    readonly is_out: boolean;
    readonly reserve: readonly string[];
    readonly hidden: number;
    readonly exits: readonly string[];
    readonly ends: readonly string[];
    readonly path: readonly string[];
    readonly driven: number;
    readonly laid: number;
  }

  /** A catch that Don may still answer. F-4.7 */
  export interface CatchSeen {
    readonly car: CarId;
    readonly via: Side;
  }

  /** A running boost. `overtaking` is the car on whose place Don stands: he must go on. F-9.3 to F-9.5 */
  export interface BoostSeen {
    readonly steps_left: number;
    readonly overtaking: CarId | null;
    readonly has_overtaken: boolean;
  }

  /**
   * What a street card would do if it were laid so.
   *
   * In principle I the choices that it leaves in the drive: without any the car is out. `blocks` are the cars that it
   * would put out if the turn ended there. F-4.5, F-3.6
   */
  export interface Preview {
    readonly card: string;
    readonly rotation: number;
    readonly cell: string;
    readonly drives: readonly string[];
    readonly catches: readonly ("E" | "N" | "S" | "W")[];
    readonly flees: readonly string[];
    readonly blasts: readonly string[];
    readonly blocks: readonly ("blue" | "green" | "prison" | "yellow")[];
  }

  /** Don's face-down cards: his own while the game runs, everybody's afterwards. F-12.3, F-12.8 */
  export interface Hidden {
    readonly reserve: readonly string[];
    readonly secret: Colour | null;
    readonly previews: readonly Preview[];
  }

  /** Public but for `own`, which Don's seat alone has, in principle II. Cards by tokens: `tee-3`, `blasted-0`. */
  export interface FalconiView {
    readonly you: Seat | null;
    readonly beat: number;
    readonly waiting: readonly Seat[];
    readonly options: FalconiOptions;
    readonly variant: VariantId;
    readonly principle: Principle;
    readonly seats: number;
    readonly phase: Phase;
    readonly turn: CarId | null;
    readonly round_number: number;
    readonly hunt_rounds: number | null;
    readonly actions_left: number;
    readonly cars: readonly CarSeen[];
    readonly grid: { readonly [key: string]: string };
    readonly craters: readonly string[];
    readonly escapes: { readonly [key in "blue" | "green" | "yellow"]?: string };
    readonly bombs: number;
    readonly boosts: number;
    readonly pile: number;
    readonly pile_bottom: readonly string[];
    readonly removed: { readonly [key: string]: number };
    readonly hand: string | null;
    readonly redrawn: number;
    readonly escape_card: Colour | null;
    readonly catch: CatchSeen | null;
    readonly resumes: Phase | null;
    readonly boost: BoostSeen | null;
    readonly has_secret: boolean;
    readonly don_escapes: readonly [number, number];
    readonly trail: { readonly [key: string]: number };
    readonly previews: readonly Preview[];
    readonly own: Hidden | null;
    readonly revealed: Hidden | null;
    readonly winners: readonly Seat[];
    readonly winning_cars: readonly ("blue" | "green" | "prison" | "yellow")[];
    readonly reason: Ending | null;
  }

  export type View = FalconiView;
}

export declare namespace Palermo {
  /** P-2.1 */
  export interface PlaceStart {
    readonly do: "place_start";
    readonly slot: string;
  }

  /** P-2.2: `rotation` counts quarter turns clockwise. */
  export interface LayTile {
    readonly do: "lay_tile";
    readonly kind: string;
    readonly slot: string;
    readonly rotation: number;
  }

  export type TileField = "NW" | "NE" | "SE" | "SW";

  /** P-2.7: `field` is the tile field that becomes the entrance field. */
  export interface OpenStall {
    readonly do: "open_stall";
    readonly slot: string;
    readonly field: TileField;
  }

  /** P-8.2 */
  export interface Claim {
    readonly do: "claim";
    readonly slot: string;
  }

  /** P-8.5 */
  export interface SetTarget {
    readonly do: "set_target";
    readonly slot: string;
  }

  /** P-6.1 */
  export interface PoliceTo {
    readonly do: "police_to";
    readonly field: string;
  }

  /** P-6.1 */
  export interface PoliceStay {
    readonly do: "police_stay";
  }

  /** P-4.8: a field, or `START`. */
  export interface MoveTo {
    readonly do: "move_to";
    readonly field: string;
  }

  /** P-8 */
  export interface PalermoOptions {
    readonly build_mode: "draft" | "free" | "standard";
    readonly police: boolean;
    readonly target_marker: boolean;
    readonly draft_city: "generated" | "given";
    readonly city_text: string;
    readonly draft_order: "clockwise" | "snake";
    readonly diagonal_rule: "lenient" | "strict";
    readonly hop_police: "corner_only" | "whole_stretch";
    readonly must_move: boolean;
    readonly tie_break: "home_first" | "shared";
    readonly first_seat: 0 | 1 | 2 | 3 | 4 | "random";
    readonly round_limit: number;
  }

  /** P-1.5; `city` is the city text of a draft, otherwise empty. P-8.3 */
  export interface GameCreated {
    readonly event: "game_created";
    readonly players: number;
    readonly options: PalermoOptions;
    readonly first_seat: Seat;
    readonly city: string;
  }

  /** P-2.1 */
  export interface StartPlaced {
    readonly event: "start_placed";
    readonly seat: Seat;
    readonly slot: string;
  }

  /** P-2.2; `is_free` tells that rule 1 was not in force. P-2.6 */
  export interface TileLaid {
    readonly event: "tile_laid";
    readonly seat: Seat;
    readonly kind: string;
    readonly slot: string;
    readonly rotation: number;
    readonly entrance: string;
    readonly is_free: boolean;
  }

  /** P-2.7 */
  export interface StallOpened {
    readonly event: "stall_opened";
    readonly seat: Seat;
    readonly slot: string;
    readonly field: TileField;
    readonly entrance: string;
  }

  /** P-2.9 */
  export interface StreetsFilled {
    readonly event: "streets_filled";
    readonly slots: readonly string[];
  }

  /** P-8.2 */
  export interface VenueClaimed {
    readonly event: "venue_claimed";
    readonly seat: Seat;
    readonly slot: string;
  }

  /** P-3.1 */
  export interface CollectingBegan {
    readonly event: "collecting_began";
    readonly seat: Seat;
  }

  /** P-8.5 */
  export interface TargetSet {
    readonly event: "target_set";
    readonly seat: Seat;
    readonly slot: string;
  }

  /** P-6.1; `origin` is None if the policeman was off the board. */
  export interface PolicePlaced {
    readonly event: "police_placed";
    readonly seat: Seat;
    readonly field: string;
    readonly origin: string | null;
  }

  /** P-6.1 */
  export interface PoliceStayed {
    readonly event: "police_stayed";
    readonly seat: Seat;
  }

  /** P-6.4: the police step is skipped. */
  export interface PolicePinned {
    readonly event: "police_pinned";
    readonly seat: Seat;
    readonly field: string;
  }

  /** P-4.8; a crook that cannot move has an empty path. P-4.7 */
  export interface CrookMoved {
    readonly event: "crook_moved";
    readonly seat: Seat;
    readonly origin: string;
    readonly field: string;
    readonly path: readonly string[];
    readonly cost: number;
    readonly fines: number;
  }

  /** P-5.1; `allowance` is the new one. P-3.5 */
  export interface ChipCollected {
    readonly event: "chip_collected";
    readonly seat: Seat;
    readonly slot: string;
    readonly income: number;
    readonly allowance: number;
  }

  /** P-7.1 */
  export interface CameHome {
    readonly event: "came_home";
    readonly seat: Seat;
    readonly bonus: number;
    readonly round_number: number;
  }

  /** P-7.3 */
  export interface InterestPaid {
    readonly event: "interest_paid";
    readonly seat: Seat;
    readonly interest: number;
  }

  /** P-3.2 */
  export interface RoundEnded {
    readonly event: "round_ended";
    readonly round_number: number;
    readonly money: readonly number[];
  }

  export type Ending = "all_home" | "round_limit";

  /** P-7.4, P-7.7 */
  export interface GameEnded {
    readonly event: "game_ended";
    readonly money: readonly number[];
    readonly winners: readonly Seat[];
    readonly reason: Ending;
  }

  export type Action = PlaceStart | LayTile | OpenStall | Claim | SetTarget | PoliceTo | PoliceStay | MoveTo;

  export type Event = GameCreated | StartPlaced | TileLaid | StallOpened | StreetsFilled | VenueClaimed | CollectingBegan | TargetSet | PolicePlaced | PoliceStayed | PolicePinned | CrookMoved | ChipCollected | CameHome | InterestPaid | RoundEnded | GameEnded;

  export type Options = PalermoOptions;

  export type Phase = "place_start" | "build" | "draft_claim" | "choose_target" | "police" | "move" | "over";

  export type Permission = "adjoin" | "free" | "stall";

  /**
   * A node the active crook can enter in this move, by the canonical path. P-4.8
   *
   * `via` is the node before it on that path, None for the first step; `fines` are the points of `cost` that go to
   * policemen; `stop` tells whether the move may end here. `venue` is the own venue that would be collected, `income`
   * what that, or coming home, would pay: None if stopping here pays nothing at all. P-5.1, P-7.1
   */
  export interface Reach {
    readonly field: string;
    readonly cost: number;
    readonly via: string | null;
    readonly fines: number;
    readonly stop: boolean;
    readonly venue: string | null;
    readonly income: number | null;
  }

  /** One chip that was collected: where, in which round, for how much. P-5.1 */
  export interface Stop {
    readonly slot: string;
    readonly round_number: number;
    readonly income: number;
  }

  /** Where a seat's money came from, and the points it has lost to policemen. P-5.1, P-6.6, P-7.1, P-7.3 */
  export interface Account {
    readonly venues: number;
    readonly arrival: number;
    readonly interest: number;
    readonly fines: number;
  }

  /** There is no private information: all views are the same but for `you`. Places by their names, tiles by tokens. */
  export interface PalermoView {
    readonly you: Seat | null;
    readonly beat: number;
    readonly waiting: readonly Seat[];
    readonly options: PalermoOptions;
    readonly phase: Phase;
    readonly first_seat: Seat;
    readonly active: Seat | null;
    readonly round_number: number;
    readonly permission: Permission | null;
    readonly supply: { readonly [key: string]: number };
    readonly city: { readonly [key: string]: string };
    readonly city_text: string;
    readonly entrances: { readonly [key: string]: string };
    readonly owners: { readonly [key: string]: Seat };
    readonly chips: { readonly [key: string]: Seat };
    readonly crooks: readonly string[];
    readonly police: readonly (string | null)[];
    readonly pinned: readonly boolean[];
    readonly allowances: readonly number[];
    readonly chips_left: readonly number[];
    readonly targets: readonly (string | null)[];
    readonly money: readonly number[];
    readonly home_rounds: readonly (number | null)[];
    readonly interest: number;
    readonly reach: readonly Reach[];
    readonly tours: readonly (readonly Stop[])[];
    readonly accounts: readonly Account[];
    readonly history: readonly (readonly number[])[];
    readonly winners: readonly Seat[];
    readonly reason: Ending | null;
  }

  export type View = PalermoView;
}

export declare namespace Villa {
  export interface SetHandicap {
    readonly do: "set_handicap";
    readonly value: number;
  }

  export interface Swap {
    readonly do: "swap";
    readonly seat_a: Seat;
    readonly card_a: string;
    readonly seat_b: Seat;
    readonly card_b: string;
  }

  export interface Ready {
    readonly do: "ready";
  }

  export interface Plan {
    readonly do: "plan";
    readonly target: string;
    readonly leader: Seat;
  }

  export interface PlayMatch {
    readonly do: "play_match";
    readonly card: string;
  }

  export interface PlayPair {
    readonly do: "play_pair";
    readonly card_a: string;
    readonly card_b: string;
  }

  export interface Pass {
    readonly do: "pass";
    readonly card: string;
  }

  export type Place = "row" | "pile";

  export interface GiveBonus {
    readonly do: "give_bonus";
    readonly seat: Seat;
    readonly to: Place;
  }

  export type TeamChoice = SetHandicap | Plan | GiveBonus;

  export interface Propose {
    readonly do: "propose";
    readonly action: TeamChoice;
  }

  export interface Approve {
    readonly do: "approve";
  }

  export interface Decide {
    readonly do: "decide";
    readonly action: TeamChoice;
  }

  export interface VillaOptions {
    readonly roster: "custom" | "first_game" | "random" | "tough";
    readonly custom_counts: readonly [number, number, number];
    readonly handicap: number;
    readonly handicap_timing: "lobby" | "table";
    readonly handicap_choices: readonly number[];
    readonly expert: boolean;
    readonly open_start: 3 | 4;
    readonly row_limit: 3 | 4;
    readonly swap_phase: boolean;
    readonly leader_mode: "chosen" | "rotating";
    readonly rotation_anchor: "last_player" | "leader";
    readonly decision_mode: "consensus" | "coordinator";
    readonly early_abort: boolean;
    readonly expert_pair_needs_marker: boolean;
    readonly recover_passed: boolean;
  }

  export interface GameCreated {
    readonly event: "game_created";
    readonly options: VillaOptions;
  }

  export interface GodfatherShown {
    readonly event: "godfather_shown";
    readonly godfather: string;
  }

  /** The back of a guard: a symbol that is not needed, or one that is needed at a position. */
  export interface Hint {
    readonly kind: "absent" | "at";
    readonly symbol: string;
    readonly position: number | null;
  }

  export interface GuardPlaced {
    readonly event: "guard_placed";
    readonly slot: string;
    readonly strength: number;
    readonly hint: Hint;
  }

  export interface HandicapSet {
    readonly event: "handicap_set";
    readonly value: number | null;
    readonly total_strength: number;
    readonly police_count: number;
  }

  export interface Dealt {
    readonly event: "dealt";
    readonly counts: readonly number[];
  }

  export interface RowOpened {
    readonly event: "row_opened";
    readonly seat: Seat;
    readonly kinds: readonly string[];
  }

  export interface Swapped {
    readonly event: "swapped";
    readonly seat_a: Seat;
    readonly card_a: string;
    readonly seat_b: Seat;
    readonly card_b: string;
  }

  export interface SeatReady {
    readonly event: "seat_ready";
    readonly seat: Seat;
  }

  export interface SwapEnded {
    readonly event: "swap_ended";
  }

  export interface Proposed {
    readonly event: "proposed";
    readonly seat: Seat;
    readonly action: TeamChoice;
  }

  export interface Approved {
    readonly event: "approved";
    readonly seat: Seat;
  }

  export interface Decided {
    readonly event: "decided";
    readonly seat: Seat;
    readonly action: TeamChoice;
  }

  export interface AttackPlanned {
    readonly event: "attack_planned";
    readonly target: string;
    readonly leader: Seat;
  }

  export interface GuardRevealed {
    readonly event: "guard_revealed";
    readonly slot: string;
    readonly guard: string;
  }

  export interface Matched {
    readonly event: "matched";
    readonly seat: Seat;
    readonly kind: string;
    readonly position: number;
  }

  export interface Paired {
    readonly event: "paired";
    readonly seat: Seat;
    readonly kinds: readonly [string, string];
    readonly position: number;
  }

  export interface Passed {
    readonly event: "passed";
    readonly seat: Seat;
    readonly kind: string;
  }

  export interface Drew {
    readonly event: "drew";
    readonly seat: Seat;
    readonly kind: string;
  }

  export interface DrewNothing {
    readonly event: "drew_nothing";
    readonly seat: Seat;
  }

  export interface Arrested {
    readonly event: "arrested";
    readonly slot: string;
    readonly guard: string;
  }

  export interface BonusOffered {
    readonly event: "bonus_offered";
    readonly symbol: string;
  }

  export interface BonusMissing {
    readonly event: "bonus_missing";
    readonly symbol: string;
  }

  export interface BonusGiven {
    readonly event: "bonus_given";
    readonly seat: Seat;
    readonly to: Place;
    readonly symbol: string;
  }

  export type Reason = "godfather_arrested" | "no_card_on_turn" | "not_enough_cards" | "not_the_right_cards" | "conceded";

  export interface GameOver {
    readonly event: "game_over";
    readonly result: "lost" | "won";
    readonly reason: Reason;
  }

  /** Everything that was hidden: piles from the top, boxes by kind, the guards that were never turned over. */
  export interface Debrief {
    readonly event: "debrief";
    readonly piles: readonly (readonly string[])[];
    readonly police_box: { readonly [key: string]: number };
    readonly guards: { readonly [key: string]: string };
    readonly guard_box: readonly string[];
  }

  export type Action = SetHandicap | Swap | Ready | Plan | PlayMatch | PlayPair | Pass | GiveBonus | Propose | Approve | Decide;

  export type Event = GameCreated | GodfatherShown | GuardPlaced | HandicapSet | Dealt | RowOpened | Swapped | SeatReady | SwapEnded | Proposed | Approved | Decided | AttackPlanned | GuardRevealed | Matched | Paired | Passed | Drew | DrewNothing | Arrested | BonusOffered | BonusMissing | BonusGiven | GameOver | Debrief;

  export type Options = VillaOptions;

  export type Phase = "difficulty" | "swap" | "plan" | "play" | "bonus" | "over";

  /** A guard on the grounds: his back, and his front once it is turned over. */
  export interface SlotView {
    readonly strength: number;
    readonly hint: Hint;
    readonly front: string | null;
  }

  /** A face-down pile: how many cards nobody knows, and the known ones under them, in order from the top. */
  export interface PileView {
    readonly unknown: number;
    readonly known_bottom: readonly string[];
  }

  export interface VillaView {
    readonly you: Seat | null;
    readonly beat: number;
    readonly waiting: readonly Seat[];
    readonly options: VillaOptions;
    readonly phase: Phase;
    readonly coordinator: Seat;
    readonly leader: Seat | null;
    readonly next_leader: Seat | null;
    readonly active: Seat | null;
    readonly godfather: string;
    readonly slots: { readonly [key: string]: SlotView | null };
    readonly arrested: readonly string[];
    readonly total_strength: number;
    readonly police_count: number | null;
    readonly rows: readonly (readonly string[])[];
    readonly piles: readonly PileView[];
    readonly laid: readonly (readonly string[])[];
    readonly discard: { readonly [key: string]: number };
    readonly out_of_play: { readonly [key: string]: number };
    readonly police_box_count: number;
    readonly target: string | null;
    readonly filled: number;
    readonly required: string | null;
    readonly bonus_symbol: string | null;
    readonly proposal: TeamChoice | null;
    readonly approvals: readonly Seat[];
    readonly proposal_count: number;
    readonly ready: readonly Seat[];
    readonly swaps_left: number;
    readonly result: "lost" | "won" | null;
    readonly reason: Reason | null;
    readonly debrief: Debrief | null;
  }

  export type View = VillaView;
}

export declare namespace Wallet {
  /** W-4.1 */
  export interface Draw {
    readonly do: "draw";
  }

  /** W-4.2 */
  export interface Put {
    readonly do: "put";
    readonly card: string;
  }

  /** W-4.3: opens the payment, unseen by the others. */
  export interface Buy {
    readonly do: "buy";
  }

  /** W-4.5 */
  export interface Flip {
    readonly do: "flip";
  }

  /** W-7.2, W-7.3, W-13.2 */
  export interface Pass {
    readonly do: "pass";
  }

  /** W-5.2, W-7.2 */
  export interface Play {
    readonly do: "play";
    readonly special: string;
  }

  /** W-4.3 */
  export interface PayAdd {
    readonly do: "pay_add";
    readonly card: string;
  }

  /** W-4.3 */
  export interface PayDone {
    readonly do: "pay_done";
  }

  /** W-4.3 */
  export interface TakeId {
    readonly do: "take_id";
    readonly character: string;
  }

  /** W-6.2: `cards[i]` goes to `seats[i]`, seats ascending; `back` with two players only. */
  export interface Birthday {
    readonly do: "birthday";
    readonly keep: string;
    readonly cards: readonly string[];
    readonly seats: readonly Seat[];
    readonly back: string | null;
  }

  /** W-6.3, W-6.4, W-6.5, W-6.9, W-6.10 */
  export interface Give {
    readonly do: "give";
    readonly card: string;
  }

  /** W-6.3 */
  export interface GiveNothing {
    readonly do: "give_nothing";
  }

  /** W-6.3 */
  export interface Take {
    readonly do: "take";
    readonly card: string;
  }

  /** W-6.6, W-6.8, W-6.9 */
  export interface Target {
    readonly do: "target";
    readonly seat: Seat;
  }

  /** W-6.6 */
  export interface Keep {
    readonly do: "keep";
  }

  /** W-6.6 */
  export interface GiveBack {
    readonly do: "give_back";
  }

  /** W-6.7 */
  export interface Gift {
    readonly do: "gift";
    readonly card: string;
    readonly seat: Seat;
  }

  /** W-6.10: `currency:<id>`, `jewel` or `value:<ge>`. */
  export interface Wish {
    readonly do: "wish";
    readonly seat: Seat;
    readonly request: string;
  }

  /** W-6.10 */
  export interface NoMatch {
    readonly do: "no_match";
  }

  /** W-6.13 */
  export interface Stash {
    readonly do: "stash";
    readonly card: string;
  }

  /** W-6.14 */
  export interface AtmDeposit {
    readonly do: "atm_deposit";
    readonly card: string;
  }

  /** W-6.14 */
  export interface AtmDraw {
    readonly do: "atm_draw";
  }

  /** W-6.15 */
  export interface Exchange {
    readonly do: "exchange";
    readonly card: string;
    readonly currency: string;
  }

  /** W-9.2 */
  export interface Check {
    readonly do: "check";
    readonly seat: Seat;
  }

  /** W-10.2 */
  export interface ReturnChip {
    readonly do: "return_chip";
    readonly value: number;
  }

  export interface WalletOptions {
    readonly deck: "balanced" | "full";
    readonly specials_per_turn: 1 | 2;
    readonly allow_pass: boolean;
    readonly payment: "free" | "minimal";
    readonly coin_pool: "lowest" | "random";
    readonly rounds: 1 | 2 | 3;
  }

  export interface GameStarted {
    readonly event: "game_started";
    readonly players: number;
    readonly options: WalletOptions;
    readonly box: string;
  }

  /** W-2 */
  export interface RoundStarted {
    readonly event: "round_started";
    readonly round_number: number;
    readonly coins: readonly number[];
    readonly start: Seat;
    readonly wallet: number;
  }

  /** W-2.2, W-2.3 */
  export interface HandDealt {
    readonly event: "hand_dealt";
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly specials: readonly string[];
  }

  export type Phase = "turn" | "action" | "take_id" | "birthday" | "redist_give" | "redist_pick" | "pass_pick" | "target" | "inspect_decide" | "swap_pick" | "gift" | "wish" | "wish_answer" | "end_first" | "gain_time_action" | "end_cards" | "police_check" | "chip_return" | "over";

  /** Who is to decide now, and what about. */
  export interface Asked {
    readonly event: "asked";
    readonly phase: Phase;
    readonly seats: readonly Seat[];
  }

  /** W-3.1 */
  export interface TurnBegan {
    readonly event: "turn_began";
    readonly seat: Seat;
    readonly turn: number;
  }

  /** W-3.2, W-4.5 */
  export interface TimerFlipped {
    readonly event: "timer_flipped";
    readonly seat: Seat;
    readonly automatic: boolean;
    readonly left: number;
  }

  /** W-4.1 */
  export interface CardDrawn {
    readonly event: "card_drawn";
    readonly seat: Seat;
    readonly card?: string;
  }

  /** W-4.2, W-6.2 */
  export interface CardPutBack {
    readonly event: "card_put_back";
    readonly seat: Seat;
    readonly card?: string;
  }

  /** W-4.3 */
  export interface BuyingBegun {
    readonly event: "buying_begun";
    readonly seat: Seat;
  }

  /** W-4.3 */
  export interface PaymentAdded {
    readonly event: "payment_added";
    readonly seat: Seat;
    readonly card: string;
  }

  /** W-4.3 */
  export interface IdPaid {
    readonly event: "id_paid";
    readonly seat: Seat;
    readonly cards: readonly string[];
  }

  /** W-4.3 */
  export interface PocketOpened {
    readonly event: "pocket_opened";
    readonly seat: Seat;
    readonly characters: readonly string[];
  }

  /** W-4.3: `left` in the pocket. */
  export interface IdTaken {
    readonly event: "id_taken";
    readonly seat: Seat;
    readonly left: number;
    readonly character?: string;
  }

  /** W-7.3, W-13.2 */
  export interface Passed {
    readonly event: "passed";
    readonly seat: Seat;
  }

  /** W-5.3; `copied` is the card that Emergency resolves. W-6.11 */
  export interface SpecialPlayed {
    readonly event: "special_played";
    readonly seat: Seat;
    readonly special: string;
    readonly copied: string | null;
  }

  export type SealedAnswer = Give | GiveNothing | Pass | Play | ReturnChip;

  /** An answer in a window, known to its seat alone. */
  export interface AnswerSealed {
    readonly event: "answer_sealed";
    readonly seat: Seat;
    readonly answer: SealedAnswer;
  }

  /** W-6.2 */
  export interface BirthdayDrawn {
    readonly event: "birthday_drawn";
    readonly seat: Seat;
    readonly count: number;
    readonly cards?: readonly string[];
  }

  /** A card from hand to hand, chosen by its giver. W-6.2, W-6.4, W-6.5, W-6.7, W-6.9, W-6.10 */
  export interface CardPassed {
    readonly event: "card_passed";
    readonly giver: Seat;
    readonly taker: Seat;
    readonly cause: string;
    readonly card?: string;
  }

  /** W-6.8, WR-14 */
  export interface CardStolen {
    readonly event: "card_stolen";
    readonly seat: Seat;
    readonly target: Seat;
    readonly card?: string;
  }

  /** W-6.6, WR-14 */
  export interface HandInspected {
    readonly event: "hand_inspected";
    readonly seat: Seat;
    readonly target: Seat;
    readonly card?: string;
  }

  /** W-6.6 */
  export interface InspectionDecided {
    readonly event: "inspection_decided";
    readonly seat: Seat;
    readonly target: Seat;
    readonly kept: boolean;
  }

  /** W-6.3: `cards[i]` was laid by `seats[i]`. */
  export interface RedistributionLaid {
    readonly event: "redistribution_laid";
    readonly seats: readonly Seat[];
    readonly cards: readonly string[];
  }

  /** W-6.3 */
  export interface RedistributionTaken {
    readonly event: "redistribution_taken";
    readonly seat: Seat;
    readonly card: string;
  }

  /** W-6.3 */
  export interface RedistributionDealt {
    readonly event: "redistribution_dealt";
    readonly seat: Seat;
    readonly card?: string;
  }

  /** W-6.9: whom the active seat swaps with. */
  export interface SwapAgreed {
    readonly event: "swap_agreed";
    readonly seat: Seat;
    readonly target: Seat;
  }

  /** W-6.10 */
  export interface WishMade {
    readonly event: "wish_made";
    readonly seat: Seat;
    readonly target: Seat;
    readonly request: string;
  }

  /** W-6.10: `seat` was asked by `target`. */
  export interface WishAnswered {
    readonly event: "wish_answered";
    readonly seat: Seat;
    readonly target: Seat;
    readonly met: boolean;
  }

  /** W-7.1: by whom the last timer was turned. */
  export interface RoundEnded {
    readonly event: "round_ended";
    readonly seat: Seat;
  }

  /** W-6.13 */
  export interface Stashed {
    readonly event: "stashed";
    readonly seat: Seat;
    readonly card?: string;
  }

  /** W-6.14 */
  export interface AtmDeposited {
    readonly event: "atm_deposited";
    readonly seat: Seat;
    readonly card: string;
  }

  /** W-6.14, W-7.6: all cards turned, and the note among them. */
  export interface AtmDrawn {
    readonly event: "atm_drawn";
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly note: string | null;
  }

  /** W-6.15 */
  export interface Exchanged {
    readonly event: "exchanged";
    readonly seat: Seat;
    readonly card: string;
    readonly currency: string;
  }

  /** What the police would find now. `guilt` lists every reason, the first one counts; empty means innocent. W-8.8 */
  export interface Verdict {
    readonly innocent: boolean;
    readonly person: string | null;
    readonly guilt: readonly ("agent_needs_second_id" | "badge" | "credit_card" | "currencies" | "no_id" | "no_jewel" | "too_many_ids" | "too_poor" | "too_rich")[];
    readonly cents: number;
    readonly currencies: number;
    readonly ids: number;
  }

  /** W-7.4: one's own, before anything is shown. */
  export interface VerdictReached {
    readonly event: "verdict_reached";
    readonly seat: Seat;
    readonly verdict: Verdict;
  }

  /** W-9.1: all policemen on duty step forward at once, in the order of their coins. */
  export interface PoliceCalled {
    readonly event: "police_called";
    readonly seats: readonly Seat[];
  }

  /** W-9.1 */
  export interface OnDutyRevealed {
    readonly event: "on_duty_revealed";
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly exchanged: string | null;
    readonly currency: string | null;
  }

  /** W-9.2 */
  export interface Checked {
    readonly event: "checked";
    readonly seat: Seat;
    readonly target: Seat;
    readonly cards: readonly string[];
    readonly exchanged: string | null;
    readonly currency: string | null;
    readonly verdict: Verdict;
  }

  /** W-9.3 */
  export interface Confiscated {
    readonly event: "confiscated";
    readonly seat: Seat;
    readonly target: Seat;
    readonly cards: readonly string[];
  }

  /** W-10.1: one a seat, ascending, also for those who have shown theirs. */
  export interface HandRevealed {
    readonly event: "hand_revealed";
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly exchanged: string | null;
    readonly currency: string | null;
    readonly verdict: Verdict;
  }

  /** W-10.2 */
  export interface ChipReturned {
    readonly event: "chip_returned";
    readonly seat: Seat;
    readonly value?: number;
  }

  /** W-10.3 */
  export interface CreditDrawn {
    readonly event: "credit_drawn";
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly note: string | null;
  }

  /** W-10.5: one an innocent seat, richest first; `wealth` in cents. */
  export interface ChipsAwarded {
    readonly event: "chips_awarded";
    readonly seat: Seat;
    readonly rank: number;
    readonly wealth: number;
    readonly count: number;
    readonly values?: readonly number[];
  }

  /** W-12 */
  export interface GameOver {
    readonly event: "game_over";
    readonly winners: readonly Seat[];
    readonly points: readonly number[];
    readonly chips: readonly (readonly number[])[];
  }

  export type Action = Draw | Put | Buy | Flip | Pass | Play | PayAdd | PayDone | TakeId | Birthday | Give | GiveNothing | Take | Target | Keep | GiveBack | Gift | Wish | NoMatch | Stash | AtmDeposit | AtmDraw | Exchange | Check | ReturnChip;

  export type Event = GameStarted | RoundStarted | HandDealt | Asked | TurnBegan | TimerFlipped | CardDrawn | CardPutBack | BuyingBegun | PaymentAdded | IdPaid | PocketOpened | IdTaken | Passed | SpecialPlayed | AnswerSealed | BirthdayDrawn | CardPassed | CardStolen | HandInspected | InspectionDecided | RedistributionLaid | RedistributionTaken | RedistributionDealt | SwapAgreed | WishMade | WishAnswered | RoundEnded | Stashed | AtmDeposited | AtmDrawn | Exchanged | VerdictReached | PoliceCalled | OnDutyRevealed | Checked | Confiscated | HandRevealed | ChipReturned | CreditDrawn | ChipsAwarded | GameOver;

  export type Options = WalletOptions;

  /** An open card of a Redistribution. */
  export interface Laid {
    readonly seat: Seat;
    readonly card: string;
  }

  /** Who asked whom for what. */
  export interface WishView {
    readonly seat: Seat;
    readonly target: Seat;
    readonly request: string;
  }

  /** A hand that lies open: of a policeman on duty, of a checked seat, of everybody from the reveal on. W-9, W-10.1 */
  export interface Shown {
    readonly cards: readonly string[];
    readonly verdict: Verdict;
  }

  /** What everybody sees of a seat. */
  export interface SeatView {
    readonly coin: number;
    readonly cards: number;
    readonly specials: number;
    readonly chips: number;
    readonly returned: number;
    readonly in_front: readonly string[];
    readonly has_stash: boolean;
    readonly atm_note: string | null;
    readonly turned: readonly string[];
    readonly exchanged: string | null;
    readonly currency: string | null;
    readonly shown: Shown | null;
    readonly on_duty: boolean;
    readonly checked: boolean;
    readonly confiscated: readonly string[];
    readonly credit_note: string | null;
  }

  /** One seat in the summary of a round. `rank` counts from 1 and is None for the guilty. W-10 */
  export interface SeatResult {
    readonly seat: Seat;
    readonly hand: readonly string[];
    readonly exchanged: string | null;
    readonly currency: string | null;
    readonly verdict: Verdict;
    readonly on_duty: boolean;
    readonly confiscated: readonly string[];
    readonly turned: readonly string[];
    readonly credit_note: string | null;
    readonly wealth: number | null;
    readonly rank: number | null;
    readonly drawn: number;
    readonly returned: number;
  }

  /** A round as everybody saw it end; it fills up from the reveal to the award. */
  export interface RoundResult {
    readonly round_number: number;
    readonly seats: readonly SeatResult[];
  }

  /** One card out of these lies in one of these places: a seat's hand, None the wallet, "stash", "table". */
  export interface Known {
    readonly cards: readonly string[];
    readonly places: readonly (Seat | string | null)[];
    readonly shares: readonly number[];
  }

  /** What this seat alone sees and remembers. W-15 */
  export interface Own {
    readonly hand: readonly string[];
    readonly specials: readonly string[];
    readonly chips: readonly number[];
    readonly verdict: Verdict;
    readonly sealed: SealedAnswer | null;
    readonly paying: readonly string[] | null;
    readonly offered: readonly string[];
    readonly drawn: readonly string[];
    readonly inspected: string | null;
    readonly stash: string | null;
    readonly known: readonly Known[];
    readonly pocket_seen: readonly string[];
    readonly returned: readonly number[];
  }

  export interface WalletView {
    readonly you: Seat | null;
    readonly beat: number;
    readonly waiting: readonly Seat[];
    readonly options: WalletOptions;
    readonly round_number: number;
    readonly phase: Phase;
    readonly active: Seat | null;
    readonly start: Seat;
    readonly turn: number;
    readonly timers_left: number;
    readonly actions_left: number;
    readonly specials_played: number;
    readonly resolving: string | null;
    readonly in_play: readonly string[];
    readonly wallet: number;
    readonly discard: readonly string[];
    readonly special_discard: readonly string[];
    readonly aside: number;
    readonly pocket: number;
    readonly chip_pocket: number;
    readonly drawn: number;
    readonly laid: readonly Laid[];
    readonly target: Seat | null;
    readonly wish: WishView | null;
    readonly players: readonly SeatView[];
    readonly last_round: RoundResult | null;
    readonly chips_shown: readonly (readonly number[])[];
    readonly winners: readonly Seat[];
    readonly own: Own | null;
  }

  export type View = WalletView;
}

export interface SeatVariables {
  readonly events: { readonly [tag: string]: readonly string[] };
  readonly actions: { readonly [tag: string]: readonly string[] };
  /** Arguments of refusals and reasons that are seats. */
  readonly names: readonly string[];
}

/** Which variables of a sentence are seats; the field of a nested struct is `outer_inner`. */
export const SEAT_VARIABLES: { readonly [game: string]: SeatVariables } = {
  "cuba": {
    "events": {
      "game_started": [
        "godfather"
      ],
      "diamonds_hidden": [
        "seat"
      ],
      "box_passed": [
        "giver",
        "taker"
      ],
      "box_seen": [
        "seat"
      ],
      "bagged": [
        "seat"
      ],
      "took": [
        "seat"
      ],
      "box_returned": [
        "seat"
      ],
      "talk_began": [
        "seat"
      ],
      "asked": [
        "seat"
      ],
      "said": [
        "seat",
        "about"
      ],
      "refused": [
        "seat"
      ],
      "forgot": [
        "seat"
      ],
      "no_answer": [
        "seat"
      ],
      "floor_passed": [
        "seat"
      ],
      "final_demand": [
        "seat"
      ],
      "turn_passed": [
        "seat"
      ],
      "accused": [
        "seat"
      ],
      "window_opened": [
        "seats"
      ],
      "decided": [
        "seat"
      ],
      "fired": [
        "seat"
      ],
      "pocket_opened": [
        "seat"
      ],
      "joker_given": [
        "seat"
      ],
      "eliminated": [
        "seat"
      ],
      "ended": [
        "winners"
      ]
    },
    "actions": {
      "ask": [
        "seat"
      ],
      "say": [
        "about"
      ],
      "accuse": [
        "seat"
      ],
      "shouted": [
        "seat"
      ]
    },
    "names": [
      "about",
      "accused",
      "floor",
      "giver",
      "godfather",
      "holder",
      "killer",
      "seat",
      "seats",
      "taker",
      "waiting",
      "winners",
      "you"
    ]
  },
  "falconi": {
    "events": {
      "set_up": [
        "don",
        "drivers"
      ],
      "turn_began": [
        "seat"
      ],
      "card_drawn": [
        "seat"
      ],
      "hidden_card_drawn": [
        "seat"
      ],
      "redrawn": [
        "seat"
      ],
      "escape_placed": [
        "seat"
      ],
      "escape_laid": [
        "seat"
      ],
      "card_laid": [
        "seat"
      ],
      "hidden_card_laid": [
        "seat"
      ],
      "drove": [
        "seat"
      ],
      "catch_declared": [
        "seat"
      ],
      "bombed_behind": [
        "seat"
      ],
      "blasted": [
        "seat"
      ],
      "turned": [
        "seat"
      ],
      "boost_started": [
        "seat"
      ],
      "boost_broke": [
        "seat"
      ],
      "boost_ended": [
        "seat"
      ],
      "overtook": [
        "seat"
      ],
      "lapsed": [
        "seat"
      ],
      "car_out": [
        "seat"
      ],
      "game_over": [
        "winners"
      ]
    },
    "actions": {},
    "names": [
      "don",
      "drivers",
      "seat",
      "seats",
      "waiting",
      "winners",
      "you"
    ]
  },
  "palermo": {
    "events": {
      "game_created": [
        "first_seat"
      ],
      "start_placed": [
        "seat"
      ],
      "tile_laid": [
        "seat"
      ],
      "stall_opened": [
        "seat"
      ],
      "venue_claimed": [
        "seat"
      ],
      "collecting_began": [
        "seat"
      ],
      "target_set": [
        "seat"
      ],
      "police_placed": [
        "seat"
      ],
      "police_stayed": [
        "seat"
      ],
      "police_pinned": [
        "seat"
      ],
      "crook_moved": [
        "seat"
      ],
      "chip_collected": [
        "seat"
      ],
      "came_home": [
        "seat"
      ],
      "interest_paid": [
        "seat"
      ],
      "game_ended": [
        "winners"
      ]
    },
    "actions": {},
    "names": [
      "active",
      "first_seat",
      "seat",
      "seats",
      "waiting",
      "winners",
      "you"
    ]
  },
  "villa": {
    "events": {
      "row_opened": [
        "seat"
      ],
      "swapped": [
        "seat_a",
        "seat_b"
      ],
      "seat_ready": [
        "seat"
      ],
      "proposed": [
        "seat"
      ],
      "approved": [
        "seat"
      ],
      "decided": [
        "seat"
      ],
      "attack_planned": [
        "leader"
      ],
      "matched": [
        "seat"
      ],
      "paired": [
        "seat"
      ],
      "passed": [
        "seat"
      ],
      "drew": [
        "seat"
      ],
      "drew_nothing": [
        "seat"
      ],
      "bonus_given": [
        "seat"
      ]
    },
    "actions": {
      "swap": [
        "seat_a",
        "seat_b"
      ],
      "plan": [
        "leader"
      ],
      "give_bonus": [
        "seat"
      ]
    },
    "names": [
      "active",
      "approvals",
      "coordinator",
      "leader",
      "next_leader",
      "ready",
      "seat",
      "seat_a",
      "seat_b",
      "seats",
      "waiting",
      "you"
    ]
  },
  "wallet": {
    "events": {
      "round_started": [
        "start"
      ],
      "hand_dealt": [
        "seat"
      ],
      "asked": [
        "seats"
      ],
      "turn_began": [
        "seat"
      ],
      "timer_flipped": [
        "seat"
      ],
      "card_drawn": [
        "seat"
      ],
      "card_put_back": [
        "seat"
      ],
      "buying_begun": [
        "seat"
      ],
      "payment_added": [
        "seat"
      ],
      "id_paid": [
        "seat"
      ],
      "pocket_opened": [
        "seat"
      ],
      "id_taken": [
        "seat"
      ],
      "passed": [
        "seat"
      ],
      "special_played": [
        "seat"
      ],
      "answer_sealed": [
        "seat"
      ],
      "birthday_drawn": [
        "seat"
      ],
      "card_passed": [
        "giver",
        "taker"
      ],
      "card_stolen": [
        "seat",
        "target"
      ],
      "hand_inspected": [
        "seat",
        "target"
      ],
      "inspection_decided": [
        "seat",
        "target"
      ],
      "redistribution_laid": [
        "seats"
      ],
      "redistribution_taken": [
        "seat"
      ],
      "redistribution_dealt": [
        "seat"
      ],
      "swap_agreed": [
        "seat",
        "target"
      ],
      "wish_made": [
        "seat",
        "target"
      ],
      "wish_answered": [
        "seat",
        "target"
      ],
      "round_ended": [
        "seat"
      ],
      "stashed": [
        "seat"
      ],
      "atm_deposited": [
        "seat"
      ],
      "atm_drawn": [
        "seat"
      ],
      "exchanged": [
        "seat"
      ],
      "verdict_reached": [
        "seat"
      ],
      "police_called": [
        "seats"
      ],
      "on_duty_revealed": [
        "seat"
      ],
      "checked": [
        "seat",
        "target"
      ],
      "confiscated": [
        "seat",
        "target"
      ],
      "hand_revealed": [
        "seat"
      ],
      "chip_returned": [
        "seat"
      ],
      "credit_drawn": [
        "seat"
      ],
      "chips_awarded": [
        "seat"
      ],
      "game_over": [
        "winners"
      ]
    },
    "actions": {
      "birthday": [
        "seats"
      ],
      "target": [
        "seat"
      ],
      "gift": [
        "seat"
      ],
      "wish": [
        "seat"
      ],
      "check": [
        "seat"
      ]
    },
    "names": [
      "active",
      "giver",
      "seat",
      "seats",
      "start",
      "taker",
      "target",
      "waiting",
      "winners",
      "you"
    ]
  }
};
