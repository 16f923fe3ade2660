/** What a bot answers to free words: a phrase in character. It means nothing and stands in no record; bots read no chat. */

import type { MessageFrame } from '../../../protocol/generated';
import type { Reply, SeatFace } from '../../../table/game';
import type { Event } from '../types';

const MOODS = 5;

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);
}

/** Whoever is spoken to answers, else the Godfather, else one of the others: the same for everybody who reads it. */
export function replyTo(frame: MessageFrame, before: readonly Event[], seats: readonly SeatFace[]): Reply | null {
  const started = before.find((event) => event.event === 'game_started');
  if (started?.event !== 'game_started' || before.some(({ event }) => event === 'ended')) return null;
  const out = new Set(before.flatMap((event) => (event.event === 'eliminated' ? [event.seat] : [])));
  const bots = seats.filter(({ seat, kind }) => kind === 'bot' && !out.has(seat) && seat !== frame.seat);
  const words = frame.text.toLowerCase();
  const lot = numberOf(`${frame.at}${frame.text}`);
  const bot =
    bots.find(({ name }) => words.includes(name.toLowerCase())) ??
    bots.find(({ seat }) => seat === started.godfather) ??
    bots[lot % Math.max(1, bots.length)];
  if (bot === undefined) return null;
  const who = bot.seat === started.godfather ? 'godfather' : 'suspect';
  return { seat: bot.seat, key: `reply-${who}-${(lot % MOODS) + 1}` };
}
