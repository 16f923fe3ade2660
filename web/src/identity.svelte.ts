/** Who sits here: a guest name and a hat. The cookie that proves it is the server's business. */

import { api } from './api';
import { HATS, type Hat, type Me } from './protocol/generated';

class Identity {
  #me = $state.raw<Me>();

  get known(): boolean {
    return this.#me !== undefined;
  }
  get name(): string {
    return this.#me?.name ?? '';
  }
  get hat(): Hat {
    return this.#me?.hat ?? HATS[0];
  }

  async load(): Promise<void> {
    this.#me = await api.me();
  }

  async change(me: Me): Promise<void> {
    this.#me = await api.rename(me);
  }
}

export const identity = new Identity();
