// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Seat = number;
export type Code = string;

/** What a game's own structs have in common; `web/src/games/<id>/generated.ts` has them whole. */
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
/** What the rules make of a view: a game's own `Gloss`. */
export type AnyGloss = object;

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
 * This is what a table agrees on about the board and no rule knows: what it keeps track of, and what people must.
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

/** A first game with hints. The game alone says who sits there and how it is dealt. */
export interface NewLesson {
  readonly game: string;
}

export type SeatKind = "me" | "open" | "bot";

/** What a seat is to be: the asker's own (several are solo play), open for somebody, or a bot of a level. */
export interface SeatWish {
  readonly kind: SeatKind;
  readonly level?: string | null;
}

export type Way = "unhurried" | "evening" | "by_the_way";

export type WhenAway = "wait" | "ask" | "mind";

export interface NewTable {
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatWish[];
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly coach?: "full" | "number" | "off";
  readonly board?: { readonly [key: string]: boolean | string };
  readonly tempo?: Way;
  readonly bank?: number;
  readonly increment?: number;
  readonly together?: number;
  readonly hours?: number;
  readonly away?: WhenAway;
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
  readonly away_since: number | null;
  readonly host: boolean;
  readonly muted: boolean;
}

/**
 * A series is several games at one table: which one it is, how many there are, and each seat's points: one for
 * every game it has won.
 */
export interface Series {
  readonly number: number;
  readonly games: number;
  readonly points: readonly number[];
  readonly places: boolean;
}

/** What a host has done before the deal: from then on the log tells it. `name` is whom it was about. */
export interface HostDeed {
  readonly act: "open_seat" | "remove" | "seat_bot" | "bar_watchers" | "free" | "go_on" | "hand_on" | "inherit" | "let_watch" | "lock" | "mute" | "pause" | "unlock" | "unmute";
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string | null;
}

