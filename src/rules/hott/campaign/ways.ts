/** Where field armies and contingents may go: along routes, through lands whose controllers let them pass. */
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import { because, broken } from '../citing.ts';
import { standsSiegeIn } from './besieged.ts';
import { canMakeContingent, type Elements, eligibleIn, minus, NONE } from './elements.ts';
import { neighboursOf, routeBetween } from './map.ts';
import {
  areAllies,
  armiesSeenIn,
  armyOf,
  atWar,
  controllerOf,
  hasGranted,
  isHidden,
  livingOf,
  mapOf,
  overlordOf,
  ownOf,
  placeOf,
  siegeOf,
  tributariesOf,
} from './state.ts';

export type Way = readonly string[];

/** The most movement stages of troops that move. */
const MOST_STAGES = 2;
/** In winter any number of stages is allowed. */
const ANY_STAGES = 50;

const mostStages = (): number => (holds('hott.campmove.1') ? MOST_STAGES : ANY_STAGES);

/** May troops of a player pass through a province? `host` lets them through his land for the sake of their help. */
export function mayPass(game: Game, player: string, province: string, host: string | null = null): boolean {
  const owner = controllerOf(game, province);
  const siege = siegeOf(game, province);
  if (siege && siege.by !== player && owner !== player) return false;
  if (owner === null) return !holds('hott.camptrib.6');
  if (owner === player || owner === host || !holds('hott.campmove.2')) return true;
  return areAllies(game, player, owner) || hasGranted(game, owner, player, 'passage');
}

/** The provinces within this number of stages of a place, with the shortest way to each. */
function reached(
  game: Game,
  from: string,
  stages: number,
  passes: (province: string) => boolean,
  byLand = false,
): ReadonlyMap<string, Way> {
  const map = mapOf(game);
  const found = new Map<string, Way>([[from, []]]);
  for (const [place, way] of found) {
    if (way.length >= stages || (place !== from && !passes(place))) continue;
    for (const next of neighboursOf(map, place))
      if (!found.has(next) && !(byLand && routeBetween(map, place, next) === 'sea'))
        found.set(next, [...way, next]);
  }
  found.delete(from);
  return found;
}

/** What is wrong with a way as such: its routes, its length, and the lands that it passes through. */
export function wayFaults(
  game: Game,
  player: string,
  from: string,
  way: Way,
  host: string | null = null,
): readonly Reason[] {
  const map = mapOf(game);
  const places = [from, ...way];
  const gap = way.findIndex((next, at) => routeBetween(map, places[at] ?? '', next) === null);
  if (gap >= 0) {
    const figures = { from: places[gap] ?? '', to: way[gap] ?? '' };
    return [{ rule: 'hott.campmap.3', key: 'hott.campaign.no-route', figures }];
  }
  const barred = way.slice(0, -1).find((each) => !mayPass(game, player, each, host));
  return [
    ...(way.length > mostStages()
      ? broken('hott.campmove.1', 'hott.campaign.too-far', { stages: way.length, most: MOST_STAGES })
      : []),
    ...(barred === undefined
      ? []
      : [
          {
            rule: controllerOf(game, barred) === null ? 'hott.camptrib.6' : 'hott.campmove.2',
            key: 'hott.campaign.no-passage',
            figures: { province: barred, owner: controllerOf(game, barred) ?? '' },
          } as const,
        ]),
  ];
}

/** The ways of at most two stages from a place to a province, through lands that let the player pass. */
export function waysTo(game: Game, player: string, from: string, province: string): readonly Way[] {
  if (from === province) return [];
  const ways: Way[] = [[province], ...neighboursOf(mapOf(game), from).map((via): Way => [via, province])];
  return ways.filter((way) => wayFaults(game, player, from, way).length === 0);
}

/** May a field army end its way in a province, as its own land or an ally's without another field army? */
export function mayStop(game: Game, player: string, province: string): boolean {
  const owner = controllerOf(game, province);
  if (owner === null || siegeOf(game, province)) return false;
  if (owner !== player && !areAllies(game, player, owner) && holds('hott.campinv.8')) return false;
  return armiesSeenIn(game, province, [player]).length === 0 || !holds('hott.campinv.7');
}

/** Does the field army of an ally stand in a province? Another one does not join it there. */
export const alliedArmyIn = (game: Game, player: string, province: string): boolean =>
  holds('hott.campinv.7') &&
  armiesSeenIn(game, province, [player]).some((other) => areAllies(game, player, other));

