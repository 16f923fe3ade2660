// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

import type { GameTraits, Seat } from '../../protocol/generated';

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

/** This says where a seat's money came from, and the points it has lost to policemen. P-5.1, P-6.6, P-7.1, P-7.3 */
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

export interface Chips {
  readonly laid: number;
  readonly collected: number;
}

/** P-7.5 */
export interface Marker {
  readonly field: number;
  readonly laps: number;
}

/** The sum of a move: the allowance less steps and fines is what is left. P-4.4, P-5.1, P-6.6 */
export interface Walk {
  readonly steps: number;
  readonly left: number;
  readonly fine: number;
}

export interface PalermoGloss {
  readonly is_racing: boolean;
  readonly houses: readonly string[];
  readonly venues: number;
  readonly venues_marked: number;
  readonly chips_each: number;
  readonly chips: readonly Chips[];
  readonly markers: readonly Marker[];
  readonly walks: readonly Walk[];
}

export type Gloss = PalermoGloss;

/** The size of the city is the geometry of the game; another one is another game. P-1.4 */
export interface BoxCity {
  readonly slot_columns: 6;
  readonly slot_rows: 6;
  readonly fields_per_slot_edge: 2;
}

export interface BoxBypass {
  readonly fields: number;
  readonly corner_fields: readonly string[];
}

export interface BoxMoneyTrack {
  readonly fields: number;
}

export interface BoxTracker {
  readonly first: number;
  readonly last: number;
}

export type Role = "start" | "street" | "house";

/** `house` are the fields built over at rotation 0; `door_on` is for drawing only. */
export interface BoxTileKind {
  readonly id: string;
  readonly count: number;
  readonly code: string;
  readonly role: Role;
  readonly house: readonly ("NE" | "NW" | "SE" | "SW")[];
  readonly entrance: TileField | null;
  readonly door_on: TileField | null;
}

export interface BoxPlayerCount {
  readonly players: number;
  readonly chips: number;
  readonly street_tiles: number;
  readonly interest: number;
}

export interface BoxPieces {
  readonly colours_in_box: number;
  readonly chips_per_colour: number;
}

export interface BoxNames {
  readonly ids: readonly string[];
}

/** These are fields and slots by row, from west to east. P-9.1 */
export interface BoxPlaces {
  readonly fields: readonly (readonly string[])[];
  readonly slots: readonly (readonly string[])[];
  readonly start: string;
  readonly tile_fields: readonly ("NE" | "NW" | "SE" | "SW")[];
}

export type What = "house" | "stall" | "street" | "start" | "empty";

/** What a token of a city text says of its slot; a stall's rotation is the number of its tile field. P-9.4 */
export interface BoxLaidTile {
  readonly what: What;
  readonly kind: string | null;
  readonly rotation: number;
  readonly house: readonly ("NE" | "NW" | "SE" | "SW")[];
  readonly entrance: TileField | null;
  readonly door: TileField | null;
}

/** This is the whole file, and what follows from it. */
export interface Box {
  readonly city: BoxCity;
  readonly bypass: BoxBypass;
  readonly money_track: BoxMoneyTrack;
  readonly tracker: BoxTracker;
  readonly tile_kind: readonly BoxTileKind[];
  readonly player_count: readonly BoxPlayerCount[];
  readonly pieces: BoxPieces;
  readonly colours: BoxNames;
  readonly venue_signs: BoxNames;
  readonly places: BoxPlaces;
  readonly tiles: { readonly [key: string]: BoxLaidTile };
}

