// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

import type { GameTraits, Seat } from '../../protocol/generated';

/** The Godfather hides so many diamonds. C-3.1 */
export interface Hide {
  readonly do: "hide";
  readonly count: number;
}

/** The first player puts a kind of chip into the bag, or `none`. C-4.3 */
export interface Bag {
  readonly do: "bag";
  readonly kind: string;
}

/** The holder of the box takes so many diamonds. C-4.4 */
export interface TakeDiamonds {
  readonly do: "take_diamonds";
  readonly count: number;
}

/** The holder of the box takes one chip of this kind. C-4.4 */
export interface TakeChip {
  readonly do: "take_chip";
  readonly kind: string;
}

/** The holder finds the box empty, or is the last and wants nothing. C-4.5, C-4.6 */
export interface TakeNothing {
  readonly do: "take_nothing";
}

/** The Godfather asks a suspect about a `topic` of C-5.5. C-5.9 */
export interface Ask {
  readonly do: "ask";
  readonly seat: Seat;
  readonly topic: string;
}

/** A seat makes a statement; `about` names the suspect of a `view`, and nobody else. C-5.6 */
export interface Say {
  readonly do: "say";
  readonly slot: string;
  readonly value: string;
  readonly about: Seat | null;
}

/** The asked seat refuses the first open slot. C-5.10 */
export interface Refuse {
  readonly do: "refuse";
}

/** The asked seat claims to have forgotten. C-5.10 */
export interface Forget {
  readonly do: "forget";
}

/** The asked seat refuses the whole sheet. C-5.10 */
export interface RefuseAll {
  readonly do: "refuse_all";
}

/** The Godfather lets everybody say one thing. C-12.2 */
export interface OpenFloor {
  readonly do: "open_floor";
}

/** A suspect has nothing to say in a round of the floor. C-12.2 */
export interface PassFloor {
  readonly do: "pass_floor";
}

/** The Godfather says "Empty your pockets!" C-6.1 */
export interface Accuse {
  readonly do: "accuse";
  readonly seat: Seat;
}

/** The Godfather resigns. C-13.5 */
export interface Abdicate {
  readonly do: "abdicate";
}

/** A seat of the window lets the pocket open. C-7.3 */
export interface Hold {
  readonly do: "hold";
}

/** The killer shouts "Bang!" C-7.3 */
export interface Peng {
  readonly do: "peng";
}

/** Nobody has shouted, where all play on one device. C-12.3 */
export interface OpenPocket {
  readonly do: "open_pocket";
}

/** This seat has shouted, where all play on one device. C-12.3 */
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

/** These are all options. C-10.5 */
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

/** The box is packed. C-2 */
export interface GameStarted {
  readonly event: "game_started";
  readonly godfather: Seat;
  readonly mix: Contents;
  readonly jokers: number;
  readonly options: CubaOptions;
}

/** The Godfather has hidden so many. C-3.1 */
export interface DiamondsHidden {
  readonly event: "diamonds_hidden";
  readonly seat: Seat;
  readonly count: number;
}

/** The box goes on to the left neighbour. C-4.9 */
export interface BoxPassed {
  readonly event: "box_passed";
  readonly giver: Seat;
  readonly taker: Seat;
}

/** The holder looks into the box; without `memory_aid` it is told once. C-4.2, CR-36 */
export interface BoxSeen {
  readonly event: "box_seen";
  readonly seat: Seat;
  readonly contents: Contents;
  readonly once: boolean;
}

/** The bag holds a kind, or `none`; without `memory_aid` it is told once. C-4.3, CR-36 */
export interface Bagged {
  readonly event: "bagged";
  readonly seat: Seat;
  readonly kind: string;
  readonly once: boolean;
}

/** The holder has helped himself. C-4.4 */
export interface Took {
  readonly event: "took";
  readonly seat: Seat;
  readonly take: string;
}

/** The Godfather gets the box back; all see it as BoxShown where the option says so. C-5.1 */
export interface BoxReturned {
  readonly event: "box_returned";
  readonly seat: Seat;
  readonly contents: Contents;
}

/** Everybody sees what came back, with `returned_box_public`. C-5.1 */
export interface BoxShown {
  readonly event: "box_shown";
  readonly contents: Contents;
}

/** The Godfather leads the talk from now on: so something was stolen, else the game would be over. C-5.2, C-5.3 */
export interface TalkBegan {
  readonly event: "talk_began";
  readonly seat: Seat;
}

/** The Godfather asks. C-5.9 */
export interface Asked {
  readonly event: "asked";
  readonly number: number;
  readonly seat: Seat;
  readonly topic: string;
}

/** Somebody makes a statement; `number` is that of the question it answers. C-5.6, C-5.10 */
export interface Said {
  readonly event: "said";
  readonly seat: Seat;
  readonly slot: string;
  readonly value: string;
  readonly about: Seat | null;
  readonly number: number | null;
  readonly changed: boolean;
}

