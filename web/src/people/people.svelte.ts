/** The people one knows, one's clubs, and the table to which they may be invited. */

import { api } from '../api';
import { toasts } from '../kit/toasts.svelte';
import type { Club, ClubMember, Clubs, Companion, Company, TableInfo } from '../protocol/generated';
import { paths, router } from '../router.svelte';
import * as asking from './asking';

export class People {
  company = $state.raw<Company>();
  clubs = $state.raw<Clubs>();
  /** A table of one's own that still has room. */
  table = $state.raw<TableInfo>();
  invited = $state.raw<readonly string[]>([]);
  busy = $state(false);

  readonly companions = $derived(this.company?.people ?? []);
  /** Those whom one would ask: whoever one has blocked is not among them. */
  readonly known = $derived(this.companions.filter(({ blocked }) => !blocked));

  async load(): Promise<void> {
    await this.#do(async () => {
      const [company, clubs, tables] = await Promise.all([asking.company(), asking.clubs(), api.tables()]);
      this.company = company;
      this.clubs = clubs;
      this.table = tables.mine.find(hasRoom);
      if (this.table) this.invited = (await asking.invited(this.table.code)).people;
    });
  }

  async invite(companion: Companion): Promise<void> {
    const code = this.table?.code;
    if (code === undefined) return;
    await this.#do(async () => (this.invited = (await asking.invite(code, companion.handle)).people));
  }

  async block({ handle, blocked }: Companion): Promise<void> {
    await this.#do(async () => (this.company = await asking.block(handle, !blocked)));
  }

  async takeInvitations(invitable: boolean): Promise<void> {
    await this.#do(async () => (this.company = await asking.takeInvitations(invitable)));
  }

  /** Whether it is founded. */
  async found(name: string, people: readonly string[]): Promise<boolean> {
    return await this.#do(async () => (this.clubs = await asking.found({ name, people })));
  }

  async join(club: string): Promise<void> {
    await this.#do(async () => (this.clubs = await asking.joinClub(club)));
  }

  async leave(club: string): Promise<void> {
    await this.#do(async () => (this.clubs = await asking.leaveClub(club)));
  }

  async askToClub(club: Club, companion: Companion): Promise<void> {
    await this.#do(async () => (this.clubs = await asking.askToClub(club.id, companion.handle)));
  }

  async sendAway(club: Club, member: ClubMember): Promise<void> {
    await this.#do(async () => (this.clubs = await asking.sendAway(club.id, member.handle)));
  }

  async agree(club: Club, agrees: boolean): Promise<void> {
    await this.#do(async () => (this.clubs = await asking.agree(club.id, agrees)));
  }

  /** A table for the whole club; everybody else finds it in their lobby. */
  async openFor(club: Club, game: string): Promise<void> {
    await this.#do(async () => router.go(paths.table((await asking.openFor(club.id, game)).code)));
  }

  async #do(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await act();
      return true;
    } catch (error) {
      toasts.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function hasRoom(table: TableInfo): boolean {
  return table.host && table.phase === 'gathering' && table.seats.some(({ kind }) => kind === 'open');
}

/** Those who are not in the club and were not asked. */
export function outside(club: Club, known: readonly Companion[]): readonly Companion[] {
  return known.filter(({ handle }) => club.members.every((member) => member.handle !== handle));
}

/** By their rating, the best first; whoever has none comes last, and whoever is only asked after them. */
export function ranked(members: readonly ClubMember[]): readonly ClubMember[] {
  const place = (member: ClubMember) => (member.state === 'asked' ? -2 : (member.rating?.points ?? -1));
  return [...members].sort((one, other) => place(other) - place(one));
}
