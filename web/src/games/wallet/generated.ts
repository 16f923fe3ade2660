// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

import type { GameTraits, Seat } from '../../protocol/generated';

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

/** This says who is to decide now, and what about. */
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

/** A card goes from hand to hand, chosen by its giver. W-6.2, W-6.4, W-6.5, W-6.7, W-6.9, W-6.10 */
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

/**
 * This is what the police would find now. `guilt` lists every reason, the first one counts; empty means innocent.
 * W-8.8
 */
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

/** It tells who asked whom for what. */
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

/** This is what everybody sees of a seat. */
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

/** This is one seat in the summary of a round. `rank` counts from 1 and is None for the guilty. W-10 */
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

/** This is what this seat alone sees and remembers. W-15 */
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

export type Mark = "good" | "bad" | "open";

/** The papers check, point by point. W-8 */
export interface Papers {
  readonly ids: Mark;
  readonly amount: Mark;
  readonly currencies: Mark;
  readonly on_the_edge: boolean;
  readonly blame: readonly ("agent_needs_second_id" | "badge" | "credit_card" | "currencies" | "no_id" | "no_jewel" | "too_many_ids" | "too_poor" | "too_rich" | null)[];
}

export type Reason = "most-points" | "more-chips" | "shared" | "beaten";

export interface WalletGloss {
  readonly turns_left: readonly number[] | null;
  readonly worth: readonly number[];
  readonly payments: readonly number[];
  readonly papers: Papers | null;
  readonly taker: Seat | null;
  readonly copied: string | null;
  readonly points: readonly number[];
  readonly reason: Reason | null;
}

export type Gloss = WalletGloss;

export interface BoxLimits {
  readonly players_min: number;
  readonly players_max: number;
  readonly rounds: number;
  readonly hand_cards: number;
  readonly special_cards_per_seat: number;
  readonly wealth_limit_ge: number;
  readonly id_price_ge: number;
  readonly currency_limit: number;
  readonly secret_agent_min_ids: number;
  readonly starting_chip_value: number;
  readonly starting_chips_per_seat: number;
}

export interface BoxCounted {
  readonly count: number;
}

export interface BoxCoins {
  readonly cents: readonly number[];
}

/** Chips by rank, for each number of players. */
export interface BoxPayout {
  readonly p2: readonly number[];
  readonly p3: readonly number[];
  readonly p4: readonly number[];
  readonly p5: readonly number[];
  readonly p6: readonly number[];
  readonly p7: readonly number[];
}

export interface BoxChipCount {
  readonly value: number;
  readonly count: number;
}

export interface BoxChips {
  readonly total: number;
  readonly split: readonly BoxChipCount[];
}

export interface BoxCurrency {
  readonly id: string;
  readonly symbol: string;
}

export interface BoxCurrencies {
  readonly list: readonly BoxCurrency[];
}

export interface BoxCharacter {
  readonly id: string;
  readonly wealth: "above" | "max";
  readonly currency_limit: number;
  readonly jewels_min: number;
  readonly ids_min: number;
  readonly ids_max: number;
  readonly tool: string;
}

export interface BoxCharacters {
  readonly list: readonly BoxCharacter[];
}

export interface BoxExtraIds {
  readonly list: readonly string[];
}

export type Kind = "note" | "jewel" | "id" | "credit_card" | "badge";

/** These are some equal cards: their face, and the number in the lower left corner. */
export interface BoxRow {
  readonly kind: Kind;
  readonly tag: number;
  readonly count: number;
  readonly currency: string;
  readonly character: string;
  readonly value: number;
}

export interface BoxPlayCards {
  readonly rows: readonly BoxRow[];
}

export type Timing = "instead_of_turn" | "turn_start" | "round_end_first" | "round_end";

export interface BoxSpecial {
  readonly id: string;
  readonly timing: Timing;
  readonly lies: "discard" | "in_front";
  readonly then: "as_copied" | "end_turn" | "none" | "regular_turn";
}

export interface BoxSpecials {
  readonly list: readonly BoxSpecial[];
}

