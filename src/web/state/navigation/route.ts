import { computed, signal } from '@preact/signals';
import { closeAll } from './dialogs.ts';

/** A page of the app; written in the address after `#/`. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'battle'; readonly id: string }
  /** The book of a ruleset: an article or a clause by its name, and a place in the article. */
  | {
      readonly page: 'clauses';
      readonly ruleset: string;
      readonly clause: string | null;
      readonly at: string | null;
    }
  /** The figures of a rulebook: all, those of a category, or one. */
  | {
      readonly page: 'figures';
      readonly ruleset: string;
      readonly category: string | null;
      readonly figure: string | null;
    }
  /** Armies made here, for a ruleset or for the one chosen last; one of them is open, or none. */
  | { readonly page: 'workshop'; readonly ruleset: string | null; readonly army: string | null }
  /** Campaigns; one of them is open, or none. */
  | { readonly page: 'campaign'; readonly id: string | null }
  /** The lessons, or one of them. */
  | { readonly page: 'learn'; readonly ruleset: string | null; readonly lesson: string | null }
  /** A position that the address holds. */
  | { readonly page: 'position'; readonly text: string }
  /** Battles at a distance; the page reads the parts of its address. */
  | { readonly page: 'distance'; readonly parts: readonly string[] }
  | { readonly page: 'unknown'; readonly path: string };

/** Behind the name of a clause in an address: the place in the article that tells it. */
export const TOLD = 'told';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Reads the part of an address after `#`. */
export function routeOf(hash: string): Route {
  const [page = '', ...parts] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const [first, second, third] = parts;
  if (page === '') return { page: 'home' };
  if (page === 'battle' && first) return { page: 'battle', id: first };
  if (page === 'clauses')
    return { page: 'clauses', ruleset: first ?? '', clause: second || null, at: third || null };
  if (page === 'figures')
    return { page: 'figures', ruleset: first ?? '', category: second || null, figure: third || null };
  if (page === 'workshop') return { page: 'workshop', ruleset: first || null, army: second || null };
  if (page === 'campaign') return { page: 'campaign', id: first || null };
  if (page === 'learn') return { page: 'learn', ruleset: first || null, lesson: second || null };
  if (page === 'position' && first) return { page, text: first };
  if (page === 'distance') return { page, parts };
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
      const parts = [route.clause, route.at].filter((part) => part !== null);
      return ['#/clauses', route.ruleset, ...parts.map(encodeURIComponent)].join('/');
    }
    case 'figures': {
      const parts = [route.category, route.figure].filter((part) => part !== null);
      return ['#/figures', route.ruleset, ...parts.map(encodeURIComponent)].join('/');
    }
    case 'workshop': {
      const parts = [route.ruleset, route.army].filter((part) => part !== null);
      return ['#/workshop', ...parts.map(encodeURIComponent)].join('/');
    }
    case 'campaign':
      return route.id === null ? '#/campaign' : `#/campaign/${encodeURIComponent(route.id)}`;
    case 'learn': {
      const parts = [route.ruleset, route.lesson].filter((part) => part !== null);
      return ['#/learn', ...parts.map(encodeURIComponent)].join('/');
    }
    case 'position':
      return `#/position/${route.text}`;
    case 'distance':
      return ['#/distance', ...route.parts.map(encodeURIComponent)].join('/');
    case 'unknown':
      return route.path;
  }
}

const address = signal(location.hash);

export const route = computed<Route>(() => routeOf(address.value));

const follow = (): void => {
  if (address.value === location.hash) return;
  closeAll();
  address.value = location.hash;
};
addEventListener('hashchange', follow);

/** Goes there at once: the next key press must not reach the page before. */
export function goTo(to: Route): void {
  location.hash = hashOf(to);
  follow();
}
