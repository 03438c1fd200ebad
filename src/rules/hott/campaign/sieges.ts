/** How sieges and contingents at them end, and how provinces, captives and nations change hands. */
import { holds } from '../../../engine/effects.ts';
import type { Game } from '../../../engine/game/game.ts';
import { apOf, type Elements, NONE, plus } from './elements.ts';
import { neighboursOf } from './map.ts';
import {
  armyOf,
  type Captive,
  controlledBy,
  controllerOf,
  livingOf,
  mapOf,
  type Own,
  ownOf,
  placeOf,
  record,
  reserveOf,
  type Siege,
  setForces,
  siegeOf,
} from './state.ts';
import type { Work } from './steps/common.ts';
import { mayInvade } from './ways.ts';

type Sieges = NonNullable<Own['sieges']>;

const without = (sieges: Sieges, province: string): Sieges =>
  Object.fromEntries(Object.entries(sieges).filter(([id]) => id !== province));

export const setSiege = (game: Game, province: string, siege: Siege | null): Sieges => {
  const { sieges = {} } = ownOf(game);
  return siege ? { ...sieges, [province]: siege } : without(sieges, province);
};

/** Elements that stood with a besieger come back to their field army. */
export function comeHome(work: Work, player: string, elements: Elements): void {
  const game = work.battle;
  const home = placeOf(game, player) ?? controlledBy(game, player)[0] ?? null;
  setForces(
    work,
    player,
    {
      type: 'campaign-contingent-home',
      rule: 'hott.campsiege.5',
      figures: { side: player, ap: apOf(elements) },
    },
    { army: plus(armyOf(game, player), elements), ...(placeOf(game, player) === null ? { at: home } : {}) },
  );
}

/** Ends a siege; its contingents go home. */
export function endSiege(work: Work, province: string, rule: string): void {
  const siege = siegeOf(work.battle, province);
  if (!siege) return;
  const story = { type: 'campaign-siege-ends', rule, figures: { province, side: siege.by } };
  record(work, story, { sieges: setSiege(work.battle, province, null) });
  for (const [player, elements] of Object.entries(siege.with ?? {}))
    if (livingOf(work.battle).includes(player)) comeHome(work, player, elements);
}

/** Ends the sieges of a player whose field army has gone away from them. */
export function leaveSieges(work: Work, player: string): void {
  for (const [province, { by }] of Object.entries(ownOf(work.battle).sieges ?? {}))
    if (by === player && placeOf(work.battle, player) !== province && holds('hott.campsiege.5'))
      endSiege(work, province, 'hott.campsiege.5');
}

/** Two nations are no longer at war: neither besieges the other, nor helps to. */
export function endSiegesBetween(work: Work, one: string, other: string): void {
  const pair = [one, other];
  for (const [province, { by, with: helpers = {} }] of Object.entries(ownOf(work.battle).sieges ?? {})) {
    const owner = controllerOf(work.battle, province) ?? '';
    if (!pair.includes(owner)) continue;
    if (pair.includes(by)) endSiege(work, province, 'hott.campsiege.5');
    else
      for (const helper of Object.keys(helpers))
        if (pair.includes(helper) && !mayInvade(work.battle, helper, owner))
          callHome(work, helper, 'hott.campally.16', province);
  }
}

/** Calls home what a player has at the sieges of others, or at one of them. */
export function callHome(work: Work, player: string, rule: string, at: string | null = null): boolean {
  let called = false;
  for (const [province, siege] of Object.entries(ownOf(work.battle).sieges ?? {})) {
    const elements = siege.with?.[player];
    if (!elements || (at !== null && at !== province)) continue;
    const left = Object.fromEntries(Object.entries(siege.with ?? {}).filter(([each]) => each !== player));
    const story = { type: 'campaign-recalled', rule, figures: { side: player, province } };
    record(work, story, { sieges: setSiege(work.battle, province, { ...siege, with: left }) });
    comeHome(work, player, elements);
    called = true;
  }
  return called;
}

/** The elements of a player at the sieges of others. */
export const elementsAway = (game: Game, player: string): Elements =>
  Object.values(ownOf(game).sieges ?? {}).reduce(
    (sum, siege) => plus(sum, siege.with?.[player] ?? NONE),
    NONE,
  );