export interface Box {
  readonly game: "wallet";
  readonly limits: BoxLimits;
  readonly timers: BoxCounted;
  readonly coins: BoxCoins;
  readonly reference_cards: BoxCounted;
  readonly payout: BoxPayout;
  readonly chips: BoxChips;
  readonly currencies: BoxCurrencies;
  readonly characters: BoxCharacters;
  readonly extra_ids: BoxExtraIds;
  readonly play_cards: BoxPlayCards;
  readonly special_cards: BoxSpecials;
}

export const BOX: Box = {
  game: "wallet",
  limits: {
    players_min: 2,
    players_max: 7,
    rounds: 3,
    hand_cards: 5,
    special_cards_per_seat: 2,
    wealth_limit_ge: 500,
    id_price_ge: 300,
    currency_limit: 2,
    secret_agent_min_ids: 2,
    starting_chip_value: 1,
    starting_chips_per_seat: 1,
  },
  timers: { count: 6 },
  coins: { cents: [1, 2, 5, 7, 10, 20, 50] },
  reference_cards: { count: 7 },
  payout: { p2: [1], p3: [2, 1], p4: [3, 2, 1], p5: [4, 3, 2, 1], p6: [4, 3, 2, 1], p7: [4, 3, 2, 1] },
  chips: { total: 37, split: [{ value: 1, count: 17 }, { value: 2, count: 12 }, { value: 3, count: 8 }] },
  currencies: {
    list: [
      { id: "dollar", symbol: "$" },
      { id: "euro", symbol: "€" },
      { id: "pound", symbol: "£" },
      { id: "yen", symbol: "¥" },
    ],
  },
  characters: {
    list: [
      {
        id: "john_smith",
        wealth: "max",
        currency_limit: 2,
        jewels_min: 0,
        ids_min: 1,
        ids_max: 1,
        tool: "credit_card",
      },
      { id: "policeman", wealth: "max", currency_limit: 2, jewels_min: 0, ids_min: 1, ids_max: 1, tool: "badge" },
      { id: "millionaire", wealth: "above", currency_limit: 2, jewels_min: 0, ids_min: 1, ids_max: 1, tool: "" },
      { id: "blonde", wealth: "max", currency_limit: 0, jewels_min: 1, ids_min: 1, ids_max: 1, tool: "" },
      { id: "secret_agent", wealth: "max", currency_limit: 2, jewels_min: 0, ids_min: 2, ids_max: 0, tool: "" },
    ],
  },
  extra_ids: { list: ["john_smith", "policeman", "millionaire", "blonde", "secret_agent"] },
  play_cards: {
    rows: [
      { kind: "note", tag: 2, count: 1, currency: "dollar", character: "", value: 20 },
      { kind: "note", tag: 2, count: 1, currency: "dollar", character: "", value: 50 },
      { kind: "note", tag: 2, count: 1, currency: "dollar", character: "", value: 100 },
      { kind: "note", tag: 2, count: 1, currency: "dollar", character: "", value: 200 },
      { kind: "note", tag: 2, count: 1, currency: "euro", character: "", value: 20 },
      { kind: "note", tag: 2, count: 1, currency: "euro", character: "", value: 50 },
      { kind: "note", tag: 2, count: 1, currency: "euro", character: "", value: 100 },
      { kind: "note", tag: 2, count: 1, currency: "euro", character: "", value: 200 },
      { kind: "note", tag: 2, count: 1, currency: "pound", character: "", value: 20 },
      { kind: "note", tag: 2, count: 1, currency: "pound", character: "", value: 50 },
      { kind: "note", tag: 2, count: 1, currency: "pound", character: "", value: 100 },
      { kind: "note", tag: 2, count: 1, currency: "pound", character: "", value: 200 },
      { kind: "note", tag: 2, count: 1, currency: "yen", character: "", value: 20 },
      { kind: "note", tag: 2, count: 1, currency: "yen", character: "", value: 50 },
      { kind: "note", tag: 2, count: 1, currency: "yen", character: "", value: 100 },
      { kind: "note", tag: 2, count: 1, currency: "yen", character: "", value: 200 },
      { kind: "jewel", tag: 2, count: 1, currency: "", character: "", value: 250 },
      { kind: "jewel", tag: 2, count: 1, currency: "", character: "", value: 100 },
      { kind: "jewel", tag: 2, count: 1, currency: "", character: "", value: 150 },
      { kind: "id", tag: 2, count: 1, currency: "", character: "john_smith", value: 0 },
      { kind: "id", tag: 2, count: 1, currency: "", character: "policeman", value: 0 },
      { kind: "id", tag: 2, count: 1, currency: "", character: "millionaire", value: 0 },
      { kind: "id", tag: 2, count: 2, currency: "", character: "blonde", value: 0 },
      { kind: "id", tag: 2, count: 2, currency: "", character: "secret_agent", value: 0 },
      { kind: "credit_card", tag: 2, count: 2, currency: "", character: "", value: 0 },
      { kind: "badge", tag: 2, count: 2, currency: "", character: "", value: 0 },
      { kind: "note", tag: 3, count: 1, currency: "dollar", character: "", value: 100 },
      { kind: "note", tag: 3, count: 1, currency: "dollar", character: "", value: 20 },
      { kind: "note", tag: 3, count: 1, currency: "euro", character: "", value: 50 },
      { kind: "note", tag: 3, count: 1, currency: "pound", character: "", value: 200 },
      { kind: "note", tag: 3, count: 1, currency: "yen", character: "", value: 200 },
      { kind: "jewel", tag: 3, count: 1, currency: "", character: "", value: 100 },
      { kind: "id", tag: 3, count: 1, currency: "", character: "john_smith", value: 0 },
      { kind: "id", tag: 3, count: 1, currency: "", character: "policeman", value: 0 },
      { kind: "id", tag: 3, count: 1, currency: "", character: "millionaire", value: 0 },
      { kind: "credit_card", tag: 3, count: 1, currency: "", character: "", value: 0 },
      { kind: "note", tag: 4, count: 1, currency: "dollar", character: "", value: 50 },
      { kind: "note", tag: 4, count: 1, currency: "euro", character: "", value: 100 },
      { kind: "note", tag: 4, count: 1, currency: "euro", character: "", value: 20 },
      { kind: "note", tag: 4, count: 1, currency: "pound", character: "", value: 100 },
      { kind: "note", tag: 4, count: 1, currency: "yen", character: "", value: 200 },
      { kind: "jewel", tag: 4, count: 1, currency: "", character: "", value: 150 },
      { kind: "jewel", tag: 4, count: 1, currency: "", character: "", value: 50 },
      { kind: "id", tag: 4, count: 1, currency: "", character: "john_smith", value: 0 },
      { kind: "id", tag: 4, count: 1, currency: "", character: "blonde", value: 0 },
      { kind: "badge", tag: 4, count: 1, currency: "", character: "", value: 0 },
      { kind: "note", tag: 5, count: 1, currency: "dollar", character: "", value: 200 },
      { kind: "note", tag: 5, count: 1, currency: "euro", character: "", value: 200 },
      { kind: "note", tag: 5, count: 1, currency: "pound", character: "", value: 50 },
      { kind: "note", tag: 5, count: 1, currency: "pound", character: "", value: 20 },
      { kind: "note", tag: 5, count: 1, currency: "yen", character: "", value: 100 },
      { kind: "jewel", tag: 5, count: 1, currency: "", character: "", value: 50 },
      { kind: "id", tag: 5, count: 1, currency: "", character: "policeman", value: 0 },
      { kind: "id", tag: 5, count: 1, currency: "", character: "millionaire", value: 0 },
      { kind: "id", tag: 5, count: 1, currency: "", character: "secret_agent", value: 0 },
      { kind: "credit_card", tag: 5, count: 1, currency: "", character: "", value: 0 },
      { kind: "note", tag: 6, count: 1, currency: "dollar", character: "", value: 100 },
      { kind: "note", tag: 6, count: 1, currency: "euro", character: "", value: 200 },
      { kind: "note", tag: 6, count: 1, currency: "pound", character: "", value: 200 },
      { kind: "note", tag: 6, count: 1, currency: "yen", character: "", value: 50 },
      { kind: "note", tag: 6, count: 1, currency: "yen", character: "", value: 20 },
      { kind: "jewel", tag: 6, count: 1, currency: "", character: "", value: 100 },
      { kind: "jewel", tag: 6, count: 1, currency: "", character: "", value: 150 },
      { kind: "id", tag: 6, count: 1, currency: "", character: "policeman", value: 0 },
      { kind: "id", tag: 6, count: 1, currency: "", character: "secret_agent", value: 0 },
      { kind: "badge", tag: 6, count: 1, currency: "", character: "", value: 0 },
      { kind: "note", tag: 7, count: 1, currency: "dollar", character: "", value: 200 },
      { kind: "note", tag: 7, count: 1, currency: "euro", character: "", value: 100 },
      { kind: "note", tag: 7, count: 1, currency: "pound", character: "", value: 100 },
      { kind: "note", tag: 7, count: 1, currency: "yen", character: "", value: 100 },
      { kind: "jewel", tag: 7, count: 1, currency: "", character: "", value: 250 },
      { kind: "id", tag: 7, count: 1, currency: "", character: "john_smith", value: 0 },
      { kind: "id", tag: 7, count: 1, currency: "", character: "millionaire", value: 0 },
      { kind: "id", tag: 7, count: 1, currency: "", character: "blonde", value: 0 },
      { kind: "credit_card", tag: 7, count: 1, currency: "", character: "", value: 0 },
      { kind: "badge", tag: 7, count: 1, currency: "", character: "", value: 0 },
    ],
  },
  special_cards: {
    list: [
      { id: "double_move", timing: "instead_of_turn", lies: "discard", then: "end_turn" },
      { id: "happy_birthday", timing: "instead_of_turn", lies: "discard", then: "end_turn" },
      { id: "redistribution", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "to_left", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "to_right", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "inspection", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "gift", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "stolen", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "card_swap", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "wish", timing: "turn_start", lies: "discard", then: "regular_turn" },
      { id: "emergency", timing: "turn_start", lies: "discard", then: "as_copied" },
      { id: "gain_time", timing: "round_end_first", lies: "discard", then: "none" },
      { id: "secret_stash", timing: "round_end", lies: "in_front", then: "none" },
      { id: "atm", timing: "round_end", lies: "in_front", then: "none" },
      { id: "exchange", timing: "round_end", lies: "in_front", then: "none" },
    ],
  },
};