/** Has a field army an element for its general? Without one it goes only where it must. */
export const canMarch = (game: Game, player: string): boolean =>
  placeOf(game, player) !== null && (eligibleIn(armyOf(game, player)).length > 0 || !holds('hott.campres.5'));

const hasSent = (game: Game, player: string): boolean => ownOf(game).sent?.[player] !== undefined;

/** Why a field army cannot act in its turn: it has no general, stands siege, or sent a contingent. */
export function actFaults(game: Game, player: string): readonly Reason[] {
  const besieged = standsSiegeIn(game, player);
  return [
    ...(canMarch(game, player) ? [] : broken('hott.campres.5', 'hott.campaign.no-general', { player })),
    ...(besieged === null
      ? []
      : broken('hott.campsiege.7', 'hott.campaign.besieged', { province: besieged })),
    ...(hasSent(game, player) ? broken('hott.campinv.6', 'hott.campaign.has-sent', { player }) : []),
  ];
}

/** The provinces where a march of a player may end, sorted. */
export function marchGoals(game: Game, player: string): readonly string[] {
  const from = placeOf(game, player);
  if (from === null || actFaults(game, player).length > 0) return [];
  const ways = reached(game, from, mostStages(), (each) => mayPass(game, player, each));
  return [...ways.keys()].filter((each) => mayStop(game, player, each)).toSorted();
}

/** May a player attack a province at all, without regard to the way? */
export function attackFaults(game: Game, player: string, province: string): readonly Reason[] {
  const owner = controllerOf(game, province);
  const siege = siegeOf(game, province);
  const attacked = ownOf(game).attacked?.includes(player) ?? false;
  return [
    ...(owner === null || atWar(game, player, owner)
      ? []
      : broken('hott.campinv.1', 'hott.campaign.no-war', { owner, province })),
    ...(owner !== null && (overlordOf(game, player) === owner || overlordOf(game, owner) === player)
      ? broken('hott.camptrib.2', 'hott.campaign.bound', { other: owner })
      : []),
    ...(siege &&
    siege.by !== player &&
    !(owner !== null && atWar(game, player, owner) && atWar(game, player, siege.by))
      ? broken('hott.campsiege.5', 'hott.campaign.under-siege', { province, by: siege.by })
      : []),
    ...(attacked ? broken('hott.campyear.1', 'hott.campaign.has-acted', { player }) : []),
    ...(alliedArmyIn(game, player, province)
      ? [because('hott.campinv.7', 'hott.campaign.army-there', { province })]
      : []),
  ];
}

/** The provinces that a player may attack, sorted. */
export function attackGoals(game: Game, player: string): readonly string[] {
  const from = placeOf(game, player);
  if (from === null || actFaults(game, player).length > 0) return [];
  const ways = reached(game, from, mostStages(), (each) => mayPass(game, player, each));
  return [...ways.keys()]
    .filter(
      (each) =>
        controllerOf(game, each) !== player &&
        siegeOf(game, each)?.by !== player &&
        attackFaults(game, player, each).length === 0,
    )
    .toSorted();
}

/** The shortest ways of a field army that retreats from a place to another province of its own. */
export function retreatWays(game: Game, player: string, from: string): readonly Way[] {
  const ways = reached(game, from, mostStages(), (each) => mayPass(game, player, each));
  return [...ways]
    .filter(([each]) => controllerOf(game, each) === player && mayStop(game, player, each))
    .map(([, way]) => way);
}

/** The ways into winter quarters: by land if there is any, else over the sea; any number of stages. */
export function winterWays(game: Game, player: string, but: readonly string[]): readonly Way[] {
  const from = placeOf(game, player);
  if (from === null) return [];
  const passes = (each: string): boolean => mayPass(game, player, each);
  const goals = (byLand: boolean): readonly Way[] =>
    [...reached(game, from, ANY_STAGES, passes, byLand)]
      .filter(([each]) => mayStop(game, player, each) && !but.includes(controllerOf(game, each) ?? ''))
      .map(([, way]) => way);
  const land = goals(true);
  return land.length > 0 ? land : goals(false);
}

/** Is a field army in supply where it stands? */
export function inSupply(game: Game, player: string): boolean {
  const at = placeOf(game, player);
  if (at === null || !holds('hott.campsup.1')) return true;
  return [at, ...neighboursOf(mapOf(game), at)].some((province) => {
    const owner = controllerOf(game, province);
    if (owner === null) return false;
    return owner === player || areAllies(game, player, owner) || hasGranted(game, owner, player, 'supply');
  });
}

