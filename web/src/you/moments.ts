/** A day or a time of day, as the reader's language writes it. */

import { speech } from '../text';

const STYLES = { date: { dateStyle: 'medium' }, time: { timeStyle: 'short' } } as const;

export function moment(milliseconds: number, style: keyof typeof STYLES): string {
  return new Intl.DateTimeFormat(speech.language, STYLES[style]).format(milliseconds);
}
