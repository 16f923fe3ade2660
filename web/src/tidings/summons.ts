/** At which tables somebody is waited for that were not known before: each is told once. */

import type { TableInfo } from '../protocol/generated';

export class Summons {
  #known: ReadonlySet<string> | null = null;

  /** What is there when one comes is seen, and no news. */
  news(tables: readonly TableInfo[]): TableInfo[] {
    const waiting = tables.filter(({ turn }) => turn);
    const known = this.#known ?? new Set(waiting.map(({ code }) => code));
    this.#known = new Set(waiting.map(({ code }) => code));
    return waiting.filter(({ code }) => !known.has(code));
  }
}
