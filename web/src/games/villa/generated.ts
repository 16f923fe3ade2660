// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

import type { GameTraits, Seat } from '../../protocol/generated';

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

/** This is a face-down pile: how many cards nobody knows, and the known ones under them, in order from the top. */
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

/** T + g - N, and what it is made of. V-10.4 */
export interface Reserve {
  readonly cards: number;
  readonly bonuses: number;
  readonly needed: number;
  readonly left: number;
}

/** A position of the target that is turned over. */
export interface RaidPosition {
  readonly symbol: string;
  readonly seat: Seat | null;
  readonly marker: string | null;
}

export interface VillaGloss {
  readonly reserve: Reserve;
  readonly handicap: number | null;
  readonly decides: Seat | null;
  readonly free: readonly string[];
  readonly covered: readonly string[];
  readonly suspects: { readonly [key: string]: readonly string[] };
  readonly foreseen: { readonly [key: string]: readonly (string | null)[] };
  readonly turns: readonly (readonly Seat[])[];
  readonly shown: readonly ({ readonly [key: string]: number })[];
  readonly raid: readonly RaidPosition[];
  readonly barred: readonly string[];
}

export type Gloss = VillaGloss;

export interface BoxSymbol {
  readonly code: string;
  readonly id: string;
  readonly colour: string;
}

export interface BoxSymbols {
  readonly order: readonly string[];
  readonly list: readonly BoxSymbol[];
}

export interface BoxPoliceKind {
  readonly kind: string;
  readonly symbols: readonly string[];
  readonly count: number;
  readonly joker: boolean;
}

export interface BoxPolice {
  readonly list: readonly BoxPoliceKind[];
}

export interface BoxLeaderCard {
  readonly count: 1;
}

export interface BoxMarker {
  readonly position: number;
  readonly symbol: string;
}

export interface BoxGodfather {
  readonly id: string;
  readonly symbols: readonly string[];
  readonly marker: BoxMarker | null;
}

export interface BoxGodfathers {
  readonly list: readonly BoxGodfather[];
}

/** The back of a guard: a symbol that is not needed, or one that is needed at a position. */
export interface BoxHint {
  readonly kind: "absent" | "at";
  readonly symbol: string;
  readonly position: number | null;
}

export interface BoxGuard {
  readonly id: string;
  readonly strength: number;
  readonly symbols: readonly string[];
  readonly hint: BoxHint;
  readonly marker: BoxMarker | null;
}

export interface BoxGuards {
  readonly list: readonly BoxGuard[];
}

export type Layer = "park" | "villa" | "cellar";

export interface BoxSlot {
  readonly id: string;
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly string[];
  readonly covered_by: readonly string[];
}

export interface BoxGrounds {
  readonly slots: readonly BoxSlot[];
}

export interface BoxFirstGame {
  readonly strength_2: 4;
  readonly strength_3: 8;
  readonly strength_4: 1;
  readonly police_cards: 54;
}

/** These are the rulebook's numbers; another value is another game. */
export interface BoxSetup {
  readonly guards_in_play: 13;
  readonly park_guards: 9;
  readonly villa_guards: 4;
  readonly min_free_sides: 2;
  readonly open_start: 4;
  readonly row_limit: 4;
  readonly players_min: 2;
  readonly players_max: 4;
  readonly first_game: BoxFirstGame;
}

export interface BoxLevel {
  readonly id: string;
  readonly roster: string;
  readonly handicap: number | null;
}

export interface BoxDifficulty {
  readonly levels: readonly BoxLevel[];
}

/** This is the whole file, table by table. */
export interface Box {
  readonly symbols: BoxSymbols;
  readonly police_plain: BoxPolice;
  readonly police_duo: BoxPolice;
  readonly police_quad: BoxPolice;
  readonly leader_card: BoxLeaderCard;
  readonly godfathers: BoxGodfathers;
  readonly guards: BoxGuards;
  readonly grounds: BoxGrounds;
  readonly setup: BoxSetup;
  readonly difficulty: BoxDifficulty;
}

