/** The hours in which one sleeps, by the clock on one's own wall. */

import { api } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { NightHours } from '../protocol/generated';
import { t } from '../text';

const HOUR = 60;

/** 1425 -> 23:45 */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
}

/** 23:45 -> 1425 */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return HOUR * hours + minutes;
}

export class Night {
  from = $state('23:00');
  to = $state('07:00');
  isKnown = $state(false);
  busy = $state(false);
  /** The clock of this device. */
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  load(): Promise<void> {
    return this.#do(async () => this.#take((await api.night()).night));
  }

  save(): Promise<void> {
    const night = { start: minutesOf(this.from), end: minutesOf(this.to), zone: this.zone };
    return this.#do(async () => {
      this.#take((await api.sleep({ night })).night);
      toasts.say(t('saved'));
    });
  }

  forget(): Promise<void> {
    return this.#do(async () => this.#take((await api.sleep({ night: null })).night));
  }

  #take(night: NightHours | null): void {
    this.isKnown = night !== null;
    if (night === null) return;
    [this.from, this.to] = [timeOf(night.start), timeOf(night.end)];
  }

  async #do(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      toasts.failed(error);
    } finally {
      this.busy = false;
    }
  }
}
