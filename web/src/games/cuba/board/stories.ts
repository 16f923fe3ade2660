/** What everybody sees at the interrogation: each suspect's story, its joints with the neighbours', and open pockets. */

import type { Say } from '../../../table/game';
import type { Claim, ClaimRow, Fate, Verdict } from './claims';
import type { Count } from '../generated';
import { CHIP_KINDS } from '../pieces/kinds';
import { diamondsIn, emblemOfTake } from '../reading/takes';
import type { Gloss, Player, Statement, View } from '../types';

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

/** How a seat got out of the last question about this that it still owes an answer: `refused`, `forgot`, `no_answer`. */
function evasion(view: View, seat: number, stem: string): string | null {
  const owed = view.evasions.filter((evaded) => evaded.seat === seat && evaded.slot.split('.')[0] === stem);
  const last = Math.max(...owed.map(({ question }) => question));
  return owed.findLast(({ question }) => question === last)?.how ?? null;
}

function boxClaim(told: Count | undefined): Claim {
  return told === undefined || (told.diamonds === null && told.chips === null) ? null : told;
}

/** What somebody says he took: counted diamonds, or a word with its emblem. */
export function takeClaim(say: Say, value: string | undefined): Claim {
  if (value === undefined) return null;
  const diamonds = diamondsIn(value);
  if (diamonds !== null) return { diamonds };
  const emblem = emblemOfTake(value);
  return { text: say.word('value', value), ...(emblem && { emblem }) };
}

/** Received, took, passed; a joint that breaks is marked on both its sides. */
export function rowsOf(view: View, gloss: Gloss, say: Say, seat: number): ClaimRow[] {
  const story = gloss.stories[seat];
  const took = claimsOf(view, seat).find(({ slot }) => slot === 'took')?.value;
  const row = (stem: string, made: Claim, broken: boolean): ClaimRow => {
    const evaded = made === null ? evasion(view, seat, stem) : null;
    const claim = evaded === null ? made : { text: say(`board-${evaded.replaceAll('_', '-')}`) };
    const changed = isChanged(view, seat, stem);
    return { label: say(`board-row-${stem}`), claim, spoken: spokenOf(say, claim), broken, changed };
  };
  return [
    row('recv', boxClaim(story?.received), story?.joint === 'broken'),
    row('took', takeClaim(say, took), false),
    row(
      'pass',
      boxClaim(story?.passed),
      view.hints.some(({ giver }) => giver === seat),
    ),
  ];
}

/** It was told differently before. */
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

export function fateOf(player: Player): Fate {
  if (player.out !== null) return player.out === 'caught' ? 'caught' : 'out';
  if (player.has_joker) return 'bottle';
  return player.is_open ? 'open' : 'closed';
}

export function verdictOf(say: Say, player: Player): Verdict | undefined {
  const diamonds = diamondsIn(player.take);
  if (player.out === 'caught') return { text: say('board-caught'), ...(diamonds !== null && { diamonds }) };
  if (player.out !== null) return { text: say(`board-out-${player.out.replaceAll('_', '-')}`) };
  if (player.role === null) return undefined;
  const emblem = player.role === 'urchin' ? 'urchin' : CHIP_KINDS.find((kind) => kind === player.role);
  return { text: say.word('role', player.role), ...(emblem && { emblem }) };
}
