/** The open votes of a table, by what they are for. */

import type { StandingVote, VoteKind } from '../protocol/generated';
import type { SeatFace } from './game';

export interface OpenVote {
  readonly kind: VoteKind;
  /** Who is for it. */
  readonly names: string;
  /** How many people have not agreed yet; bots follow by themselves. */
  readonly missing: number;
  readonly isYours: boolean;
}

const KINDS: readonly VoteKind[] = ['concede', 'pause', 'undo', 'go_on', 'end'];

export function votesOf(
  standing: readonly StandingVote[],
  seats: readonly SeatFace[],
  you: number | null,
): readonly OpenVote[] {
  // Whose seat a bot minds has no vote.
  const voting = seats.filter((seat) => seat.kind === 'person' && seat.level === null);
  const people = new Set(voting.map((seat) => seat.name)).size;
  return KINDS.flatMap((kind) => {
    const votes = standing.filter((vote) => vote.kind === kind);
    if (votes.length === 0) return [];
    const names = votes.map((vote) => seats[vote.seats[0] ?? -1]?.label ?? '').join(', ');
    const isYours = you !== null && votes.some((vote) => vote.seats.includes(you));
    return [{ kind, names, missing: Math.max(0, enough(kind, people) - votes.length), isYours }];
  });
}

/** All must agree; only to go on after a loss, one of three or more may be missing. */
function enough(kind: VoteKind, people: number): number {
  return kind === 'go_on' && people > 2 ? people - 1 : people;
}

/** Whether one's own vote of this kind stands. */
export function isFor(standing: readonly StandingVote[], kind: VoteKind, you: number | null): boolean {
  return you !== null && standing.some((vote) => vote.kind === kind && vote.seats.includes(you));
}