export interface TableInfo {
  readonly code: Code;
  readonly game: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatInfo[];
  readonly phase: "gathering" | "over" | "playing";
  readonly host: boolean;
  readonly host_name: string | null;
  readonly turn: boolean;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly coach: "full" | "number" | "off";
  readonly board: { readonly [key: string]: boolean | string };
  readonly learn: boolean;
  readonly lesson: boolean;
  readonly tempo: Way;
  readonly bank: number;
  readonly increment: number;
  readonly together: number;
  readonly hours: number;
  readonly clock: number | null;
  readonly lengths: { readonly [key: string]: number };
  readonly series: Series;
  readonly watching: number;
  readonly created: number;
  readonly replay: boolean;
  readonly away: WhenAway;
  readonly locked: boolean;
  readonly unfinished: boolean;
  readonly deeds: readonly HostDeed[];
  readonly rematch: Code | null;
  readonly screens: number;
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

export interface Start {
  readonly bots?: boolean;
}

export interface Spectators {
  readonly allowed: boolean;
}

/** A seat with anyone who waits for somebody, at this game; if nobody does, a new table of it is opened. */
export interface FindTable {
  readonly game: string;
  readonly other_games?: boolean;
  readonly seats?: number | null;
}

/** The host gives a running clock more time: which one, as its deadline names it, and so many seconds. */
export interface Prolong {
  readonly clock: string;
  readonly since: number;
  readonly seconds: number;
}

/**
 * What the host wants: to let a bot mind the seat of somebody who is away, or to free it again; to hand on the
 * host's part; to remove somebody from the table or from the talk; to lock the table; to stop it and let it go on.
 */
export interface HostWish {
  readonly act: "free" | "go_on" | "hand_on" | "lock" | "mind" | "mute" | "pause" | "remove" | "unlock" | "unmute";
  readonly seat?: Seat | null;
}

/**
 * The next game of a series, or another series. `seating` is the host's, where the host may seat people anew: for
 * each new seat the seat its player has now.
 */
export interface NextGame {
  readonly seating?: readonly Seat[] | null;
}

export interface Screen {
  readonly secret: string;
}

/**
 * Where a screen stands, and the link by which somebody lets it stand at a table. `qr` is the same as rows of 0
 * and 1.
 */
export interface ScreenPlace {
  readonly code: Code | null;
  readonly link: string;
  readonly qr: readonly string[];
}

/** Times are milliseconds since 1970; `used` is null before the first time. */
export interface PasskeyInfo {
  readonly id: string;
  readonly created: number;
  readonly used: number | null;
}

/** On how many devices one is known, this one among them, and one's passkeys. */
export interface Account {
  readonly devices: number;
  readonly passkeys: readonly PasskeyInfo[];
}

/** Minutes of the day by the clock of the time zone, such as `Europe/Rome`; the end may be on the next day. */
export interface NightHours {
  readonly start: number;
  readonly end: number;
  readonly zone: string;
}

/**
 * When one sleeps: at tables that run by the way no clock counts these hours for whoever is asked. Null: nothing is
 * known of it.
 */
export interface OwnNight {
  readonly night: NightHours | null;
}

/** It leads the person who opens it to themselves, once, until then. `qr` is the same as rows of 0 and 1. */
export interface IdentityLink {
  readonly link: string;
  readonly until: number;
  readonly qr: readonly string[];
}

/** The secret stands behind the `#` of the link. */
export interface Move {
  readonly secret: string;
}

/** What a browser needs to make a passkey: `host` is the id of the relying party, `known` are those that one has. */
export interface PasskeyWish {
  readonly challenge: string;
  readonly host: string;
  readonly title: string;
  readonly person: string;
  readonly name: string;
  readonly algorithms: readonly number[];
  readonly known: readonly string[];
}

export interface PasskeyMade {
  readonly challenge: string;
  readonly id: string;
  readonly client: string;
  readonly attestation: string;
}

export interface PasskeyQuestion {
  readonly challenge: string;
  readonly host: string;
}

/** `person` is the handle that the authenticator keeps with the passkey. */
export interface PasskeyShown {
  readonly challenge: string;
  readonly id: string;
  readonly client: string;
  readonly authenticator: string;
  readonly signature: string;
  readonly person?: string | null;
}

/** How one is told. `push` is the key with which a browser subscribes; null where the host has switched it off. */
export interface TidingsInfo {
  readonly push: string | null;
  readonly here: boolean;
  readonly devices: number;
  readonly webhook: string | null;
}

export type Language = "de" | "en";

/** A browser's subscription. Without a language the one before stays. */
export interface PushWish {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language | null;
}

export interface WebhookWish {
  readonly url: string;
  readonly language: Language;
}

/** The secret is told this once: what is sent is signed with it, as standardwebhooks.com has it. */
export interface WebhookMade {
  readonly url: string;
  readonly secret: string;
}

export interface WebhookTried {
  readonly arrived: boolean;
}

/**
 * Somebody one has played with, or plays with now: in `games` that are over, and when last, in milliseconds since
 * 1970.
 */
export interface Companion {
  readonly handle: string;
  readonly name: string;
  readonly hat: Hat;
  readonly games: number;
  readonly last: number;
  readonly blocked: boolean;
}

export interface Company {
  readonly people: readonly Companion[];
  readonly invitable: boolean;
}

export interface Manners {
  readonly invitable: boolean;
}

export interface Blocking {
  readonly blocked: boolean;
}

export interface InvitationWish {
  readonly person: string;
}

/** Those whom the asker has invited to a table, whether they come or not. */
export interface InvitedPeople {
  readonly people: readonly string[];
}

/** Somebody asks one to their table. */
export interface Invitation {
  readonly code: Code;
  readonly game: string;
  readonly name: string | null;
  readonly hat: Hat;
  readonly at: number;
  readonly free: number;
}

/** Somebody asks one into their club; in one that keeps a rating, whoever joins agrees to it. */
export interface ClubAsk {
  readonly id: string;
  readonly club: string;
  readonly name: string | null;
  readonly hat: Hat;
  readonly members: number;
  readonly rated: boolean;
}

/** What waits for an answer. */
export interface Asked {
  readonly tables: readonly Invitation[];
  readonly clubs: readonly ClubAsk[];
}

export interface NewClub {
  readonly name: string;
  readonly people?: readonly string[];
}

export interface ClubWish {
  readonly person: string;
}

/** Whether one agrees that the club keeps a rating. */
export interface Agreement {
  readonly agrees: boolean;
}

export interface GameWish {
  readonly game: string;
}

/**
 * How strong somebody plays among the others of the club: `points` around 1000, probably not further off than
 * `spread`, after so many games.
 */
export interface Rating {
  readonly points: number;
  readonly spread: number;
  readonly games: number;
}

/** `asked` has not answered yet. `rating` is null before the first game that counts. */
export interface ClubMember {
  readonly handle: string;
  readonly name: string;
  readonly hat: Hat;
  readonly state: "asked" | "in";
  readonly yours: boolean;
  readonly agrees: boolean;
  readonly rating: Rating | null;
}

export interface Club {
  readonly id: string;
  readonly name: string;
  readonly founder: boolean;
  readonly members: readonly ClubMember[];
  readonly rated: number | null;
  readonly agrees: boolean;
  readonly counted: number;
}

export interface Clubs {
  readonly clubs: readonly Club[];
  readonly asked: readonly ClubAsk[];
}

/** `winners` count in `Evening.people`; a game may have been won by bots, or by nobody. */
export interface EveningGame {
  readonly code: Code;
  readonly number: number;
  readonly game: string;
  readonly winners: readonly number[];
  readonly bots: boolean;
}

/** `won` names the game of each victory, in their order. */
export interface EveningPerson {
  readonly name: string | null;
  readonly hat: Hat;
  readonly yours: boolean;
  readonly won: readonly string[];
  readonly played: number;
}

export interface WishedGame {
  readonly game: string;
  readonly count: number;
  readonly yours: boolean;
}

/** Several games in a row, at this table and those before it, and what may come next. */
export interface Evening {
  readonly games: readonly EveningGame[];
  readonly tables: number;
  readonly people: readonly EveningPerson[];
  readonly choices: readonly string[];
  readonly wishes: readonly WishedGame[];
  readonly needed: number;
  readonly host: boolean;
  readonly next: Code | null;
}

/** The game one would like to play next; null takes it back. */
export interface NextWish {
  readonly game: string | null;
}

/**
 * A seat of a game that is over. Without a name it was a guest who has been deleted, or is not known any more; a
 * bot has a level, and so has a person for whom one played at the end.
 */
export interface PlayedSeat {
  readonly name: string | null;
  readonly hat: Hat | null;
  readonly bot: boolean;
  readonly level: string | null;
  readonly role: string | null;
  readonly won: boolean;
  readonly yours: boolean;
}

/** Times are milliseconds since 1970. */
export interface PlayedGame {
  readonly code: Code;
  readonly number: number;
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly won: boolean;
  readonly seats: readonly PlayedSeat[];
}

/** The last first. `more` asks for those before them (`?before=`); null: there are none. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly more: string | null;
}

/**
 * So many games were played and won; the true share probably lies between `low` and `high`. `minutes` is how long
 * one took on average.
 */
export interface Figure {
  readonly role: string | null;
  readonly played: number;
  readonly won: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly minutes: number;
}

export interface GameFigures {
  readonly game: string;
  readonly whole: Figure;
  readonly roles: readonly Figure[];
  readonly course: readonly boolean[];
}

export interface Figures {
  readonly games: readonly GameFigures[];
}

/** This is what a seat had, as the end has shown it to everybody; `amount` where its kind has a number. */
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

export type Why = "start" | "opened" | "told" | "other" | "clock" | "conceded" | "over" | "bot";

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
  readonly clock_for?: readonly Seat[];
}

