// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

import type { GameTraits, Seat } from '../../protocol/generated';

/** The car goes to an open end in principle I, one step in principle II. F-4.5, F-7.5 */
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

/** It is the first step of a boost. F-9.3 */
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

/** This is Don's draw in principle II. F-7.2, F-8.1, F-12.3 */
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

/** This is a running boost. `overtaking` is the car on whose place Don stands: he must go on. F-9.3 to F-9.5 */
export interface BoostSeen {
  readonly steps_left: number;
  readonly overtaking: CarId | null;
  readonly has_overtaken: boolean;
}

/**
 * This is what a street card would do if it were laid so.
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

/** A car that is still in the game. */
export interface CarGloss {
  readonly distance: number | null;
  readonly is_hunting: boolean;
  readonly walls: readonly string[];
  readonly entries: readonly ("E" | "N" | "S" | "W")[];
}

export interface FalconiGloss {
  readonly cars: { readonly [key in "blue" | "green" | "prison" | "yellow"]?: CarGloss };
  readonly trail_steps: { readonly [key: string]: readonly string[] };
  readonly ways: readonly (readonly string[])[];
  readonly ways_after: readonly (readonly (readonly string[])[])[];
  readonly catch_via: Side | null;
  readonly actions: number;
  readonly reaction: number;
  readonly next_don: Seat;
}

export type Gloss = FalconiGloss;

/** The size of the city is the geometry of the game; another one is another game. FR-1 */
export interface BoxBoard {
  readonly files: "abcdefghi";
  readonly ranks: 9;
  readonly cells: 81;
  readonly directions: readonly ["E" | "N" | "S" | "W", "E" | "N" | "S" | "W", "E" | "N" | "S" | "W", "E" | "N" | "S" | "W"];
}

export interface BoxBorderSide {
  readonly side: Side;
  readonly id: CarId;
  readonly theme: string;
  readonly colour: string;
}

/** Three positions, from the left to the right of a player who looks at the city from there. */
export interface BoxBorderPiece {
  readonly id: string;
  readonly positions: readonly string[];
  readonly station: string | null;
  readonly tunnel: string | null;
}

/** An exit is a cell and the side of it that faces the border. F-1.8 */
export interface BoxCarPiece {
  readonly id: CarId;
  readonly role: "don" | "police";
  readonly colour: string;
  readonly front: readonly [string, "E" | "N" | "S" | "W"];
  readonly tunnel: readonly [string, "E" | "N" | "S" | "W"];
}

export type CardType = "straight" | "curve" | "tee" | "cross" | "bridge" | "uturn";

/** `links` are the sides joined by street at rotation 0. F-2.1 */
export interface BoxStreetCard {
  readonly type: CardType;
  readonly links: readonly (readonly ("E" | "N" | "S" | "W")[])[];
  readonly rotations: readonly number[];
  readonly count: number;
}

export type EscapeId = "escape-green" | "escape-blue" | "escape-yellow";

export interface BoxEscapeCard {
  readonly id: EscapeId;
  readonly side: Side;
}

export interface BoxChiliBomb {
  readonly count: number;
}

export interface BoxChiliBoost {
  readonly count: number;
  readonly steps: number;
}

/** This is what a heat level puts on the table. F-1.1 */
export interface BoxVariantEntry {
  readonly id: VariantId;
  readonly principle: Principle;
  readonly reserve: number;
  readonly escapes: boolean;
  readonly bombs: number;
  readonly boosts: number;
}

/** This is the whole file, table by table. */
export interface Box {
  readonly board: BoxBoard;
  readonly border_side: readonly BoxBorderSide[];
  readonly border_piece: readonly BoxBorderPiece[];
  readonly car: readonly BoxCarPiece[];
  readonly street_card: readonly BoxStreetCard[];
  readonly escape_card: readonly BoxEscapeCard[];
  readonly chili_bomb: BoxChiliBomb;
  readonly chili_boost: BoxChiliBoost;
  readonly variant: readonly BoxVariantEntry[];
}

