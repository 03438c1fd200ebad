/** The kind of a move, and the elements that may not move. DBM, March moves, Halts; rulings 27, 57, 58 and 94. */
import { figure, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE, onEveryWay } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { groundOf, outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { boxOf, type Polygon } from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { isUnreliable } from '../allies.ts';
import { knownEnemies } from '../awareness.ts';
import { isDemoralised, isMobile } from '../base.ts';
import { breaks, breaksAll } from '../citing.ts';
import { paces } from '../measures.ts';

export type Kind = 'tactical' | 'march';

const KINDS: readonly string[] = ['tactical', 'march'] satisfies Kind[];

/** How many marches an element has made in this bound. */
export const marchesOf = ({ bound }: PlacedBase): number =>
  figure(bound, 'marches') || figure(bound, 'marched');

/** Is this order a march? Without a word it is a tactical move. */
export const isMarch = ({ kind }: Pick<Trace, 'kind'>): boolean => kind === 'march';

export function kindBroken({ kind = 'tactical' }: Trace): readonly Broken[] {
  return KINDS.includes(kind) ? NONE : [breaksAll('dbm.march.3', 'dbm.kind-unknown', { kind })];
}

/** An element makes one tactical move, or as many marches as its command can pay for. */
export function onceBroken(trace: Trace): readonly Broken[] {
  const again = trace.way.movers.find(
    (base) =>
      figure(base.bound, 'moved') > 0 && !(isMarch(trace) && marchesOf(base) > 0 && holds('dbm.march.3')),
  );
  return again ? [onEveryWay(breaksAll('dbm.march.3', 'dbm.moved-before', { base: again.id }))] : NONE;
}

/** Halted, demoralised, unreliable and immobile elements take no order to move. */
export function stillBroken({ way }: Trace): readonly Broken[] {
  const halted = way.movers.find(({ bound }) => figure(bound, 'halted') > 0);
  if (halted && holds('dbm.halt.3')) return [breaksAll('dbm.halt.3', 'dbm.is-halted', { base: halted.id })];
  const broken = way.movers.find(isDemoralised);
  if (broken && holds('dbm.demo.1'))
    return [breaksAll('dbm.demo.1', 'dbm.is-demoralised', { base: broken.id })];
  const doubtful = way.movers.find(isUnreliable);
  if (doubtful && holds('dbm.ally.5'))
    return [breaksAll('dbm.ally.5', 'dbm.is-unreliable', { base: doubtful.id })];
  const fixed = way.movers.find((base) => !isMobile(base));
  return fixed ? [breaksAll('dbm.bg.13', 'dbm.is-immobile', { base: fixed.id })] : NONE;
}

/** How near a march may come to enemies, in paces. */
const MARCH_APART = 200;

function isNear(ground: Polygon, enemy: PlacedBase): boolean {
  const { box, corners } = rectangleOfBase(enemy);
  const apart = paces(MARCH_APART);
  return boxesMeet(boxOf(ground), box, apart) && !atMost(apart, polygonsDistance(ground, corners));
}

/** Where on a stage a mover first comes too near to an enemy for a march. */
function nearFrom({ way }: Trace, place: number, mover: number, enemy: PlacedBase): number {
  const stage = way.stages[place];
  if (!stage) return place;
  const steps = [0, ...stepsOf(lengthsAlong(way)[place] ?? 0)];
  const first = steps.findIndex((part) => isNear(outlineAlong(way, stage, mover, part).corners, enemy));
  return place + (steps[Math.max(0, first - 1)] ?? 0);
}

/** A march keeps away from known enemies from its start to its end. */
export function marchBroken(trace: Trace): readonly Broken[] {
  const [first] = trace.way.movers;
  if (!first || !isMarch(trace) || !holds('dbm.march.1')) return NONE;
  const enemies = knownEnemies(trace.rules, trace.battle, first);
  for (const [place, stage] of trace.way.stages.entries())
    for (const mover of trace.way.movers.keys()) {
      const parts = groundOf(trace.way, stage, mover);
      const enemy = enemies.find((each) => parts.some((part) => isNear(part, each)));
      if (!enemy) continue;
      const figures = { base: moverOf(trace, { mover }).id, other: enemy.id, limit: paces(MARCH_APART) };
      return [breaks(nearFrom(trace, place, mover, enemy), 'dbm.march.1', 'dbm.march-near', figures)];
    }
  return NONE;
}