/** The ways back into supply. */
export function supplyWays(game: Game, player: string): readonly Way[] {
  const from = placeOf(game, player);
  if (from === null) return [];
  const ways = reached(game, from, mostStages(), (each) => mayPass(game, player, each));
  return [...ways].filter(([each]) => mayStop(game, player, each)).map(([, way]) => way);
}

/** The side on which a contingent would help, and the players of the conflict. */
export interface Help {
  readonly role: 'attacker' | 'defender';
  readonly attacker: string;
  readonly defender: string | null;
  readonly province: string;
}

const nationOf = (game: Game, player: string): readonly string[] =>
  [player, overlordOf(game, player), ...tributariesOf(game, player)].filter((each) => each !== null);

/** The elements that a player may send now: those of his field army that were in no contingent of this season. */
export function sendable(game: Game, player: string): Elements {
  const { sent = {}, sieges = {} } = ownOf(game);
  // Those that went to a siege in this season are still away.
  const away = Object.values(sieges).map((siege) => (siege.season === 1 && siege.with?.[player]) || NONE);
  const back = away.reduce(minus, sent[player] ?? NONE);
  return holds('hott.campally.3') ? minus(armyOf(game, player), back) : armyOf(game, player);
}

/** The way of a contingent to a province; null if there is none. A guest who stands there needs no stage. */
export function contingentWay(
  game: Game,
  player: string,
  { role, attacker, defender, province }: Help,
): Way | null {
  const from = placeOf(game, player);
  if (from === null) return null;
  if (from === province) return [];
  const host = role === 'attacker' ? attacker : defender;
  const ways = reached(game, from, mostStages(), (each) => mayPass(game, player, each, host));
  return ways.get(province) ?? null;
}

/** May a nation help to invade another: is it, or its overlord, at war with that one? */
export const mayInvade = (game: Game, player: string, other: string): boolean =>
  [player, overlordOf(game, player)].some((each) => each !== null && atWar(game, each, other));

/** Why a player may send no contingent. */
export function aidFaults(game: Game, player: string, help: Help): readonly Reason[] {
  const { role, attacker, defender, province } = help;
  const helped = role === 'attacker' ? attacker : (defender ?? '');
  const wars = (other: string): boolean => nationOf(game, player).some((each) => atWar(game, each, other));
  const besieged = standsSiegeIn(game, player);
  const mayDefend = holds('hott.campally.17') || atWar(game, player, attacker);
  return [
    ...(role === 'defender' && !mayDefend
      ? [because('hott.campally.17', 'hott.campaign.no-war', { owner: attacker, province })]
      : []),
    ...(wars(helped) ? broken('hott.campally.15', 'hott.campaign.at-war-with', { other: helped }) : []),
    ...(role === 'attacker' && defender !== null && !mayInvade(game, player, defender)
      ? broken('hott.campally.16', 'hott.campaign.no-war', { owner: defender ?? '', province })
      : []),
    ...(ownOf(game).attacked?.includes(player)
      ? broken('hott.campally.2', 'hott.campaign.has-attacked', { player })
      : []),
    ...(siegeOf(game, province)?.with?.[player] === undefined
      ? []
      : broken('hott.campally.3', 'hott.campaign.has-sent', { player })),
    ...(canMarch(game, player) ? [] : broken('hott.campres.5', 'hott.campaign.no-general', { player })),
    ...(contingentWay(game, player, help) === null || (besieged !== null && besieged !== province)
      ? broken('hott.campally.1', 'hott.campaign.no-way', { province })
      : []),
    ...(canMakeContingent(sendable(game, player))
      ? []
      : broken('hott.campally.6', 'hott.campaign.contingent-general', { player })),
  ];
}

/** Is a player asked for help? If his field army is hidden nobody can tell whether it has a way, so he is. */
export const isAsked = (game: Game, player: string, help: Help): boolean =>
  aidFaults(game, player, help).every(({ rule }) => isHidden(game, player) && rule === 'hott.campally.1');

/** The players who could send help, besides the two main protagonists. */
export const helpersFor = (game: Game, help: Help): readonly string[] =>
  livingOf(game).filter(
    (player) => player !== help.attacker && player !== help.defender && isAsked(game, player, help),
  );
