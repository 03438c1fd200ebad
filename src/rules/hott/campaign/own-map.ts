/** A map of one's own: it names first owners as it likes, and gets the nations of a campaign in their order. */
import { isRecord } from '../../../engine/data/form.ts';
import type { CampaignMap, Province } from './map.ts';

const provincesIn = (value: unknown): readonly Province[] =>
  isRecord(value) && Array.isArray(value.provinces) ? (value.provinces.filter(isRecord) as never) : [];

/** The first owners that a map names, in the order in which they come. */
export const ownersIn = (value: unknown): readonly string[] => [
  ...new Set(provincesIn(value).flatMap(({ owner }) => (typeof owner === 'string' ? [owner] : []))),
];

/**
 * The map with the nations in place of its owners, also in the names of provinces that begin with their owner. What is
 * wrong with it is found when a campaign begins.
 */
export function mapFor(value: unknown, players: readonly string[]): CampaignMap {
  const owners = ownersIn(value);
  const nationOf = (owner: string): string => players[owners.indexOf(owner)] ?? owner;
  const named = (id: unknown): unknown => {
    const [owner = '', ...rest] = typeof id === 'string' ? id.split('-') : [];
    return owners.includes(owner) && rest.length > 0 ? [nationOf(owner), ...rest].join('-') : id;
  };
  const { routes = [] } = isRecord(value) ? value : {};
  const provinces = provincesIn(value).map((each) => ({
    ...each,
    id: named(each.id),
    owner: typeof each.owner === 'string' ? nationOf(each.owner) : null,
  }));
  const joined = Array.isArray(routes)
    ? routes.map((route) => (Array.isArray(route) ? route.map(named) : route))
    : routes;
  return { provinces, routes: joined } as CampaignMap;
}