/** Somebody has spoken; a quick phrase is its key, which every reader reads in their own language. */
export interface MessageFrame {
  readonly frame: "message";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
  readonly phrase?: string;
}

export type VoteKind = "concede" | "pause" | "undo" | "go_on" | "end";

export interface VoteFrame {
  readonly frame: "vote";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly kind: VoteKind;
  readonly value: boolean;
  readonly carried: boolean;
}

/** The table waits for the person on this seat, who has been gone `since` then. */
export interface AwayFrame {
  readonly frame: "away";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly since: number;
}

/** The others are asked what to do about the person who is away from this seat. */
export interface AskedFrame {
  readonly frame: "asked";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
}

export type AbsenceChoice = "wait" | "mind" | "end";

/** The person on this seat has said what to do about the one who is away; `settled` is what it has come to. */
export interface OpinionFrame {
  readonly frame: "opinion";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly about: Seat;
  readonly choice: AbsenceChoice;
  readonly settled: AbsenceChoice | null;
}

export type MindedWhy = "left" | "absence" | "vote" | "host" | "removed";

/** From now on a bot minds the seats of the person on this seat. */
export interface MindedFrame {
  readonly frame: "minded";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly why: MindedWhy;
  readonly by: Seat | null;
}

/** The person of this seat is back. */
export interface ReturnedFrame {
  readonly frame: "returned";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
}

export type HostAct = "free" | "hand_on" | "inherit" | "mute" | "unmute" | "lock" | "unlock" | "pause" | "go_on" | "let_watch" | "bar_watchers";

/** The host has done something about the table, or about the person on the seat `about`. */
export interface HostedFrame {
  readonly frame: "hosted";
  readonly number: number;
  readonly at: number;
  readonly act: HostAct;
  readonly by: Seat | null;
  readonly about: Seat | null;
}

