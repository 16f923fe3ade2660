/** What the server keeps of oneself, and what one may do about it. */

import { api } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { Account, IdentityLink } from '../protocol/generated';
import { paths } from '../router.svelte';
import { t } from '../text';

export class You {
  account = $state.raw<Account>();
  link = $state.raw<IdentityLink>();
  busy = $state(false);

  async load(): Promise<void> {
    await this.#do(async () => (this.account = await api.account()));
  }

  async offerLink(): Promise<void> {
    await this.#do(async () => (this.link = await api.offerLink()));
  }

  async signOutOthers(): Promise<void> {
    await this.#do(async () => {
      this.account = await api.signOutOthers();
      this.link = undefined;
      toasts.say(t('signed-out-others'));
    });
  }

  async makePasskey(): Promise<void> {
    await this.#do(async () => {
      const { makePasskey } = await import('./passkeys');
      const account = await makePasskey();
      if (!account) return;
      this.account = account;
      toasts.say(t('passkey-made'));
    });
  }

  async removePasskey(id: string): Promise<void> {
    await this.#do(async () => (this.account = await api.removePasskey(id)));
  }

  /** Everything on the page was somebody else's: it is fetched anew. */
  async showPasskey(): Promise<void> {
    await this.#do(async () => {
      const { showPasskey } = await import('./passkeys');
      if (await showPasskey()) location.assign(paths.lobby);
    });
  }

  async delete(): Promise<void> {
    await this.#do(async () => {
      await api.deleteMe();
      location.assign(paths.lobby);
    });
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
