/** The pages of the client, each its own chunk. The table is found rather than named: it brings the games with it. */

import type { Component } from 'svelte';
import type { Route } from './router.svelte';

interface Page {
  readonly default: Component<Record<string, unknown>>;
}

const PAGES = import.meta.glob<Page>([
  './lobby/LobbyPage.svelte',
  './lobby/NewTablePage.svelte',
  './table/TablePage.svelte',
  './replay/ReplayPage.svelte',
  './settings/SettingsPage.svelte',
  './rules/RulesPage.svelte',
  './lobby/NowherePage.svelte',
]);

const FILES: Record<Route['page'], string> = {
  lobby: './lobby/LobbyPage.svelte',
  new: './lobby/NewTablePage.svelte',
  table: './table/TablePage.svelte',
  replay: './replay/ReplayPage.svelte',
  settings: './settings/SettingsPage.svelte',
  rules: './rules/RulesPage.svelte',
  nowhere: './lobby/NowherePage.svelte',
};

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
  return { component: (await load()).default, key: [page, ...Object.values(props)].join('/'), props };
}
