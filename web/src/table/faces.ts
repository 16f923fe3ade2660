/** The seats of a table as they are drawn: everybody with a hat, a name and a colour, and no two alike. */

import { hatsOf, namesOf } from '../kit/seats';
import { HATS, type Hat, type SeatInfo, type TableInfo } from '../protocol/generated';
import { t } from '../text';
import type { PieceColour, SeatFace } from './game';

export function facesOf(seats: readonly SeatInfo[], you: number | null): readonly SeatFace[] {
  const hats = distinctHats(seats, hatsOf(seats));
  const names = distinctNames(namesOf(seats, nameless));
  return seats.map((info, place) => {
    const hat = hats[place] ?? HATS[0];
    const name = names[place] ?? '';
    const isYou = info.seat === you;
    const label = isYou ? t('table-you') : name;
    return { ...info, hat, name, label, isYou, colour: HATS.indexOf(hat) + 1 };
  });
}

/** The seats of a game that is on: a connection that is gone for a moment is not shown. */
export function steady(table: TableInfo | null): readonly SeatInfo[] {
  const seats = table?.seats ?? [];
  if (table?.phase !== 'playing') return seats;
  return seats.map((info) => ({ ...info, present: info.present || (info.level === null && info.away_since === null) }));
}

/** People keep their hats; a bot, and a second seat of the same person, takes the next free one. */
export function distinctHats(seats: readonly SeatInfo[], hats: readonly Hat[]): readonly Hat[] {
  const rank = (place: number) => (seats[place]?.kind === 'person' ? 0 : 1);
  const order = hats.map((_, place) => place).sort((one, other) => rank(one) - rank(other) || one - other);
  const worn = new Map<number, Hat>();
  for (const place of order) {
    const taken = [...worn.values()];
    const wish = hats[place] ?? HATS[0];
    const free = HATS.find((hat) => !taken.includes(hat) && !hats.includes(hat));
    worn.set(place, taken.includes(wish) ? (free ?? wish) : wish);
  }
  return hats.map((hat, place) => worn.get(place) ?? hat);
}

/** Whoever sits twice is numbered: "Mara", "Mara 2"; but never as somebody else is called already. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  return names.map((name, place) => {
    if (!names.slice(0, place).includes(name)) return name;
    let number = 2;
    while (taken.has(`${name} ${number}`)) number += 1;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}

function nameless(info: SeatInfo): string {
  if (info.kind === 'person') return t('guest');
  return t(info.kind === 'bot' ? 'table-nameless-bot' : 'table-nameless', { number: info.seat + 1 });
}

/** What a game makes of the colours of hats, as a style for everything at its table. */
export function coloured(faces: readonly SeatFace[], colours: ReadonlyMap<number, PieceColour>): string {
  return faces
    .flatMap(({ seat, colour }) => {
      const own = colours.get(seat);
      return own ? [`--seat-${colour}: ${own.fill}`, `--on-seat-${colour}: ${own.ink}`] : [];
    })
    .join('; ');
}

/** Seats that one sits on. */
export function ownSeats(seats: readonly SeatInfo[]): readonly number[] {
  return seats.filter((seat) => seat.yours && seat.level === null).map((seat) => seat.seat);
}

/** A seat that one has got up from: a bot minds it until one comes back. */
export function mindedSeat(seats: readonly SeatInfo[]): number | null {
  return seats.find((seat) => seat.yours && seat.level !== null)?.seat ?? null;
}
