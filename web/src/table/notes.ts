/** What the log says of people who come and go, of the host, and of an end without a result. */

import type { Frame } from '../protocol/generated';
import type { Say } from './game';

/** Who it was, and whether that is the reader. */
export function whoIn(seat: number, say: Say): { readonly name: string; readonly who: string } {
  return { name: say.name(seat), who: seat === say.you ? 'you' : 'other' };
}

/** The sentence for such a frame; null for all others. */
export function noteOf(frame: Frame, say: Say): string | null {
  switch (frame.frame) {
    case 'away':
      return say('table-note-away', whoIn(frame.seat, say));
    case 'asked':
      return say('table-note-asked', whoIn(frame.seat, say));
    case 'opinion': {
      const opinion = say('table-note-opinion', { ...whoIn(frame.seat, say), choice: frame.choice });
      return frame.settled === 'wait' ? `${opinion} ${say('table-note-waits')}` : opinion;
    }
    case 'minded':
      return say('table-note-minded', { ...whoIn(frame.seat, say), ...hostIn(frame.by, say), why: frame.why });
    case 'returned':
      return say('table-note-returned', whoIn(frame.seat, say));
    case 'hosted': {
      const about = frame.about === null ? { name: '', who: 'other' } : whoIn(frame.about, say);
      return say('table-note-hosted', { ...about, ...hostIn(frame.by, say), act: frame.act });
    }
    case 'ended':
      return say('table-note-ended');
    default:
      return null;
  }
}

/** The host by name; a host may have no seat. */
function hostIn(seat: number | null, say: Say): { readonly host: string; readonly by: string } {
  if (seat === null) return { host: '', by: 'nobody' };
  const { name, who } = whoIn(seat, say);
  return { host: name, by: who };
}
