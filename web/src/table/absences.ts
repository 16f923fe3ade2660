/** Who is away from a table, as the page says it, and who was minded by a bot when. */

import type { AbsenceChoice, Frame, Standing, TableInfo } from '../protocol/generated';
import { t } from '../text';
import type { SeatFace } from './game';

export interface Missing {
  readonly seat: number;
  readonly name: string;
  readonly minutes: number;
  /** Others are asked what to do. */
  readonly isAsked: boolean;
  /** The table only waits yet, and says what it does then. */
  readonly isGrace: boolean;
  readonly mine: AbsenceChoice | null;
  /** Who wants what. */
  readonly said: readonly { readonly name: string; readonly choice: AbsenceChoice }[];
  /** How many have not said anything yet. */
  readonly missing: number;
}

const MINUTE = 60_000;

/** Everybody else who is away, one by one; `now` is the server's time. */
export function missingOf(
  table: TableInfo,
  standing: Standing | null,
  faces: readonly SeatFace[],
  you: number | null,
  now: number,
): readonly Missing[] {
  if (table.phase !== 'playing') return [];
  return firstSeats(table).flatMap((seat) => {
    const [face, since] = [faces[seat], table.seats[seat]?.away_since ?? null];
    if (face === undefined || since === null || face.yours) return [];
    const absentee = standing?.absences.find((each) => each.seats.includes(seat));
    const opinions = absentee?.opinions ?? [];
    const own = opinions.find((each) => you !== null && each.seats.includes(you));
    return [
      {
        seat,
        name: face.name,
        minutes: Math.max(0, Math.floor((now - since) / MINUTE)),
        isAsked: absentee?.asked === true,
        isGrace: absentee !== undefined && absentee.until !== null,
        mine: own?.choice ?? null,
        said: opinions.map(({ seats, choice }) => ({ name: faces[seats[0] ?? -1]?.label ?? '', choice })),
        missing: Math.max(0, (absentee?.voters ?? 0) - opinions.length),
      },
    ];
  });
}

/** Of those whom the table waits for, who thinks, and who cannot because they are away; a bot that minds a seat thinks. */
export function waitedFor(
  waiting: readonly number[],
  seats: readonly SeatFace[],
): { readonly here: readonly SeatFace[]; readonly away: readonly SeatFace[] } {
  const asked = waiting.flatMap((seat) => seats.filter((face) => face.seat === seat));
  const isAway = ({ away_since: since, level }: SeatFace) => since !== null && level === null;
  return { here: asked.filter((face) => !isAway(face)), away: asked.filter(isAway) };
}

/** "Bruno überlegt", or that whoever is asked is away; nothing if nobody is asked. */
export function waitingWords(waiting: readonly number[], seats: readonly SeatFace[]): string {
  const { here, away } = waitedFor(waiting, seats);
  const [key, faces] = here.length > 0 ? ['table-thinking', here] : ['table-are-away', away];
  return faces.length === 0 ? '' : t(key, { count: faces.length, names: faces.map(({ name }) => name).join(', ') });
}

/** A person on several seats is named once. */
function firstSeats({ seats }: TableInfo): readonly number[] {
  const known = new Set<string | null>();
  return seats.flatMap(({ seat, kind, name }) => {
    if (kind !== 'person' || known.has(name)) return [];
    known.add(name);
    return [seat];
  });
}

/** People whose seats a bot minds. */
export function mindedNames(faces: readonly SeatFace[]): readonly string[] {
  return faces
    .filter(({ kind, level, yours }) => kind === 'person' && level !== null && !yours)
    .map(({ name }) => name);
}

export interface Span {
  readonly number: number;
  readonly seat: number;
  readonly from: number;
  /** Null: until the end. */
  readonly to: number | null;
}

/** When bots played for people, in the order in which it began. */
export function mindedSpans(frames: readonly Frame[]): readonly Span[] {
  const spans: Span[] = [];
  for (const frame of frames) {
    if (frame.frame === 'minded') close(spans, frame.seat, frame.at);
    // Whoever was removed has no seat any more: it is the bot's own.
    if (frame.frame === 'minded' && frame.why !== 'removed')
      spans.push({ number: frame.number, seat: frame.seat, from: frame.at, to: null });
    if (frame.frame === 'returned') close(spans, frame.seat, frame.at);
    if (frame.frame === 'hosted' && frame.act === 'free') close(spans, frame.about, frame.at);
  }
  return spans;
}

function close(spans: Span[], seat: number | null, at: number): void {
  const place = spans.findIndex((span) => span.seat === seat && span.to === null);
  const span = spans[place];
  if (span !== undefined) spans[place] = { ...span, to: at };
}
