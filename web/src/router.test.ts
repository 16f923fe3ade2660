import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, paths, routeOf, router } from './router.svelte';

describe('an address means a page', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/settings', { page: 'settings' }],
    ['/settings/', { page: 'settings' }],
    ['/you', { page: 'you' }],
    ['/move', { page: 'move' }],
    ['/new/some_game', { page: 'new', game: 'some_game' }],
    ['/howto/some_game', { page: 'howto', game: 'some_game' }],
    ['/rules/some_game', { page: 'rules', game: 'some_game' }],
    ['/t/K7P4M', { page: 'table', code: 'K7P4M' }],
    ['/t/k7p4m', { page: 'table', code: 'K7P4M' }],
    ['/t/K7P4M/replay', { page: 'replay', code: 'K7P4M', number: null }],
    ['/t/K7P4M/replay/2', { page: 'replay', code: 'K7P4M', number: 2 }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));

  it.each([
    '/t/K7P4',
    '/t/K7P40',
    '/t/K7P4MM',
    '/new',
    '/new/../x',
    '/rules/',
    '/settings/x',
    '/%E0%A4%A',
    '/t/K7P4M/x',
    '/t/K7P4/replay',
    '/t/K7P4M/replay/0',
    '/t/K7P4M/replay/x',
    '/t/K7P4M/replay/1/2',
  ])('%s is nowhere', (path) => expect(routeOf(path)).toEqual({ page: 'nowhere' }));

  it('forgives how people type a code', () => expect(codeOf(' k7-p4 m')).toBe('K7P4M'));

  it('leads back to itself', () => {
    expect(routeOf(paths.table('K7P4M'))).toEqual({ page: 'table', code: 'K7P4M' });
    expect(routeOf(paths.replay('K7P4M', 3))).toEqual({ page: 'replay', code: 'K7P4M', number: 3 });
    expect(routeOf(paths.replay('K7P4M'))).toEqual({ page: 'replay', code: 'K7P4M', number: null });
    expect(paths.rules('toy', 'V-7.2')).toBe('/rules/toy#V-7.2');
  });
});

describe('the router', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('goes to a page and knows the anchor', () => {
    router.go('/rules/toy#V-7.2');
    expect(router.route).toEqual({ page: 'rules', game: 'toy' });
    expect(router.anchor).toBe('V-7.2');
  });

  it('follows links inside the house without leaving the page', () => {
    router.start();
    document.body.innerHTML = '<a href="/settings"><b>here</b></a>';
    // The test's DOM would follow the link itself before the window hears of it, so the window is told directly.
    const click = new MouseEvent('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: document.querySelector('b') });
    dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(location.pathname).toBe('/settings');
    expect(router.route).toEqual({ page: 'settings' });
  });
});
