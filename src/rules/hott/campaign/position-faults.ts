/** What is wrong with the names and bonds in the position of a campaign, whose parts have their forms. */
import type { Json } from '../../../engine/data/json.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import type { Fault } from '../../../engine/game/event.ts';
import { ELEMENTS } from '../troops/troops.ts';
import type { Elements } from './elements.ts';
import type { CampaignMap } from './map.ts';

export type Given = { readonly [part: string]: Json | undefined };
export interface Army {
  readonly at?: string | null;
  readonly elements?: Elements;
  readonly reserve?: Elements;
  readonly hidden?: boolean;
}

export const fault = (key: string, figures: Fault['figures']): Fault => ({ key: `fault.${key}`, figures });

/** Does every record have a part of this name already, such as `constructor`? Nothing could be kept under it. */
const isTaken = (name: string): boolean => name in Object.prototype;

/** Every player and every province that the position names must be there. */
function nameFaults(given: Given, all: readonly string[], map: CampaignMap): readonly Fault[] {
  const provinces = map.provinces.map(({ id }) => id);
  const keys = (part: string): readonly string[] => Object.keys((given[part] ?? {}) as object);
  const list = (part: string): readonly string[] =>
    ((given[part] ?? []) as unknown as string[][]).flat() as string[];
  const armies = Object.values((given.armies ?? {}) as Record<string, Army>);
  const sieges = Object.values((given.sieges ?? {}) as Record<string, { by: string }>);
  const owners = Object.values((given.control ?? {}) as Record<string, string | null>);
  const named = [
    ...['wars', 'allies', 'inimical', 'out', 'attacked', 'fought', 'small'].flatMap(list),
    ...['armies', 'tributaries', 'prestige', 'sent', 'defeats'].flatMap(keys),
    ...Object.values((given.tributaries ?? {}) as Record<string, string>),
    ...sieges.map(({ by }) => by),
    ...owners.filter((each) => each !== null),
    ...map.provinces.flatMap(({ owner }) => owner ?? []),
  ];
  const places = [
    ...['control', 'sieges'].flatMap(keys),
    ...armies.flatMap(({ at }) => at ?? []),
    ...map.routes.flatMap(([x = '', y = '']) => [x, y]),
  ];
  const ids = [...all, ...provinces];
  const twice = [...new Set(all.filter((player, at) => all.indexOf(player) !== at))];
  return [
    ...ids.filter(isTaken).map((name) => fault('taken-name', { name })),
    ...twice.map((id) => fault('same-id', { id, what: 'side' })),
    ...[...new Set(named)]
      .filter((each) => !all.includes(each))
      .map((side) => fault('unknown-side', { side, where: 'campaign' })),
    ...[...new Set(places)]
      .filter((each) => !provinces.includes(each))
      .map((each) => fault('unknown-province', { province: each, known: provinces.join(', ') })),
  ];
}

/** Every element that the position names must be one of the rules. */
function elementFaults(given: Given): readonly Fault[] {
  const armies = Object.values((given.armies ?? {}) as Record<string, Army>);
  const sieges = Object.values((given.sieges ?? {}) as Record<string, { with?: Record<string, Elements> }>);
  const named = [
    ...armies.flatMap(({ elements, reserve }) => [elements ?? {}, reserve ?? {}]),
    ...sieges.flatMap((each) => Object.values(each.with ?? {})),
    ...Object.values((given.sent ?? {}) as Record<string, Elements>),
  ].flatMap((elements) => Object.keys(elements));
  const captives = (given.captives ?? []) as readonly { readonly hero: string }[];
  return [...new Set([...named, ...captives.map(({ hero }) => hero)])]
    .filter((type) => !(ELEMENTS as readonly string[]).includes(type))
    .map((troop) => fault('unknown-element', { troop, known: ELEMENTS }));
}

const breaks = (player: string): Fault => ({
  key: 'hott.campaign.own-overlord',
  figures: { player, clause: 'hott.camptrib.9' },
});

/** Nobody is his own overlord, through whomever. */
function circleFaults(given: Given): readonly Fault[] {
  const overlords = (given.tributaries ?? {}) as Record<string, string>;
  return Object.keys(overlords).flatMap((player) => {
    const above = new Set<string>();
    for (let next = rowOf(overlords, player); next && !above.has(next); next = rowOf(overlords, next))
      above.add(next);
    return above.has(player) ? [breaks(player)] : [];
  });
}

/** Everything that the position of a campaign names must be there, and its bonds must be possible. */
export const positionFaults = (given: Given, all: readonly string[], map: CampaignMap): readonly Fault[] => [
  ...nameFaults(given, all, map),
  ...elementFaults(given),
  ...circleFaults(given),
];