/** The game has ended without a result. */
export interface EndedFrame {
  readonly frame: "ended";
  readonly number: number;
  readonly at: number;
}

/** The person on this seat has shown that moves are lost; the table stands until its people agree to go on. */
export interface LostFrame {
  readonly frame: "lost";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
}

/** A running clock: its name keys its length in the table's settings; `since` is the beat it started at. */
export interface Clock {
  readonly name: string;
  readonly since: number;
  readonly seats: readonly Seat[];
}

/** The host has given a clock so many milliseconds more. */
export interface ProlongedFrame {
  readonly frame: "prolonged";
  readonly number: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly clock: Clock;
  readonly length: number;
}

/** Its own seat alone is told that the answer is taken and when it takes effect. */
export interface HeldFrame {
  readonly frame: "held";
  readonly number: number;
  readonly at: number;
  readonly decision: number;
  readonly action: AnyAction;
  readonly until: number;
}

/** Its own seat alone is told that the held answer is no longer possible. */
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

/** A clock runs out when it is `due`. While the table is paused, that counts from the moment of the pause. */
export interface Deadline {
  readonly clock: Clock;
  readonly due: number;
  readonly bank_from?: number | null;
}

/** A person, named by all its seats, is for it. */
export interface StandingVote {
  readonly kind: VoteKind;
  readonly seats: readonly Seat[];
}

/** A person, named by all its seats, wants this to be done. */
export interface StandingOpinion {
  readonly seats: readonly Seat[];
  readonly choice: AbsenceChoice;
}

/** A person, named by all its seats, is away, or a bot minds these seats. */
export interface Absentee {
  readonly seats: readonly Seat[];
  readonly since: number | null;
  readonly until: number | null;
  readonly asked: boolean;
  readonly opinions: readonly StandingOpinion[];
  readonly voters: number;
  readonly minded: MindedWhy | null;
}

/** An action of one's own that is not yet in effect. */
export interface OwnHeld {
  readonly decision: number;
  readonly action: AnyAction;
}

/**
 * This is a sealed vote after the outcome of one game of a series: who is asked, and for which seats they may
 * vote.
 */
export interface Ballot {
  readonly kind: string;
  readonly asked: readonly Seat[];
  readonly candidates: readonly Seat[];
}

/** How things stand besides the view: what the seat may answer and do, and what the table is up to. */
export interface Standing {
  readonly decisions: readonly (readonly [id: number, decision: Decision])[];
  readonly groups: readonly string[];
  readonly deadlines: readonly Deadline[];
  readonly banks: readonly (number | null)[];
  readonly paused_at: number | null;
  readonly lost: boolean;
  readonly host_paused: boolean;
  readonly votes: readonly StandingVote[];
  readonly absences: readonly Absentee[];
  readonly voices: readonly (string | null)[];
  readonly held: readonly OwnHeld[];
  readonly ballot: Ballot | null;
  readonly cast: Seat | null;
  readonly undo: Horizon | null;
}

