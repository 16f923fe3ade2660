/** The log as it is read: what belongs to one move is one paragraph, headings where the game begins a chapter. */

import type { Frame } from '../protocol/generated';
import type { GameEvent, GameMeta, Say } from './game';

export interface Line {
  readonly kind: 'chapter' | 'told' | 'message' | 'note';
  /** The number of its first frame: a key that stays. */
  readonly number: number;
  readonly seat: number | null;
  readonly sentences: readonly string[];
  readonly isTakenBack: boolean;
  /** For this seat's eyes alone. */
  readonly isSecret: boolean;
}

interface Reading {
  readonly meta: GameMeta;
  readonly say: Say;
  readonly taken: ReadonlySet<number>;
}

export function linesOf(frames: readonly Frame[], reading: Reading): readonly Line[] {
  const lines: Line[] = [];
  const before: GameEvent[] = [];
  let at = -1;
  for (const frame of frames) {
    if (frame.frame === 'event') {
      const heading = reading.meta.chapter?.(frame.event, before, reading.say) ?? null;
      if (heading !== null) lines.push(line('chapter', frame, null, heading, reading));
      before.push(frame.event);
      if (reading.meta.isQuiet?.(frame.event) === true) continue;
    }
    const next = lineOf(frame, reading);
    if (next === null) continue;
    const last = lines.at(-1);
    if (last !== undefined && at === frame.at && belongs(last, next)) {
      lines[lines.length - 1] = { ...last, sentences: [...last.sentences, ...next.sentences] };
    } else {
      lines.push(next);
    }
    at = frame.at;
  }
  return lines;
}

/** What a frame says in the reader's language, or nothing: what one seals oneself is seen in the rail. */
function lineOf(frame: Frame, reading: Reading): Line | null {
  const { say } = reading;
  switch (frame.frame) {
    case 'event':
      return line('told', frame, actorOf(frame.event, reading.meta), say.event(frame.event), reading);
    case 'message':
      return line('message', frame, frame.seat, frame.text, reading);
    case 'vote':
      return line('note', frame, frame.seat, voteSentence(frame, say), reading);
    case 'lost':
      return line('note', frame, frame.seat, say('table-knows-more', { name: say.name(frame.seat) }), reading);
    case 'undone':
      return line('note', frame, frame.seat, undoSentence(frame.seat, say), reading);
    case 'sequel':
      return line('note', frame, null, say('table-sequel'), reading);
    case 'held':
    case 'lapsed':
    case 'cast':
    case 'faded':
      return null;
  }
}

function line(kind: Line['kind'], frame: Frame, seat: number | null, sentence: string, reading: Reading): Line {
  const isTakenBack = reading.taken.has(frame.number);
  const isSecret = frame.frame === 'event' && kind === 'told' && reading.meta.isSecret?.(frame.event) === true;
  return { kind, number: frame.number, seat, sentences: [sentence], isTakenBack, isSecret };
}

/** Two events of one moment and one seat are one move. */
function belongs(last: Line, next: Line): boolean {
  const isMove = last.kind === 'told' && next.kind === 'told';
  const isAlike = last.isTakenBack === next.isTakenBack && last.isSecret === next.isSecret;
  return isMove && last.seat === next.seat && isAlike;
}

export function actorOf(event: GameEvent, meta: GameMeta): number | null {
  if (meta.actor !== undefined) return meta.actor(event);
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

function voteSentence(frame: Extract<Frame, { frame: 'vote' }>, say: Say): string {
  const stand = frame.carried ? 'carried' : frame.value ? 'for' : 'against';
  return say('table-voted', { name: say.name(frame.seat), kind: frame.kind, stand });
}

function undoSentence(seat: number | null, say: Say): string {
  return seat === null ? say('table-undone-all') : say('table-undone', { name: say.name(seat) });
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
