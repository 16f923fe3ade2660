/** What is left of a clock, as short as it can be said: seconds to the last, days to the hour. */

import { t } from '../text';

/** Seconds before its end at which a clock warns. */
export const WARNING = 10;

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

export function durationOf(seconds: number): string {
  if (seconds >= DAY)
    return t('time-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) {
    return t('time-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  }
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** "Thu 14:00", by the clock of the reader; only for what is hours away. */
export function endOf(left: number, now: number, language: string): string | null {
  if (left < HOUR * 1_000) return null;
  const day = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, day).format(now + left);
}
