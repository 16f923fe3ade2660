/** The log as it is read: what belongs to one move or turn is one paragraph, headings where the game begins a chapter. */

import { durationOf } from '../kit/duration';
import type { Frame, MessageFrame } from '../protocol/generated';
import { goOn, toldTogether } from './deeds';
import type { GameEvent, GameMeta, Say, SeatFace } from './game';
import { noteOf, whoIn } from './notes';

export interface Line {
  readonly kind: 'chapter' | 'told' | 'message' | 'note';
  /** The number of its first frame: a key that stays. */
  readonly number: number;
  /** The numbers of all frames that it tells. */
  readonly numbers: readonly number[];
  readonly seat: number | null;
  /** When the last of it happened. */
  readonly at: number;
  readonly sentences: readonly string[];
  readonly isTakenBack: boolean;
  /** For this seat's eyes alone. */
  readonly isSecret: boolean;
  /** The seats for which a clock decided here. */
  readonly clockFor: readonly number[];
}

interface Reading {
  readonly meta: GameMeta;
  readonly say: Say;
  readonly taken: ReadonlySet<number>;
  readonly seats?: readonly SeatFace[];
}

/** Milliseconds within which nobody else is answered. */
const REPLY_PAUSE = 6_000;

/** A line while it grows: the events that it tells. */
interface Draft extends Line {
  readonly events: readonly GameEvent[];
}

export function linesOf(frames: readonly Frame[], reading: Reading): readonly Line[] {
  const { meta, say } = reading;
  const drafts: Draft[] = [];
  const before: GameEvent[] = [];
  let isNewTurn = false;
  let replied = -REPLY_PAUSE;
  const clocked = new Set<string>();
  for (const frame of frames) {
    if (frame.frame === 'event') {
      const heading = meta.chapter?.(frame.event, before, say) ?? null;
      if (heading !== null) drafts.push(draft('chapter', frame, null, heading, reading));
      before.push(frame.event);
      isNewTurn ||= meta.beginsTurn?.(frame.event) === true;
      if (meta.isQuiet?.(frame.event) === true) continue;
    }
    const told = draftOf(frame, before, reading);
    if (told === null) continue;
    const next = clocked.has(momentOf(told)) ? asAfterwards(told) : told;
    clocked.add(momentOf(told));
    const last = drafts.at(-1);
    if (last !== undefined && belongs(last, next, isNewTurn, reading)) drafts[drafts.length - 1] = joined(last, next);
    else drafts.push(next);
    isNewTurn = false;
    const reply =
      frame.frame === 'message' && frame.at - replied >= REPLY_PAUSE ? replyOf(frame, before, reading) : null;
    if (reply === null) continue;
    drafts.push(reply);
    replied = frame.at;
  }
  return drafts.map((each) => lineOf(each, reading));
}

/** The moment at which a clock has decided, and for whom. */
function momentOf({ at, clockFor }: Draft): string {
  return clockFor.length === 0 ? '' : `${at}/${clockFor.join()}`;
}

/** What others do in the same moment follows from the clock's move and is no second one. */
function asAfterwards(next: Draft): Draft {
  return next.seat === null || next.clockFor.includes(next.seat) ? next : { ...next, clockFor: [] };
}

function lineOf({ events, ...line }: Draft, { meta, say }: Reading): Line {
  if (events.length === 0) return line;
  const told = toldTogether(events, meta, say);
  return { ...line, sentences: line.clockFor.length === 0 ? told : [clockSentence(line.clockFor, say), ...told] };
}

/** Whatever follows was the clock's, and not what somebody wanted. */
export function clockSentence(seats: readonly number[], say: Say): string {
  const names = seats.map((seat) => say.name(seat)).join(', ');
  return say('table-clock-played', { names, who: seats.length === 1 && seats[0] === say.you ? 'you' : 'other' });
}

