/** What everybody sees at the interrogation: each suspect's story, its joints with the neighbours', and open pockets. */

import type { Say } from '../../../table/game';
import type { Claim, ClaimRow, Fate, Verdict } from './claims';
import { kindsIn } from '../hand/holding';
import { CHIP_KINDS, type EmblemName } from '../pieces/kinds';
import type { Log, Player, Statement, View } from '../types';

/** The suspects in the order of the box. */
export function suspectsOf(view: View): number[] {
  return view.players
    .map(({ position }, seat) => ({ position, seat }))
    .filter(({ position }) => position > 0)
    .sort((one, other) => one.position - other.position)
    .map(({ seat }) => seat);
}

/** So many cards fit side by side; more suspects stand in two rows. */
const MOST_CARDS = 8;

export function columnsOf(suspects: number): number {
  return suspects <= MOST_CARDS ? suspects : Math.ceil(suspects / 2);
}

/** How far a card hangs below the middle ones, as on the curve of a table: 0 in the middle, 1 at the ends. */
export function sagOf(index: number, columns: number): number {
  const middle = (columns - 1) / 2;
  return middle === 0 ? 0 : ((index - middle) / middle) ** 2;
}

export function claimsOf(view: View, seat: number): Statement[] {
  return view.claims.filter((claim) => claim.seat === seat);
}

function valueOf(view: View, seat: number, slot: string): string | null {
  return view.claims.find((claim) => claim.seat === seat && claim.slot === slot)?.value ?? null;
}

function count(view: View, seat: number, slot: string): number | null {
  const value = valueOf(view, seat, slot);
  return value === null ? null : Number(value);
}

/** The chips that a seat claims: as one number, or kind by kind once all kinds are named. */
function chips(view: View, seat: number, stem: string): number | null {
  const whole = count(view, seat, `${stem}.chips`);
  if (whole !== null) return whole;
  const kinds = kindsIn(view.mix).map((kind) => count(view, seat, `${stem}.${kind}`));
  return kinds.includes(null) ? null : kinds.reduce<number>((sum, kind) => sum + (kind ?? 0), 0);
}

const SILENT: ReadonlySet<string> = new Set(['refused', 'forgot', 'no_answer']);

/** How a seat got out of the last question about this: `refused`, `forgot`, `no_answer`, or null. */
export function evasion(told: Log, seat: number, stem: string): string | null {
  const last = told.findLast(
    ({ event }) =>
      (event.event === 'said' || SILENT.has(event.event)) &&
      'slot' in event &&
      event.seat === seat &&
      event.slot.split('.')[0] === stem,
  );
  return last && SILENT.has(last.event.event) ? last.event.event : null;
}

function boxClaim(view: View, seat: number, stem: string): Claim {
  const diamonds = count(view, seat, `${stem}.diamonds`);
  const inTray = chips(view, seat, stem);
  return diamonds === null && inTray === null ? null : { diamonds, chips: inTray };
}

/** What somebody says he took: counted diamonds, or a word with its emblem. */
export function takeClaim(say: Say, value: string | null): Claim {
  if (value === null) return null;
  const [what, detail = ''] = value.split(':');
  if (what === 'diamonds' && detail !== 'some') return { diamonds: Number(detail) };
  const emblem = emblemOf(what, detail);
  return { text: say.word('value', value), ...(emblem && { emblem }) };
}

function emblemOf(what: string | undefined, detail: string): EmblemName | undefined {
  if (what === 'diamonds') return 'diamond';
  if (what === 'nothing') return 'urchin';
  if (what === 'chip') return CHIP_KINDS.find((kind) => kind === detail) ?? 'chip';
  return undefined;
}

/** Received, took, passed; a joint that breaks is marked on both its sides. */
export function rowsOf(view: View, told: Log, say: Say, seat: number): ClaimRow[] {
  const broken = (stem: string) =>
    view.hints.some((hint) => (stem === 'pass' ? hint.giver : stem === 'recv' ? hint.taker : null) === seat);
  return ['recv', 'took', 'pass'].map((stem) => {
    const made = stem === 'took' ? takeClaim(say, valueOf(view, seat, 'took')) : boxClaim(view, seat, stem);
    const evaded = made === null ? evasion(told, seat, stem) : null;
    const claim = evaded === null ? made : { text: say(`board-${evaded.replaceAll('_', '-')}`) };
    const label = say(`board-row-${stem}`);
    return { label, claim, spoken: spokenOf(say, claim), broken: broken(stem), changed: isChanged(view, seat, stem) };
  });
}

/** It was told differently before. C-5.12 */
function isChanged(view: View, seat: number, stem: string): boolean {
  return claimsOf(view, seat).some(({ slot, changed }) => changed && slot.split('.')[0] === stem);
}

function spokenOf(say: Say, claim: Claim): string {
  if (claim === null) return say('board-untold');
  if ('text' in claim) return claim.text;
  const parts = [claim.diamonds == null ? '' : say('board-diamonds', { count: claim.diamonds })];
  if (claim.chips != null) parts.push(say('board-chips', { count: claim.chips }));
  return parts.filter((part) => part !== '').join(', ');
}

export type Joint = 'fits' | 'broken' | 'unknown';

/** Whether the table marks where stories break. */
export function marksBreaks({ options }: View): boolean {
  return options.contradiction_hints !== 'off' && options.talk_mode !== 'room';
}

/** Between two neighbours, where the table marks breaks: from public claims alone. C-5.15 */
export function jointOf(view: View, giver: number, taker: number): Joint | null {
  if (!marksBreaks(view)) return null;
  if (view.hints.some((hint) => hint.giver === giver && hint.taker === taker)) return 'broken';
  const both = ['diamonds', 'chips', ...CHIP_KINDS].some(
    (what) => count(view, giver, `pass.${what}`) !== null && count(view, taker, `recv.${what}`) !== null,
  );
  return both ? 'fits' : 'unknown';
}

export function fateOf(player: Player): Fate {
  if (player.out !== null) return player.out === 'caught' ? 'caught' : 'out';
  if (player.has_joker) return 'bottle';
  return player.is_open ? 'open' : 'closed';
}

export function verdictOf(say: Say, player: Player): Verdict | undefined {
  const diamonds = player.take?.startsWith('diamonds:') ? Number(player.take.slice(9)) : undefined;
  if (player.out === 'caught') return { text: say('board-caught'), ...(diamonds !== undefined && { diamonds }) };
  if (player.out !== null) return { text: say(`board-out-${player.out.replaceAll('_', '-')}`) };
  if (player.role === null) return undefined;
  const emblem = player.role === 'urchin' ? 'urchin' : CHIP_KINDS.find((kind) => kind === player.role);
  return { text: say.word('role', player.role), ...(emblem && { emblem }) };
}