export const BOX: Box = {
  board: { files: "abcdefghi", ranks: 9, cells: 81, directions: ["N", "E", "S", "W"] },
  border_side: [
    { side: "S", id: "prison", theme: "prison", colour: "grey" },
    { side: "W", id: "green", theme: "forest", colour: "green" },
    { side: "N", id: "blue", theme: "harbour", colour: "blue" },
    { side: "E", id: "yellow", theme: "country", colour: "yellow" },
  ],
  border_piece: [
    { id: "S1", positions: ["S-a", "S-b", "S-c"], station: null, tunnel: null },
    { id: "S2", positions: ["S-d", "S-e", "S-f"], station: "S-e", tunnel: null },
    { id: "S3", positions: ["S-g", "S-h", "S-i"], station: null, tunnel: "S-g" },
    { id: "W1", positions: ["W-9", "W-8", "W-7"], station: null, tunnel: null },
    { id: "W2", positions: ["W-6", "W-5", "W-4"], station: "W-5", tunnel: null },
    { id: "W3", positions: ["W-3", "W-2", "W-1"], station: null, tunnel: "W-3" },
    { id: "N1", positions: ["N-i", "N-h", "N-g"], station: null, tunnel: null },
    { id: "N2", positions: ["N-f", "N-e", "N-d"], station: "N-e", tunnel: null },
    { id: "N3", positions: ["N-c", "N-b", "N-a"], station: null, tunnel: "N-c" },
    { id: "E1", positions: ["E-1", "E-2", "E-3"], station: null, tunnel: null },
    { id: "E2", positions: ["E-4", "E-5", "E-6"], station: "E-5", tunnel: null },
    { id: "E3", positions: ["E-7", "E-8", "E-9"], station: null, tunnel: "E-7" },
  ],
  car: [
    { id: "prison", role: "don", colour: "black", front: ["e1", "S"], tunnel: ["g1", "S"] },
    { id: "green", role: "police", colour: "green", front: ["a5", "W"], tunnel: ["a3", "W"] },
    { id: "blue", role: "police", colour: "blue", front: ["e9", "N"], tunnel: ["c9", "N"] },
    { id: "yellow", role: "police", colour: "yellow", front: ["i5", "E"], tunnel: ["i7", "E"] },
  ],
  street_card: [
    { type: "straight", links: [["N", "S"]], rotations: [0, 1], count: 15 },
    { type: "curve", links: [["N", "E"]], rotations: [0, 1, 2, 3], count: 18 },
    { type: "tee", links: [["N", "E", "W"]], rotations: [0, 1, 2, 3], count: 21 },
    { type: "cross", links: [["N", "E", "S", "W"]], rotations: [0], count: 12 },
    { type: "bridge", links: [["N", "S"], ["E", "W"]], rotations: [0], count: 9 },
    { type: "uturn", links: [["N"]], rotations: [0, 1, 2, 3], count: 6 },
  ],
  escape_card: [{ id: "escape-green", side: "W" }, { id: "escape-blue", side: "N" }, { id: "escape-yellow", side: "E" }],
  chili_bomb: { count: 2 },
  chili_boost: { count: 2, steps: 3 },
  variant: [
    { id: "margherita", principle: "I", reserve: 0, escapes: false, bombs: 2, boosts: 0 },
    { id: "funghi", principle: "I", reserve: 2, escapes: false, bombs: 2, boosts: 0 },
    { id: "prosciutto", principle: "I", reserve: 2, escapes: true, bombs: 2, boosts: 0 },
    { id: "salami", principle: "II", reserve: 2, escapes: true, bombs: 0, boosts: 0 },
    { id: "diavola", principle: "II", reserve: 2, escapes: true, bombs: 0, boosts: 2 },
  ],
};

export const TRAITS: GameTraits = {
  concedes: false,
  events: {
    set_up: { seen_by: { don_reserve: ["don"], secret: ["don"] } },
    hidden_card_drawn: { seen_by: { card: ["seat"] } },
  },
  seats: {
    events: { set_up: ["don", "drivers"], game_over: ["winners"] },
    actions: {},
    names: ["don", "drivers", "seat", "seats", "waiting", "winners", "you"],
  },
};
