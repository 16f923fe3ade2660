/** The game as it was against the game as it was told: the way of the box, every statement judged, the accusations. */

import type { FullReveal } from './generated';
import { CHIP_KINDS, type EmblemName } from './kinds';
import type { Contents, Log, View } from './types';

export type Reveal = FullReveal;

/** Something said, and whether it was so; an opinion about somebody else is neither true nor a lie. */
export interface Judged {
  readonly seat: number;
  readonly slot: string;
  readonly value: string;
  readonly isLie: boolean;
}

export type Honesty = 'honest' | 'lied' | 'mum';

/** A seat's turn with the box, and what it said about that in the end. */
export interface Stop {
  readonly seat: number;
  readonly received: Contents;
  readonly take: string;
  readonly role: string;
  readonly said: ReadonlyMap<string, Judged>;
  readonly honesty: Honesty;
}

export interface Accusation {
  readonly seat: number;
  readonly take: string | null;
  readonly role: string | null;
  readonly shooter: number | null;
  readonly hasBottle: boolean;
}

export function chipsIn(contents: Contents): number {
  return CHIP_KINDS.reduce((sum, kind) => sum + contents[kind], 0);
}

/** 5 for `diamonds:5`, none for anything else. */
export function diamondsIn(take: string): number {
  return take.startsWith('diamonds:') ? Number(take.slice('diamonds:'.length)) || 0 : 0;
}

/** The picture of a take or of a claim about it. */
export function emblemOfTake(take: string): EmblemName | null {
  if (take.startsWith('diamonds:')) return 'diamond';
  const kind = take.replace(/^chip:/, '');
  if (kind === 'some') return 'chip';
  if (kind === 'nothing') return 'urchin';
  return CHIP_KINDS.find((known) => known === kind) ?? null;
}

/** The picture beside a number: what was counted in a slot such as `recv.diamonds`. */
export function emblemOfCount(slot: string): EmblemName | null {
  const [stem, ...rest] = slot.split('.');
  const count = rest.at(-1);
  if (stem !== 'recv' && stem !== 'pass') return null;
  if (count === 'diamonds') return 'diamond';
  return CHIP_KINDS.find((kind) => kind === count) ?? 'chip';
}

export function emblemOfRole(role: string): EmblemName | null {
  if (role === 'godfather' || role === 'thief' || role === 'urchin') return role;
  return CHIP_KINDS.find((kind) => kind === role) ?? null;
}

function counted(contents: Contents, count: string): number {
  return count === 'chips' ? chipsIn(contents) : (contents[count as keyof Contents] ?? 0);
}

function fitsTake(take: string, value: string): boolean {
  switch (value) {
    case 'diamonds:some':
      return take.startsWith('diamonds:');
    case 'no_diamonds':
      return !take.startsWith('diamonds:');
    case 'chip:some':
      return take.startsWith('chip:');
    case 'nothing':
      return take === 'nothing' || take === 'none';
    default:
      return take === value;
  }
}

/** Diamonds in pockets at the end of the box's way. */
export function stolenIn(reveal: Reveal): number {
  return reveal.travels.reduce((sum, { take }) => sum + diamondsIn(take), 0);
}

/** The box as a seat has passed it on. */
function passedBy(reveal: Reveal, seat: number): Contents | undefined {
  const at = reveal.travels.findIndex((travel) => travel.seat === seat);
  return at === -1 ? undefined : (reveal.travels[at + 1]?.received ?? reveal.returned);
}