/** The asked seat refuses a slot. C-5.10 */
export interface Refused {
  readonly event: "refused";
  readonly seat: Seat;
  readonly slot: string;
  readonly number: number;
}

/** The asked seat says that it has forgotten. C-5.10 */
export interface Forgot {
  readonly event: "forgot";
  readonly seat: Seat;
  readonly slot: string;
  readonly number: number;
}

/** The asked seat lets its time pass. C-5.10 */
export interface NoAnswer {
  readonly event: "no_answer";
  readonly seat: Seat;
  readonly slot: string;
  readonly number: number;
}

/** The open question needs no answer any more. C-5.9 */
export interface QuestionLapsed {
  readonly event: "question_lapsed";
  readonly number: number;
}

/** Everybody may say one thing; `left` rounds remain. C-12.2 */
export interface FloorOpened {
  readonly event: "floor_opened";
  readonly left: number;
}

/** A suspect has nothing to say. C-12.2 */
export interface FloorPassed {
  readonly event: "floor_passed";
  readonly seat: Seat;
}

/** The Godfather may only accuse or abdicate. C-13.4 */
export interface FinalDemand {
  readonly event: "final_demand";
  readonly seat: Seat;
}

export type Phase = "hide" | "take" | "interrogation" | "answer" | "floor" | "reaction" | "over";

/** This seat decides now, where talk is `formal`. C-12.2 */
export interface TurnPassed {
  readonly event: "turn_passed";
  readonly phase: Phase;
  readonly seat: Seat;
}

/** The Godfather has said "Empty your pockets!" C-6.1 */
export interface Accused {
  readonly event: "accused";
  readonly seat: Seat;
}

/** These seats are asked whether they fire. C-7.2 */
export interface WindowOpened {
  readonly event: "window_opened";
  readonly seats: readonly Seat[];
}

/** A seat has given its sealed answer. C-7.3 */
export interface Decided {
  readonly event: "decided";
  readonly seat: Seat;
  readonly fires: boolean;
}

/** The killer has shouted "Bang!" C-7.5, C-7.6 */
export interface Fired {
  readonly event: "fired";
  readonly seat: Seat;
}

/** The loot of this seat is shown. C-6.3 */
export interface PocketOpened {
  readonly event: "pocket_opened";
  readonly seat: Seat;
  readonly take: string;
  readonly role: string;
}

/** Diamonds come back; `total` lies before the Godfather now. C-6.4 */
export interface Recovered {
  readonly event: "recovered";
  readonly count: number;
  readonly total: number;
}

/** The Godfather hands over a bottle. C-6.5 */
export interface JokerGiven {
  readonly event: "joker_given";
  readonly seat: Seat;
  readonly left: number;
}

export type Fate = "caught" | "shot" | "fired" | "rule_breaker" | "no_joker" | "clock" | "abdicated";

/** This seat is out. C-9.1, C-9.2 */
export interface Eliminated {
  readonly event: "eliminated";
  readonly seat: Seat;
  readonly fate: Fate;
}

export type Reason = "godfather_recovered" | "agent_accused" | "godfather_out" | "killer_shot_agent";

export type Cause = "recovered" | "nothing_stolen" | "all_stole" | "agent" | "no_joker" | "clock" | "abdicated" | "shot";

/** The game is over. C-8.1 */
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

/** Everything is laid open: hidden diamonds, the bag, the box's whole way. C-8.1, CR-30 */
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

/** Which statements answer the open question; any value if none is named. C-5.10 */
export interface Answer {
  readonly slot: string;
  readonly value: string | null;
}

/** What somebody says lay in a box. */
export interface Count {
  readonly diamonds: number | null;
  readonly chips: number | null;
}

export type Joint = "fits" | "broken" | "unknown";

export interface Story {
  readonly received: Count;
  readonly passed: Count;
  readonly joint: Joint | null;
}

export type WonBy = "godfather" | "thief" | "loyal" | "agent" | "driver" | "killer" | "shot" | "urchin";

/** What somebody was, and why he has won. C-8 */
export interface SeatEnd {
  readonly role: string;
  readonly won_by: WonBy | null;
  readonly passenger: Seat | null;
}

export interface CubaGloss {
  readonly spotlight: readonly Seat[];
  readonly answer: Answer | null;
  readonly stories: readonly Story[];
  readonly truths: readonly ({ readonly [key: string]: readonly string[] })[];
  readonly still_missing: readonly number[];
  readonly ends: readonly SeatEnd[];
}

export type Gloss = CubaGloss;

export interface BoxChips {
  readonly loyal: number;
  readonly fbi: number;
  readonly cia: number;
  readonly driver: number;
  readonly killer: number;
}

export interface BoxSupply {
  readonly diamonds: number;
  readonly jokers: number;
  readonly boxes: number;
  readonly bags: number;
  readonly chips: BoxChips;
}

export interface BoxHide {
  readonly min: number;
  readonly max: number;
}

export interface BoxBag {
  readonly capacity: number;
}

