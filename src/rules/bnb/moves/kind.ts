/** Tactical and far moves. Blood and Blades, tactical move, far move. */

import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import { rectangleOfBase, rectanglesOnTable } from '../../../engine/board/rectangles.ts';
import { AT_START, NONE, onEveryWay } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { boxesMeet, type Rectangle } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import { MU } from '../measures.ts';
import { figure } from '../troops/marks.ts';

/** A far move begins farther than this from all enemies. */
const FAR_FROM_ENEMY = 8 * MU;

interface Near {
  readonly id: BaseId;
  readonly mm: number;
}

/** The nearest enemy that is too near for a far move; null if there is none. */
const nearestEnemy = keptByBase((_rules, battle, base): Near | null => {
  let nearest: Near | null = null;
  const mine = rectangleOfBase(base);
  const grounds = rectanglesOnTable(battle);
  for (const [at, other] of basesOnTable(battle).entries()) {
    const theirs = grounds[at] as Rectangle;
    if (other.side === base.side || !boxesMeet(mine.box, theirs.box, FAR_FROM_ENEMY + EQUAL_LENGTH)) continue;
    const mm = rectanglesDistance(mine, theirs);
    if (!moreThan(mm, FAR_FROM_ENEMY) && (nearest === null || mm < nearest.mm))
      nearest = { id: other.id, mm };
  }
  return nearest;
});

/** The nearest of the enemies near these bases. */
function nearestTo(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): Near | null {
  const found = bases.map((base) => nearestEnemy(rules, battle, base)).filter((near) => near !== null);
  return found.toSorted((a, b) => a.mm - b.mm)[0] ?? null;
}

const enemyWithin = ({ rules, battle, way }: Trace): Near | null => nearestTo(rules, battle, way.movers);

/** The kind of an order that names none: far if far moves are legal, else tactical. */
export const kindFor = (rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): 'far' | 'tactical' =>
  nearestTo(rules, battle, bases) === null ? 'far' : 'tactical';

/** The kind of an order: the named one, else far if far moves are legal. */
export const kindOf = (trace: Trace): string =>
  trace.kind ?? kindFor(trace.rules, trace.battle, trace.way.movers);

/** Did the base make a move of this kind in this bound? A move of unknown kind counts as tactical. */
const done = ({ bound }: PlacedBase, mark: 'tactical' | 'far'): boolean =>
  figure(bound, mark) > 0 ||
  (mark === 'tactical' && figure(bound, 'moved') > 0 && figure(bound, 'far') === 0);

const tooNear = ({ id, mm }: Near) => ({ other: id, distance: mm, limit: FAR_FROM_ENEMY });

function farBroken(trace: Trace): readonly Broken[] {
  const nearest = enemyWithin(trace);
  const after = trace.way.movers.find((base) => done(base, 'tactical'));
  return [
    ...(nearest !== null && holds('bnb.far.1')
      ? [breaks(AT_START, 'bnb.far.1', 'bnb.far.near', tooNear(nearest))]
      : NONE),
    ...(after && holds('bnb.tactical.3')
      ? [onEveryWay(breaks(AT_START, 'bnb.tactical.3', 'bnb.far.after-tactical', { base: after.id }))]
      : NONE),
    ...farContact(trace),
  ];
}

function farContact(trace: Trace): readonly Broken[] {
  const touched = trace.contacts.find((contact) => contact.other.side !== trace.way.movers[0]?.side);
  if (!touched || !holds('bnb.far.3')) return NONE;
  return [breaks(trace.way.stages.length, 'bnb.far.3', 'bnb.far.contact', { other: touched.other.id })];
}

/**
 * No tactical move follows a far one. If the order names no kind, the reason names the enemy that makes it tactical.
 */
function afterFar(trace: Trace, { id }: PlacedBase): Broken {
  const nearest = trace.kind === undefined ? enemyWithin(trace) : null;
  return nearest
    ? onEveryWay(
        breaks(AT_START, 'bnb.tactical.3', 'bnb.tactical.after-far-near', { base: id, ...tooNear(nearest) }),
      )
    : breaks(AT_START, 'bnb.tactical.3', 'bnb.tactical.after-far', { base: id });
}

function tacticalBroken(trace: Trace): readonly Broken[] {
  const again = trace.way.movers.find((base) => done(base, 'tactical'));
  const after = trace.way.movers.find((base) => done(base, 'far'));
  return [
    ...(again && holds('bnb.tactical.2')
      ? [onEveryWay(breaks(AT_START, 'bnb.tactical.2', 'bnb.tactical.again', { base: again.id }))]
      : NONE),
    ...(after && holds('bnb.tactical.3') ? [afterFar(trace, after)] : NONE),
  ];
}

/** Is the kind of the order known, and may its bases make such a move now? */
export function kindBroken(trace: Trace): readonly Broken[] {
  const kind = kindOf(trace);
  const again = trace.way.movers.find((base) => figure(base.bound, 'far') > 0);
  if (kind === 'far') {
    // The clause permits several far moves: a second one is refused only while a test takes the clause out.
    const once =
      again && !holds('bnb.far.2')
        ? [onEveryWay(breaks(AT_START, 'bnb.far.2', 'bnb.far.again', { base: again.id }))]
        : NONE;
    return [...farBroken(trace), ...once];
  }
  if (kind === 'tactical') return tacticalBroken(trace);
  return [breaks(AT_START, 'bnb.move.12', 'bnb.kind-unknown', { kind })];
}