export const TRAITS: GameTraits = {
  concedes: false,
  events: {
    hand_dealt: { only_to: "seat" },
    card_drawn: { seen_by: { card: ["seat"] } },
    card_put_back: { seen_by: { card: ["seat"] } },
    buying_begun: { only_to: "seat" },
    payment_added: { only_to: "seat" },
    pocket_opened: { only_to: "seat" },
    id_taken: { seen_by: { character: ["seat"] } },
    answer_sealed: { only_to: "seat" },
    birthday_drawn: { seen_by: { cards: ["seat"] } },
    card_passed: { seen_by: { card: ["giver", "taker"] } },
    card_stolen: { seen_by: { card: ["seat", "target"] } },
    hand_inspected: { seen_by: { card: ["seat", "target"] } },
    redistribution_dealt: { seen_by: { card: ["seat"] } },
    stashed: { seen_by: { card: ["seat"] } },
    verdict_reached: { only_to: "seat" },
    chip_returned: { seen_by: { value: ["seat"] } },
    chips_awarded: { seen_by: { values: ["seat"] } },
  },
  seats: {
    events: {
      round_started: ["start"],
      asked: ["seats"],
      card_passed: ["giver", "taker"],
      card_stolen: ["seat", "target"],
      hand_inspected: ["seat", "target"],
      inspection_decided: ["seat", "target"],
      redistribution_laid: ["seats"],
      swap_agreed: ["seat", "target"],
      wish_made: ["seat", "target"],
      wish_answered: ["seat", "target"],
      police_called: ["seats"],
      checked: ["seat", "target"],
      confiscated: ["seat", "target"],
      game_over: ["winners"],
    },
    actions: { birthday: ["seats"] },
    names: ["active", "giver", "seat", "seats", "start", "taker", "target", "waiting", "winners", "you"],
  },
};