export const BOX: Box = {
  symbols: {
    order: ["Y", "R", "B", "G"],
    list: [
      { code: "Y", id: "handcuffs", colour: "yellow" },
      { code: "R", id: "pistol", colour: "red" },
      { code: "B", id: "patrol_car", colour: "blue" },
      { code: "G", id: "badge", colour: "green" },
    ],
  },
  police_plain: {
    list: [
      { kind: "Y", symbols: ["Y"], count: 12, joker: false },
      { kind: "R", symbols: ["R"], count: 12, joker: false },
      { kind: "B", symbols: ["B"], count: 12, joker: false },
      { kind: "G", symbols: ["G"], count: 12, joker: false },
    ],
  },
  police_duo: {
    list: [
      { kind: "YR", symbols: ["Y", "R"], count: 1, joker: true },
      { kind: "RB", symbols: ["R", "B"], count: 1, joker: true },
      { kind: "BG", symbols: ["B", "G"], count: 1, joker: true },
      { kind: "YG", symbols: ["Y", "G"], count: 1, joker: true },
    ],
  },
  police_quad: { list: [{ kind: "W", symbols: ["Y", "R", "B", "G"], count: 2, joker: true }] },
  leader_card: { count: 1 },
  godfathers: {
    list: [
      { id: "capo_curtillo", symbols: ["G", "R", "R", "B"], marker: null },
      { id: "don_bellavista", symbols: ["Y", "B", "B", "G"], marker: null },
      { id: "donna_ferrante", symbols: ["R", "G", "G", "Y"], marker: null },
      { id: "padrino_malvento", symbols: ["B", "Y", "Y", "R"], marker: null },
    ],
  },
  guards: {
    list: [
      {
        id: "dirty_diana",
        strength: 2,
        symbols: ["B", "Y"],
        hint: { kind: "absent", symbol: "G", position: null },
        marker: { position: 2, symbol: "R" },
      },
      {
        id: "langfinger_lutz",
        strength: 2,
        symbols: ["R", "B"],
        hint: { kind: "absent", symbol: "G", position: null },
        marker: { position: 2, symbol: "Y" },
      },
      {
        id: "schmiere_susi",
        strength: 2,
        symbols: ["Y", "B"],
        hint: { kind: "absent", symbol: "R", position: null },
        marker: { position: 2, symbol: "G" },
      },
      {
        id: "tacho_toni",
        strength: 2,
        symbols: ["G", "Y"],
        hint: { kind: "absent", symbol: "R", position: null },
        marker: { position: 2, symbol: "B" },
      },
      {
        id: "eisen_edda",
        strength: 3,
        symbols: ["Y", "B", "G"],
        hint: { kind: "at", symbol: "B", position: 2 },
        marker: { position: 2, symbol: "R" },
      },
      {
        id: "kanten_karl",
        strength: 3,
        symbols: ["R", "B", "Y"],
        hint: { kind: "at", symbol: "B", position: 2 },
        marker: { position: 2, symbol: "G" },
      },
      {
        id: "doppelkinn_dario",
        strength: 3,
        symbols: ["G", "B", "B"],
        hint: { kind: "at", symbol: "B", position: 2 },
        marker: null,
      },
      {
        id: "schlagring_schorsch",
        strength: 3,
        symbols: ["G", "Y", "R"],
        hint: { kind: "at", symbol: "R", position: 3 },
        marker: { position: 2, symbol: "B" },
      },
      {
        id: "bluff_bruno",
        strength: 3,
        symbols: ["B", "R", "R"],
        hint: { kind: "at", symbol: "R", position: 3 },
        marker: null,
      },
      {
        id: "kassen_kaethe",
        strength: 3,
        symbols: ["Y", "Y", "R"],
        hint: { kind: "at", symbol: "R", position: 3 },
        marker: null,
      },
      {
        id: "nebel_nino",
        strength: 3,
        symbols: ["B", "G", "R"],
        hint: { kind: "absent", symbol: "Y", position: null },
        marker: { position: 2, symbol: "Y" },
      },
      {
        id: "rausschmeisser_ralf",
        strength: 3,
        symbols: ["G", "R", "G"],
        hint: { kind: "absent", symbol: "Y", position: null },
        marker: null,
      },
      {
        id: "narben_juri",
        strength: 4,
        symbols: ["Y", "G", "R", "B"],
        hint: { kind: "at", symbol: "Y", position: 1 },
        marker: null,
      },
      {
        id: "granit_greta",
        strength: 4,
        symbols: ["Y", "R", "B", "R"],
        hint: { kind: "at", symbol: "Y", position: 1 },
        marker: null,
      },
      {
        id: "zentner_zoltan",
        strength: 4,
        symbols: ["Y", "B", "G", "B"],
        hint: { kind: "at", symbol: "Y", position: 1 },
        marker: null,
      },
      {
        id: "beton_benito",
        strength: 4,
        symbols: ["R", "Y", "B", "G"],
        hint: { kind: "at", symbol: "G", position: 4 },
        marker: null,
      },
      {
        id: "viper_valentina",
        strength: 4,
        symbols: ["B", "R", "Y", "G"],
        hint: { kind: "at", symbol: "G", position: 4 },
        marker: null,
      },
      {
        id: "stahl_stanislav",
        strength: 4,
        symbols: ["G", "B", "R", "G"],
        hint: { kind: "at", symbol: "G", position: 4 },
        marker: null,
      },
      {
        id: "schatten_silvio",
        strength: 4,
        symbols: ["R", "G", "Y", "G"],
        hint: { kind: "absent", symbol: "B", position: null },
        marker: null,
      },
      {
        id: "donner_dolores",
        strength: 4,
        symbols: ["G", "Y", "R", "Y"],
        hint: { kind: "absent", symbol: "B", position: null },
        marker: null,
      },
    ],
  },
  grounds: {
    slots: [
      { id: "P1", layer: "park", x: 0, y: 0, neighbours: ["P2", "P4"], covered_by: [] },
      { id: "P2", layer: "park", x: 2, y: 0, neighbours: ["P1", "P3", "P5"], covered_by: [] },
      { id: "P3", layer: "park", x: 4, y: 0, neighbours: ["P2", "P6"], covered_by: [] },
      { id: "P4", layer: "park", x: 0, y: 2, neighbours: ["P1", "P5", "P7"], covered_by: [] },
      { id: "P5", layer: "park", x: 2, y: 2, neighbours: ["P2", "P4", "P6", "P8"], covered_by: [] },
      { id: "P6", layer: "park", x: 4, y: 2, neighbours: ["P3", "P5", "P9"], covered_by: [] },
      { id: "P7", layer: "park", x: 0, y: 4, neighbours: ["P4", "P8"], covered_by: [] },
      { id: "P8", layer: "park", x: 2, y: 4, neighbours: ["P5", "P7", "P9"], covered_by: [] },
      { id: "P9", layer: "park", x: 4, y: 4, neighbours: ["P6", "P8"], covered_by: [] },
      { id: "V1", layer: "villa", x: 1, y: 1, neighbours: ["V2", "V3"], covered_by: ["P1", "P2", "P4", "P5"] },
      { id: "V2", layer: "villa", x: 3, y: 1, neighbours: ["V1", "V4"], covered_by: ["P2", "P3", "P5", "P6"] },
      { id: "V3", layer: "villa", x: 1, y: 3, neighbours: ["V1", "V4"], covered_by: ["P4", "P5", "P7", "P8"] },
      { id: "V4", layer: "villa", x: 3, y: 3, neighbours: ["V2", "V3"], covered_by: ["P5", "P6", "P8", "P9"] },
      { id: "G", layer: "cellar", x: 2, y: 2, neighbours: [], covered_by: ["V1", "V2", "V3", "V4"] },
    ],
  },
  setup: {
    guards_in_play: 13,
    park_guards: 9,
    villa_guards: 4,
    min_free_sides: 2,
    open_start: 4,
    row_limit: 4,
    players_min: 2,
    players_max: 4,
    first_game: { strength_2: 4, strength_3: 8, strength_4: 1, police_cards: 54 },
  },
  difficulty: {
    levels: [
      { id: "first_game", roster: "first_game", handicap: null },
      { id: "cadet", roster: "random", handicap: 10 },
      { id: "patrol", roster: "random", handicap: 7 },
      { id: "inspector", roster: "random", handicap: 4 },
      { id: "special_unit", roster: "random", handicap: 0 },
      { id: "night_shift", roster: "random", handicap: -2 },
      { id: "task_force", roster: "random", handicap: -4 },
      { id: "forlorn_hope", roster: "random", handicap: -6 },
    ],
  },
};

export const TRAITS: GameTraits = {
  concedes: true,
  events: {},
  seats: {
    events: { swapped: ["seat_a", "seat_b"], attack_planned: ["leader"] },
    actions: { swap: ["seat_a", "seat_b"], plan: ["leader"] },
    names: [
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
      "you",
    ],
  },
};