/** All that a viewer may know of the table now. Frames after `number` continue it. */
export interface Snapshot {
  readonly viewer: Seat | null;
  readonly number: number;
  readonly view: AnyView;
  readonly people: readonly (number | null)[];
  readonly standing: Standing;
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

/** Its own seat alone is told which vote it has cast. */
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

/** It stands for a fleeting event when frames are told again after its beat: whoever saw it must remember it. */
export interface FadedFrame {
  readonly frame: "faded";
  readonly number: number;
  readonly at: number;
}

export type Frame = EventFrame | MessageFrame | VoteFrame | AwayFrame | AskedFrame | OpinionFrame | MindedFrame | ReturnedFrame | HostedFrame | EndedFrame | LostFrame | ProlongedFrame | HeldFrame | LapsedFrame | UndoneFrame | CastFrame | SequelFrame | FadedFrame;

/** The last frame that this client was ever told of this game, from this seat, and the digest that came with it. */
export interface Told {
  readonly number: number;
  readonly digest: string;
}

/**
 * First word on every connection: the last frame the client has at hand, or none, and what it was told last, also
 * if it has that no longer. If the server does not know that, moves are lost, and everybody at the table is told.
 */
export interface Hello {
  readonly type: "hello";
  readonly after?: number | null;
  readonly told?: Told | null;
  readonly screen?: string | null;
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

/** Says one of the game's quick phrases, by its key: everybody reads it in their own language. */
export interface Phrase {
  readonly type: "phrase";
  readonly id: string;
  readonly key: string;
}

/** Shows a message to the host, and to nobody else: a frame of the asker's, or a word said beside the game. */
export interface Report {
  readonly type: "report";
  readonly id: string;
  readonly frame?: number | null;
  readonly word?: number | null;
}

/** Points at something on the board for a moment: a message without effect and without memory. */
export interface Point {
  readonly type: "point";
  readonly id: string;
  readonly at: string;
}

/**
 * Changes one's standing vote on a matter of the table, which is carried when every person agrees; to go on after
 * moves were lost, all but one of three or more are enough.
 */
export interface Vote {
  readonly type: "vote";
  readonly id: string;
  readonly kind: VoteKind;
  readonly value: boolean;
}

/**
 * Says what to do about the person who is away from this seat, when the table asks: wait longer, let a bot mind the
 * seat, or end the game without a result. Everybody who is there is asked; it may be changed until it is settled.
 */
export interface Advise {
  readonly type: "advise";
  readonly id: string;
  readonly seat: Seat;
  readonly choice: AbsenceChoice;
}

export interface Undo {
  readonly type: "undo";
  readonly id: string;
}

/** Casts one's sealed vote in the ballot after a game; None abstains. It may be changed until the ballot closes. */
export interface Cast {
  readonly type: "cast";
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

export type ClientMessage = Hello | Act | Say | Phrase | Report | Point | Vote | Advise | Undo | Cast | Ask | Ping;

/** Everything at once: on joining, and whenever the missing frames are no longer kept. */
export interface Welcome {
  readonly type: "welcome";
  readonly seat: Seat | null;
  readonly number: number;
  readonly digest: string;
  readonly now: number;
  readonly view: AnyView;
  readonly gloss: AnyGloss;
  readonly standing: Standing;
  readonly groups: { readonly [name: string]: readonly AnyAction[] };
  readonly frames: readonly Frame[];
  readonly table: TableInfo;
}

/** What has happened, one frame an event, and what is different now. */
export interface Update {
  readonly type: "update";
  readonly frames: readonly Frame[];
  readonly digest: string;
  readonly now: number;
  readonly view: Partial<AnyView>;
  readonly gloss: AnyGloss;
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

export type Room = "gathering" | "gallery";

/** A word beside the game. Each `speaker` has a number at this table; a name that is gone is none. */
export interface Spoken {
  readonly number: number;
  readonly room: Room;
  readonly speaker: number;
  readonly name: string | null;
  readonly hat: Hat;
  readonly yours: boolean;
  readonly text: string;
  readonly at: number;
}

/** What was said beside the game, as far as the client may hear it: all of it at first, then what is new. */
export interface Talk {
  readonly type: "talk";
  readonly words: readonly Spoken[];
}

export interface ReportedMessage {
  readonly about: string;
  readonly seat: Seat | null;
  readonly name: string | null;
  readonly text: string;
  readonly phrase: string;
  readonly at: number;
}

/** The host alone is told which messages were shown to them. */
export interface Reports {
  readonly type: "reports";
  readonly reports: readonly ReportedMessage[];
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

export type ServerMessage = Welcome | Update | TableChanged | Pointed | Talk | Reports | Accepted | Refused | Hint | Coached | Pong;

export const HATS = ["fedora", "coppola", "boater", "bowler", "sun_hat", "beret", "top_hat", "chauffeur", "toque", "sailor", "pillbox", "alpine"] as const satisfies readonly Hat[];

/**
 * Which variables of a sentence are seats; the field of a nested struct is `outer_inner`. An event or an action in
 * which it is `seat` and nothing else is left out.
 */
export interface SeatVariables {
  readonly events: { readonly [tag: string]: readonly string[] };
  readonly actions: { readonly [tag: string]: readonly string[] };
  /** Arguments of refusals and reasons that are seats. */
  readonly names: readonly string[];
}

/** What the declaration of an event says of its audience. */
export interface Audience {
  /** The field with the only seat that is told of it. */
  readonly only_to?: string;
  /** Fields that only some see, and the fields that name these seats. */
  readonly seen_by?: { readonly [field: string]: readonly string[] };
  /** Told once and then to be remembered: always, or where this field of the event is true. */
  readonly fleeting?: true | string;
}

/** What the frame needs to know of a game besides what it is told at the table. */
export interface GameTraits {
  /** Whether its rules know a concession, which the table then may vote for. */
  readonly concedes: boolean;
  /** The most characters of a message, where the game's rules set a limit of their own. */
  readonly message_length?: number;
  /** By the tag of an event; those that everybody sees whole are left out. */
  readonly events: { readonly [tag: string]: Audience };
  readonly seats: SeatVariables;
}