/** The provinces of a player that are nearest to a place, in the order of the map; none if he has none. */
export function nearestOf(game: Game, player: string, from: string): readonly string[] {
  const map = mapOf(game);
  const own = controlledBy(game, player);
  const seen = new Set([from]);
  for (let ring: readonly string[] = [from]; ring.length > 0; ) {
    const reached = own.filter((each) => ring.includes(each));
    if (reached.length > 0) return reached;
    ring = [...new Set(ring.flatMap((place) => neighboursOf(map, place)))].filter((each) => !seen.has(each));
    for (const each of ring) seen.add(each);
  }
  return [];
}

type Named = Pick<Captive, 'hero' | 'of' | 'by'>;

/**
 * A hero in the nearest stronghold of his captor; null if the captor has none. Among several that are equally near he is
 * in the first, and the captor may choose another.
 */
export function heldNear(game: Game, { hero, of, by }: Named, from: string): Captive | null {
  const [at, ...others] = nearestOf(game, by, from);
  if (at === undefined) return null;
  return { hero, of, by, at, ...(others.length > 0 ? { among: [at, ...others] } : {}) };
}

/** Records who is held captive where, and tells of those who come to a prison. */
export function holdCaptives(work: Work, others: readonly Captive[], held: readonly Captive[]): void {
  record(work, { type: 'campaign-captives', rule: 'hott.campafter.7' }, { captives: [...others, ...held] });
  for (const { hero, of, by, at } of held) {
    const figures = { side: by, hero, of, province: at };
    record(work, { type: 'campaign-held', rule: 'hott.campafter.7', figures }, {});
  }
}

/** The choice among prisons ends with the captor's turn. */
export function settlePrisons(work: Work, player: string): void {
  const { captives = [] } = ownOf(work.battle);
  if (!captives.some(({ by, among }) => by === player && among)) return;
  const settled = captives.map(({ among, ...each }) =>
    among === undefined || each.by === player ? each : { ...each, among },
  );
  record(work, { type: 'campaign-settled', rule: 'hott.campafter.7' }, { captives: settled });
}

/** A hero who is free goes to his owner's reserve. */
function freed(work: Work, of: string, hero: string): void {
  if (!livingOf(work.battle).includes(of)) return;
  const story = { type: 'campaign-hero-free', rule: 'hott.campafter.8', figures: { side: of, hero } };
  setForces(work, of, story, { reserve: plus(reserveOf(work.battle, of), { [hero]: 1 }) });
}

/** Frees the captives that pass a test. */
export function freeCaptives(work: Work, isFree: (captive: Captive) => boolean): void {
  const { captives = [] } = ownOf(work.battle);
  const free = captives.filter(isFree);
  if (free.length === 0 || !holds('hott.campafter.8')) return;
  const story = { type: 'campaign-captives', rule: 'hott.campafter.8' };
  record(work, story, { captives: captives.filter((each) => !free.includes(each)) });
  for (const { of, hero } of free) freed(work, of, hero);
}

/** Captives whose captor no longer has the province where they are go to his next one. */
export function moveCaptives(work: Work, province: string): void {
  const { captives = [] } = ownOf(work.battle);
  const here = captives.filter(({ at, by }) => at === province && controllerOf(work.battle, province) !== by);
  if (here.length === 0) return;
  freeCaptives(work, (each) => here.includes(each) && nearestOf(work.battle, each.by, province).length === 0);
  const others = (ownOf(work.battle).captives ?? []).filter((each) => !here.includes(each));
  const moved = here.flatMap((each) => heldNear(work.battle, each, province) ?? []);
  if (moved.length > 0) holdCaptives(work, others, moved);
}

/** A province changes hands. Friends of those who take it free the captives there. */
export function takeProvince(
  work: Work,
  province: string,
  by: string,
  rule: string,
  friends: readonly string[],
): void {
  const control = { ...ownOf(work.battle).control, [province]: by };
  const story = { type: 'campaign-province-taken', rule, figures: { side: by, province } };
  endSiege(work, province, 'hott.campsiege.5');
  record(work, story, { control });
  freeCaptives(work, ({ at, of }) => at === province && friends.includes(of));
}

/** Those who took part in a battle or siege in this year. */
export const withFought = (game: Game, players: readonly string[]): readonly string[] => [
  ...new Set([...(ownOf(game).fought ?? []), ...players]),
];