/** Whether a statement was so at the moment it was made; null for opinions. `recovered` diamonds were back by then. */
export function isTrue(reveal: Reveal, seat: number, slot: string, value: string, recovered = 0): boolean | null {
  const travel = reveal.travels.find((one) => one.seat === seat);
  const [stem = '', ...rest] = slot.split('.');
  const count = rest.at(-1) ?? '';
  if (stem === 'recv' && travel) return counted(travel.received, count) === Number(value);
  const passed = passedBy(reveal, seat);
  if (stem === 'pass' && passed) return counted(passed, count) === Number(value);
  if (slot === 'took' && travel) return fitsTake(travel.take, value);
  if (slot === 'bag') return value === 'some' ? reveal.bag !== 'none' : reveal.bag === value;
  if (slot === 'gf.hidden') return reveal.hidden === Number(value);
  if (slot === 'gf.missing') return stolenIn(reveal) - recovered === Number(value);
  if (stem === 'gf') return counted(reveal.returned, count) === Number(value);
  return null;
}

/** Everything that was said of the box, in order, each judged. */
export function statementsIn(log: Log, reveal: Reveal): readonly Judged[] {
  let recovered = 0;
  const statements: Judged[] = [];
  for (const { event } of log) {
    if (event.event === 'recovered') recovered = event.total;
    if (event.event !== 'said') continue;
    const { seat, slot, value } = event;
    const verdict = isTrue(reveal, seat, slot, value, recovered);
    if (verdict !== null) statements.push({ seat, slot, value, isLie: !verdict });
  }
  return statements;
}

/** A seat's last word on every slot. */
export function lastWords(statements: readonly Judged[], seat: number): ReadonlyMap<string, Judged> {
  return new Map(statements.filter((one) => one.seat === seat).map((one) => [one.slot, one]));
}

/** One lie is enough, also one that was taken back. */
export function honestyOf(statements: readonly Judged[], seat: number): Honesty {
  const own = statements.filter((one) => one.seat === seat);
  if (own.length === 0) return 'mum';
  return own.some((one) => one.isLie) ? 'lied' : 'honest';
}

/** The way of the box from the first player to the last. */
export function journeyOf(log: Log, reveal: Reveal): readonly Stop[] {
  const statements = statementsIn(log, reveal);
  return reveal.travels.map(({ seat, received, take, role }) => ({
    seat,
    received,
    take,
    role,
    said: lastWords(statements, seat),
    honesty: honestyOf(statements, seat),
  }));
}

/** Every "Empty your pockets!", in order, and what came of it. */
export function accusationsIn(log: Log): readonly Accusation[] {
  const accusations: Accusation[] = [];
  const amend = (more: Partial<Accusation>) => {
    const last = accusations.pop();
    if (last) accusations.push({ ...last, ...more });
  };
  for (const { event } of log) {
    if (event.event === 'accused') {
      accusations.push({ seat: event.seat, take: null, role: null, shooter: null, hasBottle: false });
    } else if (event.event === 'fired') amend({ shooter: event.seat });
    else if (event.event === 'joker_given') amend({ hasBottle: true });
    else if (event.event === 'pocket_opened' && event.seat === accusations.at(-1)?.seat) {
      amend({ take: event.take, role: event.role });
    }
  }
  return accusations;
}

/** Why a winner has won; the words are `end-won-<key>`. */
export function wonBy(view: View, role: string): string {
  if (role === 'fbi' || role === 'cia') return 'agent';
  if (role === 'killer') return view.ended?.reason === 'killer_shot_agent' ? 'shot' : 'killer';
  return role;
}

/** A driver's right neighbour: whoever gave him the box. */
export function passengerOf(reveal: Reveal, godfather: number, seat: number): number {
  const at = reveal.travels.findIndex((travel) => travel.seat === seat);
  return reveal.travels[at - 1]?.seat ?? godfather;
}

export type Numbers = Readonly<Record<'questions' | 'lies' | 'accused-count', number>>;

export function numbersOf(log: Log, reveal: Reveal): Numbers {
  return {
    questions: log.filter(({ event }) => event.event === 'asked').length,
    lies: statementsIn(log, reveal).filter(({ isLie }) => isLie).length,
    'accused-count': log.filter(({ event }) => event.event === 'accused').length,
  };
}
