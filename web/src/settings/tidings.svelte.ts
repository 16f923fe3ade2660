/** How one is told that one is asked: on this device, and by a webhook. */

import { api } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { TidingsInfo, WebhookMade } from '../protocol/generated';
import { t } from '../text';
import { type Obstacle, obstacle } from '../tidings/obstacle';
import { settings } from './settings.svelte';

export class Tidings {
  info = $state.raw<TidingsInfo>();
  /** The webhook as it was made just now: its secret is shown this once. */
  made = $state.raw<WebhookMade>();
  obstacle = $state<Obstacle | null>(obstacle());
  busy = $state(false);

  readonly isOn = $derived(settings.notify && this.obstacle === null);
  /** The page tells it itself, as long as it is open. */
  readonly isPageOnly = $derived(this.isOn && this.info !== undefined && !this.info.here);

  async load(): Promise<void> {
    await this.#do(async () => (this.info = await api.tidings()));
  }

  async switch(isOn: boolean): Promise<void> {
    await this.#do(() => (isOn ? this.#begin() : this.#end()));
  }

  async save(url: string): Promise<void> {
    await this.#do(async () => {
      this.made = await api.putWebhook({ url, language: settings.language });
      this.info = await api.tidings();
    });
  }

  async remove(): Promise<void> {
    await this.#do(async () => {
      this.info = await api.removeWebhook();
      this.made = undefined;
    });
  }

  async tryOut(): Promise<void> {
    await this.#do(async () => {
      const { arrived } = await api.tryWebhook();
      toasts.say(t(arrived ? 'webhook-arrived' : 'webhook-lost'));
    });
  }

  async #begin(): Promise<void> {
    const { isPermitted, subscribe } = await import('../tidings/push');
    const [isAllowed, key] = [await isPermitted(), this.info?.push];
    this.obstacle = obstacle();
    if (isAllowed && key) this.info = (await subscribe(key)) ?? this.info;
    settings.notify = isAllowed;
  }

  async #end(): Promise<void> {
    settings.notify = false;
    const { unsubscribe } = await import('../tidings/push');
    this.info = await unsubscribe();
  }

  async #do(act: () => Promise<unknown>): Promise<void> {
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
