/** The pages of the client, each its own chunk. The table is found rather than named: it brings the games with it. */

import type { Component } from 'svelte';
import type { Route } from './router.svelte';
import { speech } from './text';

interface Page {
  readonly default: Component<Record<string, unknown>>;
}

const PAGES = import.meta.glob<Page>([
  './lobby/LobbyPage.svelte',
  './lobby/NewTablePage.svelte',
  './table/TablePage.svelte',
  './replay/ReplayPage.svelte',
  './settings/SettingsPage.svelte',
  './you/YouPage.svelte',
  './you/MovePage.svelte',
  './screen/ScreenPage.svelte',
  './screen/ScreenAddPage.svelte',
  './people/PeoplePage.svelte',
  './history/HistoryPage.svelte',
  './rules/HowtoPage.svelte',
  './rules/RulesPage.svelte',
  './lobby/NowherePage.svelte',
]);

const FILES: Record<Route['page'], string> = {
  lobby: './lobby/LobbyPage.svelte',
  new: './lobby/NewTablePage.svelte',
  table: './table/TablePage.svelte',
  replay: './replay/ReplayPage.svelte',
  settings: './settings/SettingsPage.svelte',
  you: './you/YouPage.svelte',
  move: './you/MovePage.svelte',
  screen: './screen/ScreenPage.svelte',
  screenAdd: './screen/ScreenAddPage.svelte',
  people: './people/PeoplePage.svelte',
  history: './history/HistoryPage.svelte',
  howto: './rules/HowtoPage.svelte',
  rules: './rules/RulesPage.svelte',
  nowhere: './lobby/NowherePage.svelte',
};

/** Pages that need nobody and nothing but themselves: they are read without a connection, too. */
export function isReading({ page }: Route): boolean {
  return page === 'howto' || page === 'rules';
}

/** Pages on which somebody plays, looks on or looks back. */
function isAtTable({ page }: Route): boolean {
  return page === 'table' || page === 'replay' || page === 'screen' || page === 'screenAdd';
}

export interface ShownPage {
  readonly component: Page['default'];
  /** Pages with the same key keep their state when only the address changes. */
  readonly key: string;
  /** What the page is told: everything of the route but its name. */
  readonly props: Record<string, unknown>;
}

export async function shownPage(route: Route): Promise<ShownPage> {
  const load = PAGES[FILES[route.page]] ?? PAGES[FILES.nowhere]!;
  const { page, ...props } = route;
  const [{ default: component }] = await Promise.all([load(), isAtTable(route) && speech.bring('table')]);
  return { component, key: [page, ...Object.values(props)].join('/'), props };
}
