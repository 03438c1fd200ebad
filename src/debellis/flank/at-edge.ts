/** Elements of an arrived flank march that wait at the edge of the table. */

import type { Base, BaseId, Battle } from '../../engine/battle.ts';
import { rectangleAt } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { keptByKey } from '../../engine/data/memory.ts';
import type { Event } from '../../engine/event.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { tell } from '../../engine/game/work.ts';
import { acrossFrom, edgeDistance, edgeOfSide } from '../../engine/setup/edges.ts';
import { asEntering, isBeyondEdge, type Waiting } from '../../engine/setup/entering.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import type { Pose } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { clauseIn } from '../book.ts';
import { broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import type { Arrival } from '../state.ts';
import { isStraggling } from './marches.ts';

/** An element that waits at the edge, in front of the place where it will enter. */
const waits = (base: Base): base is Waiting => isStraggling(base) && base.pose !== null;

const enteringAmong = keptByKey((bases: readonly Base[], ids: string, _: null) => {
  const named = new Set(ids.split('\n'));
  return bases.map((base) => (waits(base) && named.has(base.id) ? asEntering(base) : base));
});

/** The battle in which these elements, if they wait at the edge, stand there and may be ordered. */
export function withEntering(battle: Battle, ids: readonly BaseId[]): Battle {
  const waiting = battle.bases.filter((base) => waits(base) && ids.includes(base.id)).map(({ id }) => id);
  if (waiting.length === 0) return battle;
  return { ...battle, bases: enteringAmong(battle.bases, waiting.join('\n'), null) };
}

/** All elements of a side that wait at the edge. */
export const waitingOf = ({ bases }: Battle, side: SideId): readonly Base[] =>
  bases.filter((base) => base.side === side && waits(base));

/** Puts elements that wait on the table, at the edge: they move in next. */
export function enter(
  game: Debellis,
  work: Work,
  ids: readonly BaseId[],
  rule: Event['rule'] = clauseIn(game.hidden, 'enter'),
): void {
  const bases = work.battle.bases.filter((base) => waits(base) && ids.includes(base.id));
  if (bases.length === 0) return;
  const figures = { side: bases[0]?.side ?? '', bases: bases.map(({ id }) => id) };
  tell(
    work,
    { type: 'flank-march-enters', rule, figures },
    bases.flatMap((base) => (base.pose ? [{ change: 'place', base: base.id, at: base.pose } as const] : [])),
  );
}

/** Does an element at this place wait at the edge where its march arrives, facing the table? */
export const isAtEdge = (battle: Battle, base: Base, pose: Pose, { edge }: Arrival): boolean =>
  isBeyondEdge(battle, base, pose, edge);

/** Does it lie in the half of the edge that its march may use? */
export function isInHalf(battle: Battle, base: Base, pose: Pose, { half }: Arrival): boolean {
  const own = edgeOfSide(battle, base.side);
  const middle = acrossFrom(battle, own) / 2;
  const across = rectangleAt(base, pose).corners.map((corner) => edgeDistance(battle, own, corner));
  return half === 'enemy'
    ? across.every((mm) => atMost(middle, mm) && atMost(mm, 2 * middle))
    : across.every((mm) => atMost(0, mm) && atMost(mm, middle));
}

/** Why an element does not enter in the half of the edge that its march may use. */
export const halfReasons = (
  game: Debellis,
  battle: Battle,
  { base, pose }: Placing,
  arrival: Arrival,
): readonly Reason[] =>
  isInHalf(battle, base, pose, arrival)
    ? []
    : broken(clauseIn(game.hidden, 'halfOfEdge'), 'debellis.flank.half', {
        base: base.id,
        half: arrival.half,
      });
