/** Where we are: the start page, one's own page, a table, a moment of a table's past, its analysis, the rules of a game, its lessons. */

export type Place =
  | { page: 'start' }
  | { page: 'you' }
  /** Somebody at a table; without one, oneself. */
  | { page: 'person'; table: string | null; seat: number }
  /** A cup of a club; without a name, a new one. */
  | { page: 'cup'; cup: string }
  | { page: 'rules'; game: string; paragraph: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'table'; table: string }
  | { page: 'analysis'; table: string }
  | { page: 'replay'; table: string; at: number | null; eyes: number | null };

function read(): Place {
  const query = new URLSearchParams(location.search);
  const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (table) {
    if (!query.has('at')) return { page: 'table', table };
    const at = query.get('at');
    const eyes = query.get('eyes');
    return { page: 'replay', table, at: at === 'start' || !at ? null : Number(at), eyes: eyes === null ? null : Number(eyes) };
  }
  const past = /^\/t\/([\w-]+)\/analysis\/?$/.exec(location.pathname)?.[1];
  if (past) return { page: 'analysis', table: past };
  const learn = /^\/learn\/([a-z]+)(?:\/([a-z0-9-]+))?\/?$/.exec(location.pathname);
  if (learn) return { page: 'learn', game: learn[1] ?? '', lesson: learn[2] ?? '' };
  const person = /^\/person(?:\/([\w-]+)\/(\d{1,2}))?\/?$/.exec(location.pathname);
  if (person) return { page: 'person', table: person[1] ?? null, seat: Number(person[2] ?? -1) };
  const cup = /^\/cup(?:\/([\w-]+))?\/?$/.exec(location.pathname);
  if (cup) return { page: 'cup', cup: cup[1] ?? '' };
  if (/^\/me\/?$/.test(location.pathname)) return { page: 'you' };
  const game = query.get('rules');
  if (game) return { page: 'rules', game, paragraph: query.get('paragraph') ?? '' };
  return { page: 'start' };
}

class Router {
  place: Place = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.place = read();
    scrollTo(0, 0);
  }

  /** A new address for the same page, without a step in the browser's history. */
  rename(address: string): void {
    history.replaceState(null, '', address);
  }
}

export const router = new Router();

export const learnAddress = (game: string, lesson = ''): string => `/learn/${game}${lesson && `/${lesson}`}`;
export const rulesAddress = (game: string, paragraph: string): string => `/?${new URLSearchParams({ rules: game, paragraph })}`;
export const tableAddress = (table: string): string => `/t/${table}`;
export const analysisAddress = (table: string): string => `/t/${table}/analysis`;
export const cupAddress = (cup = ''): string => `/cup${cup && `/${cup}`}`;
export const personAddress = (table: string, seat: number): string => `/person/${table}/${seat}`;
export const replayAddress = (table: string, at: number | 'start', eyes: number): string =>
  `/t/${table}?at=${at}&eyes=${eyes}`;

/** Links inside the application change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