export const BOX: Box = {
  city: { slot_columns: 6, slot_rows: 6, fields_per_slot_edge: 2 },
  bypass: { fields: 52, corner_fields: ["A1", "N1", "N14", "A14"] },
  money_track: { fields: 60 },
  tracker: { first: 3, last: 14 },
  tile_kind: [
    { id: "start", count: 1, code: "STA", role: "start", house: [], entrance: null, door_on: null },
    { id: "street", count: 3, code: "---", role: "street", house: [], entrance: null, door_on: null },
    { id: "h1a", count: 6, code: "1a", role: "house", house: ["NW"], entrance: "NE", door_on: "NW" },
    { id: "h1b", count: 6, code: "1b", role: "house", house: ["NW"], entrance: "SW", door_on: "NW" },
    { id: "h2a", count: 6, code: "2a", role: "house", house: ["NW", "NE"], entrance: "SE", door_on: "NE" },
    { id: "h2b", count: 6, code: "2b", role: "house", house: ["NW", "NE"], entrance: "SW", door_on: "NW" },
    { id: "h3a", count: 12, code: "3a", role: "house", house: ["SW", "NW", "NE"], entrance: "SE", door_on: "NE" },
  ],
  player_count: [
    { players: 3, chips: 11, street_tiles: 2, interest: 5 },
    { players: 4, chips: 8, street_tiles: 3, interest: 4 },
    { players: 5, chips: 7, street_tiles: 0, interest: 3 },
  ],
  pieces: { colours_in_box: 5, chips_per_colour: 11 },
  colours: { ids: ["red", "blue", "green", "yellow", "violet"] },
  venue_signs: { ids: ["pizzeria", "bar", "caffe", "ristorante", "gelateria", "trattoria"] },
  places: {
    fields: [
      ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "K1", "L1", "M1", "N1"],
      ["A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2", "I2", "J2", "K2", "L2", "M2", "N2"],
      ["A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", "I3", "J3", "K3", "L3", "M3", "N3"],
      ["A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4", "I4", "J4", "K4", "L4", "M4", "N4"],
      ["A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5", "K5", "L5", "M5", "N5"],
      ["A6", "B6", "C6", "D6", "E6", "F6", "G6", "H6", "I6", "J6", "K6", "L6", "M6", "N6"],
      ["A7", "B7", "C7", "D7", "E7", "F7", "G7", "H7", "I7", "J7", "K7", "L7", "M7", "N7"],
      ["A8", "B8", "C8", "D8", "E8", "F8", "G8", "H8", "I8", "J8", "K8", "L8", "M8", "N8"],
      ["A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9", "I9", "J9", "K9", "L9", "M9", "N9"],
      ["A10", "B10", "C10", "D10", "E10", "F10", "G10", "H10", "I10", "J10", "K10", "L10", "M10", "N10"],
      ["A11", "B11", "C11", "D11", "E11", "F11", "G11", "H11", "I11", "J11", "K11", "L11", "M11", "N11"],
      ["A12", "B12", "C12", "D12", "E12", "F12", "G12", "H12", "I12", "J12", "K12", "L12", "M12", "N12"],
      ["A13", "B13", "C13", "D13", "E13", "F13", "G13", "H13", "I13", "J13", "K13", "L13", "M13", "N13"],
      ["A14", "B14", "C14", "D14", "E14", "F14", "G14", "H14", "I14", "J14", "K14", "L14", "M14", "N14"],
    ],
    slots: [
      ["a1", "b1", "c1", "d1", "e1", "f1"],
      ["a2", "b2", "c2", "d2", "e2", "f2"],
      ["a3", "b3", "c3", "d3", "e3", "f3"],
      ["a4", "b4", "c4", "d4", "e4", "f4"],
      ["a5", "b5", "c5", "d5", "e5", "f5"],
      ["a6", "b6", "c6", "d6", "e6", "f6"],
    ],
    start: "START",
    tile_fields: ["NW", "NE", "SE", "SW"],
  },
  tiles: {
    "1a0": { what: "house", kind: "h1a", rotation: 0, house: ["NW"], entrance: "NE", door: "NW" },
    "1a1": { what: "house", kind: "h1a", rotation: 1, house: ["NE"], entrance: "SE", door: "NE" },
    "1a2": { what: "house", kind: "h1a", rotation: 2, house: ["SE"], entrance: "SW", door: "SE" },
    "1a3": { what: "house", kind: "h1a", rotation: 3, house: ["SW"], entrance: "NW", door: "SW" },
    "1b0": { what: "house", kind: "h1b", rotation: 0, house: ["NW"], entrance: "SW", door: "NW" },
    "1b1": { what: "house", kind: "h1b", rotation: 1, house: ["NE"], entrance: "NW", door: "NE" },
    "1b2": { what: "house", kind: "h1b", rotation: 2, house: ["SE"], entrance: "NE", door: "SE" },
    "1b3": { what: "house", kind: "h1b", rotation: 3, house: ["SW"], entrance: "SE", door: "SW" },
    "2a0": { what: "house", kind: "h2a", rotation: 0, house: ["NW", "NE"], entrance: "SE", door: "NE" },
    "2a1": { what: "house", kind: "h2a", rotation: 1, house: ["NE", "SE"], entrance: "SW", door: "SE" },
    "2a2": { what: "house", kind: "h2a", rotation: 2, house: ["SE", "SW"], entrance: "NW", door: "SW" },
    "2a3": { what: "house", kind: "h2a", rotation: 3, house: ["NW", "SW"], entrance: "NE", door: "NW" },
    "2b0": { what: "house", kind: "h2b", rotation: 0, house: ["NW", "NE"], entrance: "SW", door: "NW" },
    "2b1": { what: "house", kind: "h2b", rotation: 1, house: ["NE", "SE"], entrance: "NW", door: "NE" },
    "2b2": { what: "house", kind: "h2b", rotation: 2, house: ["SE", "SW"], entrance: "NE", door: "SE" },
    "2b3": { what: "house", kind: "h2b", rotation: 3, house: ["NW", "SW"], entrance: "SE", door: "SW" },
    "3a0": { what: "house", kind: "h3a", rotation: 0, house: ["NW", "NE", "SW"], entrance: "SE", door: "NE" },
    "3a1": { what: "house", kind: "h3a", rotation: 1, house: ["NW", "NE", "SE"], entrance: "SW", door: "SE" },
    "3a2": { what: "house", kind: "h3a", rotation: 2, house: ["NE", "SE", "SW"], entrance: "NW", door: "SW" },
    "3a3": { what: "house", kind: "h3a", rotation: 3, house: ["NW", "SE", "SW"], entrance: "NE", door: "NW" },
    st0: { what: "stall", kind: null, rotation: 0, house: [], entrance: "NW", door: null },
    st1: { what: "stall", kind: null, rotation: 1, house: [], entrance: "NE", door: null },
    st2: { what: "stall", kind: null, rotation: 2, house: [], entrance: "SE", door: null },
    st3: { what: "stall", kind: null, rotation: 3, house: [], entrance: "SW", door: null },
    STA: { what: "start", kind: null, rotation: 0, house: [], entrance: null, door: null },
    "---": { what: "street", kind: null, rotation: 0, house: [], entrance: null, door: null },
    "...": { what: "empty", kind: null, rotation: 0, house: [], entrance: null, door: null },
  },
};

export const TRAITS: GameTraits = {
  concedes: false,
  events: {},
  seats: {
    events: { game_created: ["first_seat"], game_ended: ["winners"] },
    actions: {},
    names: ["active", "first_seat", "seat", "seats", "waiting", "winners", "you"],
  },
};