/** What goes into the box for a number of players, and the jokers beside it. */
export interface BoxSetup {
  readonly players: number;
  readonly loyal: number;
  readonly fbi: number;
  readonly cia: number;
  readonly driver: number;
  readonly killer: number;
  readonly jokers: number;
}

export interface BoxRole {
  readonly id: string;
  readonly from: string;
  readonly wins: string;
}

export type ChipColour = "white" | "blue" | "green" | "red";

export interface BoxChipStyle {
  readonly loyal: ChipColour;
  readonly fbi: ChipColour;
  readonly cia: ChipColour;
  readonly driver: ChipColour;
  readonly killer: ChipColour;
}

export interface BoxFiction {
  readonly godfather_name: string;
}

export interface BoxSeconds {
  readonly live: number;
  readonly room: number;
}

export interface BoxClocks {
  readonly hide: BoxSeconds;
  readonly take_p1: BoxSeconds;
  readonly take: BoxSeconds;
  readonly take_bot: BoxSeconds;
  readonly take_min: BoxSeconds;
  readonly answer: BoxSeconds;
  readonly demand: BoxSeconds;
  readonly window: BoxSeconds;
}

export interface BoxInterrogation {
  readonly seconds: readonly number[];
  readonly up_to: readonly number[];
}

export interface Box {
  readonly supply: BoxSupply;
  readonly hide: BoxHide;
  readonly bag: BoxBag;
  readonly setup: readonly BoxSetup[];
  readonly role: readonly BoxRole[];
  readonly chip_style: BoxChipStyle;
  readonly fiction: BoxFiction;
  readonly clocks: BoxClocks;
  readonly interrogation: BoxInterrogation;
}

export const BOX: Box = {
  supply: { diamonds: 15, jokers: 2, boxes: 1, bags: 1, chips: { loyal: 5, fbi: 1, cia: 1, driver: 2, killer: 1 } },
  hide: { min: 0, max: 5 },
  bag: { capacity: 1 },
  setup: [
    { players: 5, loyal: 1, fbi: 1, cia: 0, driver: 0, killer: 0, jokers: 0 },
    { players: 6, loyal: 1, fbi: 1, cia: 0, driver: 1, killer: 0, jokers: 0 },
    { players: 7, loyal: 2, fbi: 1, cia: 0, driver: 1, killer: 0, jokers: 0 },
    { players: 8, loyal: 3, fbi: 1, cia: 0, driver: 1, killer: 0, jokers: 1 },
    { players: 9, loyal: 4, fbi: 1, cia: 0, driver: 1, killer: 0, jokers: 1 },
    { players: 10, loyal: 4, fbi: 1, cia: 1, driver: 1, killer: 0, jokers: 1 },
    { players: 11, loyal: 4, fbi: 1, cia: 1, driver: 2, killer: 0, jokers: 2 },
    { players: 12, loyal: 5, fbi: 1, cia: 1, driver: 2, killer: 0, jokers: 2 },
  ],
  role: [
    { id: "godfather", from: "seat", wins: "all stolen diamonds recovered" },
    { id: "thief", from: "diamonds", wins: "godfather out, alive, most diamonds among living thieves (ties share)" },
    { id: "loyal", from: "chip:loyal", wins: "with the godfather" },
    { id: "fbi", from: "chip:fbi", wins: "alone, when accused" },
    { id: "cia", from: "chip:cia", wins: "alone, when accused" },
    { id: "driver", from: "chip:driver", wins: "when the right neighbour wins" },
    { id: "killer", from: "chip:killer", wins: "with the godfather if he never fired; alone if he shoots an agent" },
    { id: "urchin", from: "nothing", wins: "with the thieves" },
  ],
  chip_style: { loyal: "white", fbi: "blue", cia: "blue", driver: "green", killer: "red" },
  fiction: { godfather_name: "Don Alessandro" },
  clocks: {
    hide: { live: 20, room: 60 },
    take_p1: { live: 30, room: 90 },
    take: { live: 15, room: 60 },
    take_bot: { live: 5, room: 0 },
    take_min: { live: 8, room: 8 },
    answer: { live: 30, room: 0 },
    demand: { live: 30, room: 0 },
    window: { live: 6, room: 8 },
  },
  interrogation: { seconds: [480, 600, 720], up_to: [7, 9, 12] },
};

export const TRAITS: GameTraits = {
  concedes: false,
  message_length: 280,
  events: {
    diamonds_hidden: { only_to: "seat" },
    box_seen: { only_to: "seat", fleeting: "once" },
    bagged: { only_to: "seat", fleeting: "once" },
    took: { only_to: "seat" },
    box_returned: { only_to: "seat" },
    decided: { only_to: "seat" },
  },
  seats: {
    events: {
      game_started: ["godfather"],
      box_passed: ["giver", "taker"],
      said: ["seat", "about"],
      window_opened: ["seats"],
      ended: ["winners"],
    },
    actions: { say: ["about"] },
    names: [
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
      "you",
    ],
  },
};
