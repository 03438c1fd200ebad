import { signal } from '@preact/signals';

/** Where in the app somebody is; written in the address after `#/`. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'battle'; readonly id: string }
  | { readonly page: 'clauses'; readonly ruleset: string; readonly clause: string | null }
  | { readonly page: 'unknown'; readonly path: string };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Reads the part of an address after `#`. */
export function routeOf(hash: string): Route {
  const [page = '', first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === '') return { page: 'home' };
  if (page === 'battle' && first) return { page: 'battle', id: first };
  if (page === 'clauses') return { page: 'clauses', ruleset: first || 'bnb', clause: second || null };
  return { page: 'unknown', path: hash };
}

/** The address of a route, with its `#`. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`;
    case 'clauses': {
      const clause = route.clause === null ? '' : `/${encodeURIComponent(route.clause)}`;
      return `#/clauses/${route.ruleset}${clause}`;
    }
    case 'unknown':
      return route.path;
  }
}

export const route = signal<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

export const goTo = (to: Route): void => {
  location.hash = hashOf(to);
};
