/** What the frame knows of a game from its declarations: `TRAITS` of the generated file in its folder. */

import type { AnyEvent, Audience, GameTraits } from './generated';

const TRAITS = import.meta.glob<GameTraits>('../games/*/generated.ts', { import: 'TRAITS' });

/** For a game without a folder here. */
export const NO_TRAITS: GameTraits = {
  concedes: false,
  events: {},
  seats: { events: {}, actions: {}, names: ['seat', 'seats'] },
};

export async function loadTraits(game: string): Promise<GameTraits> {
  return (await TRAITS[`../games/${game}/generated.ts`]?.()) ?? NO_TRAITS;
}

function audienceOf({ events }: GameTraits, { event }: AnyEvent): Audience {
  return events[event] ?? {};
}

/** What is told once and then to be remembered: gone with the next beat, as for those who come back. */
export function isFleeting(traits: GameTraits, event: AnyEvent): boolean {
  const { fleeting = false } = audienceOf(traits, event);
  return typeof fleeting === 'string' ? event[fleeting as keyof AnyEvent] === (true as unknown) : fleeting;
}

/** Whether it tells this viewer something that not everybody is told. */
export function isPrivate(traits: GameTraits, event: AnyEvent): boolean {
  const { only_to, seen_by = {} } = audienceOf(traits, event);
  return only_to !== undefined || Object.keys(seen_by).some((field) => field in event);
}
