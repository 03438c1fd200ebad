/** The scouts of a side, and what they discover of the enemy. DBMM, Scouting; rulings 79 and 182. */
import { recordedFlanks } from '../../../debellis/flank/marches.ts';
import { hiddenBases } from '../../../engine/ambush/hidden.ts';
import { type Base, type Battle, findBase, otherSide } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { because, broken } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { delayedCommands } from '../flank/delaying.ts';
import { withFacts } from '../orders/changing.ts';
import { factsOf, stateOf } from '../state.ts';
import { isOf } from '../troops/base.ts';
import { chosenBy, hasChosen, notChosen, wordFor } from './chosen.ts';

const MOST = 6;

/** The scouts that a side has recorded and still has. Only the side itself knows them. */
export const scoutsOf = (battle: Battle, side: SideId): readonly string[] =>
  hasChosen(battle, side, 'scouting') ? (factsOf(battle, side).scouts ?? []) : [];

/** Is it of the troops that scout? */
export const mayScout = (base: Base): boolean => isOf(base, 'LH', 'Cv', 'Ps');

function scoutReasons(battle: Battle, side: SideId, ids: readonly string[]): readonly Reason[] {
  const against = notChosen(battle, side, 'scouting');
  if (against.length > 0) return against;
  const unfit = ids.find((id, at) => {
    const base = findBase(battle, id);
    return !base || base.side !== side || base.place !== 'reserve' || ids.indexOf(id) !== at;
  });
  if (unfit !== undefined) return [because('dbmm.strat.24', 'dbmm.scouts.unfit', { base: unfit })];
  const strange = ids.find((id) => {
    const base = findBase(battle, id);
    return base !== undefined && !mayScout(base);
  });
  return [
    ...(ids.length > MOST
      ? broken('dbmm.strat.24', 'dbmm.scouts.most', { count: ids.length, most: MOST })
      : []),
    ...(strange === undefined ? [] : broken('dbmm.strat.24', 'dbmm.scouts.troops', { base: strange })),
  ];
}

/** Records the scouts of a side, in secret. A refusal changes nothing. */
export function recordScouts(work: Work, side: SideId, ids: readonly string[]): readonly Reason[] {
  if (!holds('dbmm.strat.2')) return [because('dbmm.strat.2', 'dbmm.stratagem.no-notes', {})];
  const against = scoutReasons(work.battle, side, ids);
  if (against.length > 0) return against;
  happenFor(work, side, { type: 'scouts-recorded', rule: 'dbmm.strat.2', figures: { bases: ids } }, [
    withFacts(work.battle, side, { scouts: ids }),
  ]);
  return [];
}

/** What each side adds up: its die, and one for each scout by which its own outnumber the enemy's. */
export const scoutSums = (
  battle: Battle,
  sides: readonly SideId[],
  faces: readonly number[],
): readonly number[] =>
  sides.map((side, at) => {
    const more = scoutsOf(battle, side).length - scoutsOf(battle, otherSide(battle, side)).length;
    return (faces[at] ?? 0) + (holds('dbmm.strat.25') ? Math.max(0, more) : 0);
  });

/** What a discovery tells of the enemy, by name, with the clause that lets a player choose it. */
const DISCOVERIES = {
  stratagems: 'dbmm.strat.27',
  obstacles: 'dbmm.strat.28',
  ambushes: 'dbmm.strat.29',
} as const satisfies Readonly<Record<string, DbmmClause>>;

type Discovery = keyof typeof DISCOVERIES;

/** From this difference on a discovery may change the hour instead. */
const FOR_HOUR = 3;

/** The discoveries that a side can still make. `changed`: it has changed the hour already. */
export function openDiscoveries(
  battle: Battle,
  side: SideId,
  difference: number,
  changed: boolean,
): readonly string[] {
  const known = factsOf(battle, side).discovered ?? {};
  const names = Object.keys(DISCOVERIES) as readonly Discovery[];
  const mayChangeHour =
    difference >= FOR_HOUR && !changed && stateOf(battle).hour !== undefined && holds('dbmm.strat.30');
  return [
    ...names.filter((name) => known[name] === undefined && holds(DISCOVERIES[name])),
    ...(mayChangeHour ? ['hour'] : []),
  ];
}

/** The lines of the obstacles that a side has hidden. */
const obstaclesOf = (battle: Battle, side: SideId) => factsOf(battle, side).hiddenObstacles ?? [];

const inCm = (mm: number): number => Math.round(mm / 10);

function findingOf(battle: Battle, enemy: SideId, what: Discovery) {
  if (what === 'stratagems')
    return {
      chosen: chosenBy(battle, enemy),
      delayed: delayedCommands(battle, enemy),
      marching: Object.keys(recordedFlanks(battle, enemy)),
    };
  if (what === 'obstacles') return obstaclesOf(battle, enemy);
  const places = hiddenBases(battle)
    .filter(({ side }) => side === enemy)
    .map(({ pose: { x, y, facing } }) => [x, y, degreesOf(facing)] as const);
  const { concealed } = factsOf(battle, enemy);
  return { places, ...(concealed ? { area: concealed.area } : {}) };
}

/** A discovery as its side is told of it. */
function tidingsOf(battle: Battle, enemy: SideId, what: Discovery) {
  if (what === 'stratagems') {
    const [first = 'none', second = 'none'] = chosenBy(battle, enemy).map(wordFor);
    const away = [...delayedCommands(battle, enemy), ...Object.keys(recordedFlanks(battle, enemy))];
    return { first, second, count: away.length, commands: away };
  }
  const centres =
    what === 'obstacles'
      ? obstaclesOf(battle, enemy).map(([[x, y], [toX, toY]]) => ({ x: (x + toX) / 2, y: (y + toY) / 2 }))
      : hiddenBases(battle).flatMap(({ side, pose }) => (side === enemy ? [pose] : []));
  return { count: centres.length, places: centres.map(({ x, y }) => `${inCm(x)}/${inCm(y)}`) };
}

/** A side learns what its scouts have seen. The enemy is not told what that was. */
export function discover(work: Work, side: SideId, what: string): void {
  const { battle } = work;
  if (!Object.hasOwn(DISCOVERIES, what)) return;
  const name = what as Discovery;
  const found = findingOf(battle, otherSide(battle, side), name);
  const known = factsOf(battle, side).discovered ?? {};
  const figures = tidingsOf(battle, otherSide(battle, side), name);
  happenFor(work, side, { type: `discovered-${name}`, rule: DISCOVERIES[name], figures }, [
    withFacts(battle, side, { discovered: { ...known, [name]: found } }),
  ]);
}
