/** Which page an address means. The server answers every one of them with the same shell. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string; number: number | null }
  | { page: 'settings' }
  | { page: 'you' }
  | { page: 'move' }
  | { page: 'screen' }
  | { page: 'screenAdd' }
  | { page: 'people' }
  | { page: 'history' }
  | { page: 'howto'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' };

const CODE = /^[A-HJ-KM-NP-Z2-9]{5}$/;
const GAME = /^[a-z][a-z0-9_]*$/;

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (first === 't' && rest[0] === 'replay') return replayRoute(codeOf(second), rest.slice(1));
  if (first === 'screen' && rest.length === 0) return screenRoute(second);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === '') return { page: 'lobby' };
  if (second === '' && isPlain(first)) return { page: first };
  if (first === 'new' && GAME.test(second)) return { page: 'new', game: second };
  if (first === 'howto' && GAME.test(second)) return { page: 'howto', game: second };
  if (first === 'rules' && GAME.test(second)) return { page: 'rules', game: second };
  if (first === 't' && CODE.test(codeOf(second))) return { page: 'table', code: codeOf(second) };
  return { page: 'nowhere' };
}

/** `/screen` is the screen itself, `/screen/add` is for whoever lets it stand at a table. */
function screenRoute(second: string): Route {
  if (second === '') return { page: 'screen' };
  return { page: second === 'add' ? 'screenAdd' : 'nowhere' };
}

const PLAIN = ['settings', 'you', 'move', 'people', 'history'] as const;

/** Pages of which there is one, at the address of their name. */
function isPlain(name: string): name is (typeof PLAIN)[number] {
  return (PLAIN as readonly string[]).includes(name);
}

/** `/t/K7P4M/replay`, or with the number of a game of the series. */
function replayRoute(code: string, [number, ...rest]: readonly string[]): Route {
  const isNumber = number === undefined || /^[1-9]\d?$/.test(number);
  if (!CODE.test(code) || !isNumber || rest.length > 0) return { page: 'nowhere' };
  return { page: 'replay', code, number: number === undefined ? null : Number(number) };
}

/** A code as people type it: small letters and stray signs are forgiven. */
export function codeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function isCode(code: string): boolean {
  return CODE.test(code);
}

export const paths = {
  lobby: '/',
  settings: '/settings',
  you: '/you',
  move: '/move',
  screen: '/screen',
  screenAdd: '/screen/add',
  people: '/people',
  history: '/history',
  new: (game: string) => `/new/${game}`,
  table: (code: string) => `/t/${code}`,
  replay: (code: string, number?: number) => `/t/${code}/replay${number === undefined ? '' : `/${number}`}`,
  howto: (game: string) => `/howto/${game}`,
  rules: (game: string, rule?: string) => `/rules/${game}${rule ? `#${rule}` : ''}`,
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #path = $state('/');
  #hash = $state('');
  readonly route = $derived(routeOf(this.#path));

  /** The anchor of the address, without its sign. */
  get anchor(): string {
    return decoded(this.#hash.replace(/^#/, ''));
  }

  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!this.#hash) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }

  /** Links inside the house are followed without fetching the shell again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
