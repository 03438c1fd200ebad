/** The map of a campaign: provinces, the routes between them, and what is wrong with a map. */
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { HottClause } from '../clauses/ids.ts';

export interface Province {
  readonly id: string;
  /** The player who held it first; null for the one that is left over. */
  readonly owner: string | null;
  readonly capital?: boolean;
}

/** Two provinces, and `sea` if the route is one by sea. */
export type Route = readonly string[];

export interface CampaignMap {
  readonly provinces: readonly Province[];
  readonly routes: readonly Route[];
}

export const CENTRE = 'centre';

/** The circular map for any number of players, clockwise. `sea` names the routes by sea. */
export function circleOf(players: readonly string[], sea: readonly Route[] = []): CampaignMap {
  const owned = players.flatMap((owner): readonly Province[] => [
    { id: `${owner}-k`, owner, capital: true },
    { id: `${owner}-a`, owner },
    { id: `${owner}-b`, owner },
  ]);
  const routes = players.flatMap((player, at): readonly Route[] => {
    const next = players[(at + 1) % players.length] ?? player;
    const [k, a, b] = [`${player}-k`, `${player}-a`, `${player}-b`];
    return [
      [k, a],
      [k, b],
      [a, b],
      [b, `${next}-a`],
      [a, CENTRE],
      [b, CENTRE],
    ];
  });
  const isSea = ([x, y]: Route): boolean =>
    sea.some((each) => each.includes(x ?? '') && each.includes(y ?? ''));
  return {
    provinces: [...owned, { id: CENTRE, owner: null }],
    routes: routes.map((route) => (isSea(route) ? [...route, 'sea'] : route)),
  };
}

export const capitalOf = ({ provinces }: CampaignMap, player: string): string | null =>
  provinces.find(({ owner, capital }) => owner === player && capital)?.id ?? null;

/** The neighbours of each province, sorted. */
const neighbours = keptWith((routes: CampaignMap['routes']): ReadonlyMap<string, readonly string[]> => {
  const ends = routes.flatMap(([x = '', y = '']) => [
    [x, y],
    [y, x],
  ]) as readonly (readonly [string, string])[];
  return new Map(ends.map(([from]) => [from, ends.flatMap(([x, y]) => (x === from ? [y] : [])).toSorted()]));
});

export const neighboursOf = ({ routes }: CampaignMap, province: string): readonly string[] =>
  neighbours(routes).get(province) ?? [];

/** Is there a route between two provinces, and is it by sea? */
export function routeBetween({ routes }: CampaignMap, from: string, to: string): 'land' | 'sea' | null {
  const route = routes.find(([x, y]) => (x === from && y === to) || (x === to && y === from));
  return route ? (route[2] === 'sea' && holds('hott.campmap.4') ? 'sea' : 'land') : null;
}

function isConnected(map: CampaignMap): boolean {
  const known = new Set(map.provinces.map(({ id }) => id));
  const [first] = known;
  if (first === undefined) return false;
  const reached = new Set([first]);
  for (const id of reached) for (const next of neighboursOf(map, id)) if (known.has(next)) reached.add(next);
  return reached.size === known.size;
}

function routesAreWrong({ provinces, routes }: CampaignMap): boolean {
  const known = new Set(provinces.map(({ id }) => id));
  const pairs = routes.map(([x = '', y = '']) => [x, y].toSorted().join(' '));
  return (
    new Set(pairs).size < pairs.length ||
    routes.some(([x = '', y = '', kind]) => {
      return x === y || !known.has(x) || !known.has(y) || (kind !== undefined && kind !== 'sea');
    })
  );
}

/** The clauses that a map breaks for these players, sorted. */
export function mapFaults(players: readonly string[], map: CampaignMap): readonly HottClause[] {
  const ids = map.provinces.map(({ id }) => id);
  const ownedBy = (player: string | null) => map.provinces.filter(({ owner }) => owner === player);
  const capitals = (player: string) => ownedBy(player).filter(({ capital }) => capital);
  const ownerOf = (id: string) => map.provinces.find((each) => each.id === id)?.owner;
  const strange = map.provinces.some(({ owner }) => owner !== null && !players.includes(owner));
  const open = players
    .flatMap(capitals)
    .some(({ id, owner }) => neighboursOf(map, id).some((next) => ownerOf(next) !== owner));
  const found: readonly (readonly [HottClause, boolean])[] = [
    ['hott.campmap.1', players.length < 3 || players.length > 10 || new Set(players).size < players.length],
    ['hott.campmap.3', new Set(ids).size < ids.length || !isConnected(map) || routesAreWrong(map) || strange],
    ['hott.campmap.5', open],
    ['hott.campres.1', players.some((each) => ownedBy(each).length < 3 || capitals(each).length !== 1)],
    ['hott.campres.2', map.provinces.length !== 3 * players.length + 1],
  ];
  return found.flatMap(([rule, broken]) => (broken && holds(rule) ? [rule] : [])).toSorted();
}
