/** The kind of a move, and the elements that may not move. */

import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { NONE, onEveryWay } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { groundOf, outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import { moverOf } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { boxOf, type Polygon } from '../../geometry/polygon.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { breaks, breaksAll } from '../citing.ts';
import { knownEnemies } from '../commands/awareness.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isDemoralised } from '../troops/base.ts';

export type Kind = 'tactical' | 'march';

const KINDS: readonly string[] = ['tactical', 'march'] satisfies Kind[];

/** How many marches an element has made in this bound. */
export const marchesOf = ({ bound }: PlacedBase): number =>
  figure(bound, 'marches') || figure(bound, 'marched');

/** Is this order a march? Without a word it is a tactical move. */
export const isMarch = ({ kind }: Pick<Trace, 'kind'>): boolean => kind === 'march';

export function kindBroken(game: Debellis, { kind = 'tactical' }: Trace): readonly Broken[] {
  return KINDS.includes(kind)
    ? NONE
    : [breaksAll(clauseIn(game.moves, 'marchAgain'), 'debellis.kind-unknown', { kind })];
}

/** An element makes one tactical move, or as many marches as its command can pay for. */
export function onceBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const again = trace.way.movers.find(
    (base) =>
      figure(base.bound, 'moved') > 0 &&
      !(isMarch(trace) && marchesOf(base) > 0 && holdsIn(game.moves, 'marchAgain')),
  );
  return again
    ? [onEveryWay(breaksAll(clauseIn(game.moves, 'marchAgain'), 'debellis.moved-before', { base: again.id }))]
    : NONE;
}

/** Halted, demoralised, unreliable and immobile elements take no order to move. */
export function stillBroken(game: Debellis, { way }: Trace): readonly Broken[] {
  const halted = way.movers.find(({ bound }) => figure(bound, 'halted') > 0);
  if (halted && holdsIn(game.moves, 'halted'))
    return [breaksAll(clauseIn(game.moves, 'halted'), 'debellis.is-halted', { base: halted.id })];
  const broken = way.movers.find(isDemoralised);
  if (broken && holdsIn(game.moves, 'demoralised'))
    return [breaksAll(clauseIn(game.moves, 'demoralised'), 'debellis.is-demoralised', { base: broken.id })];
  const doubtful = way.movers.find(game.isUnreliable);
  if (doubtful && holdsIn(game.moves, 'unreliable'))
    return [breaksAll(clauseIn(game.moves, 'unreliable'), 'debellis.is-unreliable', { base: doubtful.id })];
  const fixed = way.movers.find((base) => !game.isMobile(base));
  return fixed && holdsIn(game.moves, 'immobile')
    ? [breaksAll(clauseIn(game.moves, 'immobile'), 'debellis.is-immobile', { base: fixed.id })]
    : NONE;
}

/** How near a march may come to enemies, in paces. */
const MARCH_APART = 200;

function isNear(game: Debellis, ground: Polygon, enemy: PlacedBase): boolean {
  const { box, corners } = rectangleOfBase(enemy);
  const apart = game.paces(MARCH_APART);
  return boxesMeet(boxOf(ground), box, apart) && !atMost(apart, polygonsDistance(ground, corners));
}

/** Where on a stage a mover first comes too near to an enemy for a march. */
function nearFrom(game: Debellis, { way }: Trace, place: number, mover: number, enemy: PlacedBase): number {
  const stage = way.stages[place];
  if (!stage) return place;
  const steps = [0, ...stepsOf(lengthsAlong(way)[place] ?? 0)];
  const first = steps.findIndex((part) => isNear(game, outlineAlong(way, stage, mover, part).corners, enemy));
  return place + (steps[Math.max(0, first - 1)] ?? 0);
}

/** A march keeps away from known enemies from its start to its end. */
export function marchBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const [first] = trace.way.movers;
  if (!first || !isMarch(trace) || !holdsIn(game.moves, 'marchApart')) return NONE;
  const enemies = knownEnemies(game, trace.rules, trace.battle, first);
  for (const [place, stage] of trace.way.stages.entries())
    for (const mover of trace.way.movers.keys()) {
      const parts = groundOf(trace.way, stage, mover);
      const enemy = enemies.find((each) => parts.some((part) => isNear(game, part, each)));
      if (!enemy) continue;
      const figures = { base: moverOf(trace, { mover }).id, other: enemy.id, limit: game.paces(MARCH_APART) };
      return [
        breaks(
          nearFrom(game, trace, place, mover, enemy),
          clauseIn(game.moves, 'marchApart'),
          'debellis.march-near',
          figures,
        ),
      ];
    }
  return NONE;
}