/** What a frame says in the reader's language, or nothing: what one seals oneself is seen in the rail. */
function draftOf(frame: Frame, before: readonly GameEvent[], reading: Reading): Draft | null {
  const { say } = reading;
  switch (frame.frame) {
    case 'event':
      return {
        ...draft('told', frame, actorOf(frame.event, reading.meta), '', reading),
        events: [asTold(before, reading)],
      };
    case 'message':
      return draft('message', frame, frame.seat, frame.phrase ? say(frame.phrase) : frame.text, reading);
    case 'vote':
      return draft('note', frame, frame.seat, voteSentence(frame, say), reading);
    case 'lost':
      return draft('note', frame, frame.seat, say('table-knows-more', whoIn(frame.seat, say)), reading);
    case 'prolonged':
      return draft('note', frame, frame.seat, prolongSentence(frame, say), reading);
    case 'undone':
      return draft('note', frame, frame.seat, undoSentence(frame.seat, say), reading);
    case 'sequel':
      return draft('note', frame, null, say('table-sequel'), reading);
    case 'held':
    case 'lapsed':
    case 'cast':
    case 'faded':
      return null;
    default:
      return draft('note', frame, 'seat' in frame ? frame.seat : null, noteOf(frame, say) ?? '', reading);
  }
}

/** The last event of all, as it is told after the others. */
function asTold(events: readonly GameEvent[], { meta }: Reading): GameEvent {
  const event = events[events.length - 1]!;
  return meta.asTold?.(event, events.slice(0, -1)) ?? event;
}

/** It stands behind the message that it answers. */
function replyOf(frame: MessageFrame, before: readonly GameEvent[], reading: Reading): Draft | null {
  const reply = reading.meta.replyTo?.(frame, before, reading.seats ?? []) ?? null;
  if (reply === null) return null;
  const said = draft('message', frame, reply.seat, reading.say(reply.key), reading);
  return { ...said, number: frame.number + 0.5 };
}

function draft(kind: Line['kind'], frame: Frame, seat: number | null, sentence: string, reading: Reading): Draft {
  const events = frame.frame === 'event' && kind === 'told' ? [frame.event] : [];
  const isTakenBack = reading.taken.has(frame.number);
  const isSecret = events.some((event) => reading.meta.isSecret?.(event) === true);
  const numbers = [frame.number];
  return {
    kind,
    number: frame.number,
    numbers,
    seat,
    sentences: [sentence],
    isTakenBack,
    isSecret,
    clockFor: events.length > 0 && frame.frame === 'event' ? (frame.clock_for ?? []) : [],
    events,
    at: frame.at,
  };
}

/** Two events of one moment and one seat are one move; those of one turn are one line where they are one sentence. */
function belongs(last: Draft, next: Draft, isNewTurn: boolean, { meta, say }: Reading): boolean {
  const [event] = next.events;
  if (last.kind !== 'told' || event === undefined || last.seat !== next.seat) return false;
  if (last.isTakenBack !== next.isTakenBack || last.isSecret !== next.isSecret) return false;
  if (last.clockFor.join() !== next.clockFor.join()) return false;
  return !isNewTurn && (last.at === next.at || goOn(last.events, event, meta, say));
}

function joined(last: Draft, next: Draft): Draft {
  const [events, numbers] = [
    [...last.events, ...next.events],
    [...last.numbers, ...next.numbers],
  ];
  return { ...last, events, numbers, at: next.at };
}

export function actorOf(event: GameEvent, meta: GameMeta): number | null {
  if (meta.actor !== undefined) return meta.actor(event);
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

function voteSentence(frame: Extract<Frame, { frame: 'vote' }>, say: Say): string {
  const stand = frame.carried ? 'carried' : frame.value ? 'for' : 'against';
  return say('table-voted', { ...whoIn(frame.seat, say), kind: frame.kind, stand });
}

function prolongSentence(frame: Extract<Frame, { frame: 'prolonged' }>, say: Say): string {
  const time = durationOf(Math.round(frame.length / 1000));
  const who = frame.seat === null ? 'host' : frame.seat === say.you ? 'you' : 'other';
  return say('table-prolonged', { name: frame.seat === null ? '' : say.name(frame.seat), who, time });
}

function undoSentence(seat: number | null, say: Say): string {
  return seat === null ? say('table-undone-all') : say('table-undone', whoIn(seat, say));
}

export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

/** A sentence cut at the names in it, so that these can be printed bold. */
export function piecesOf(sentence: string, names: readonly string[]): readonly Piece[] {
  // The longest first: "Mara 2" is not "Mara".
  const longest = [...names].sort((one, other) => other.length - one.length);
  const known = longest.filter((name) => name !== '').map(escaped);
  if (known.length === 0) return [{ text: sentence, isName: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${known.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return sentence
    .split(pattern)
    .map((text, place) => ({ text, isName: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
