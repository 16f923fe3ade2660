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

/** One line of the form for a game's options; its words are the messages `option-<name>...`. */
export interface OptionForm {
  readonly name: string;
  readonly kind: "choice" | "list" | "number" | "switch";
  readonly default: Json;
  readonly choices: readonly Json[];
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** A named option set: the message `preset-<name>`. */
export interface Preset {
  readonly name: string;
  readonly options: AnyOptions;
}

export interface GameCard {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionForm[];
  readonly presets: readonly Preset[];
  readonly bots: readonly string[];
  readonly clocks: readonly string[];
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
  readonly suspects?: boolean;
  readonly learn?: boolean;
  readonly clock?: number | null;
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
  readonly suspects: boolean;
  readonly learn: boolean;
  readonly clock: number | null;
  readonly watching: number;
  readonly created: number;
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
 * A sealed decision is answered by several seats at once and opened when the last answer is in.
 */
export interface Decision {
  readonly kind: string;
  readonly about: readonly (number | string)[];
  readonly sealed: boolean;
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

export type Frame = EventFrame | MessageFrame | VoteFrame | HeldFrame | LapsedFrame | UndoneFrame | CastFrame | SequelFrame;

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

/** Somebody sat down, left, came back, looks on; the game has begun; there is a rematch. */
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

export interface SeatVariables {
  readonly events: { readonly [tag: string]: readonly string[] };
  readonly actions: { readonly [tag: string]: readonly string[] };
  /** Arguments of refusals and reasons that are seats. */
  readonly names: readonly string[];
}

/** Which variables of a sentence are seats; the field of a nested struct is `outer_inner`. */
export const SEAT_VARIABLES: { readonly [game: string]: SeatVariables } = {
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
  }
};
