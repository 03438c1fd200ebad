/** How gods arrive and leave. Hordes of the Things, Deploying gods. */

import { commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, type SideId } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { acrossFrom, edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { settleEngaged } from '../board/engaged.ts';
import { SHARED_GOD } from '../options.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { broken, nearReasons, standingAt, standReasons } from './standing.ts';

/** Half the depth of the board, from a side's own edge, in millimetres. */
export const halfOf = (battle: Battle, side: SideId): number =>
  acrossFrom(battle, edgeOfSide(battle, side)) / 2;

function halfReasons(battle: Battle, base: Base, pose: Pose): readonly Reason[] {
  const edge = edgeOfSide(battle, base.side);
  const half = halfOf(battle, base.side);
  const { corners } = rectangleAt(base, pose);
  const reach = Math.max(...corners.map((corner) => edgeDistance(battle, edge, corner)));
  if (!moreThan(reach, half) || !holds('hott.god.2')) return [];
  return [broken('hott.god.2', 'beyond-half', { base: base.id, mm: reach, most: half })];
}

/** Every rule that a god breaks by arriving there, apart from its price. */
export const godReasons = (rules: Ruleset, battle: Battle, base: Base, pose: Pose): readonly Reason[] => [
  ...standReasons(rules, battle, standingAt(base, pose)),
  ...halfReasons(battle, base, pose),
  ...nearReasons(battle, base, pose, 'hott.god.2'),
];

/** Did the players agree that both armies rely on the same god? */
const isAgreed = ({ options }: Battle): boolean => agreed(options, SHARED_GOD);

/** The enemy's gods that are the same god as this one: those with the same `shared` figure. */
function rivalsOf(battle: Battle, god: Base): readonly Base[] {
  const waiting = battle.bases.filter(
    (other) => other.side !== god.side && isOf(other, 'God') && other.place === 'reserve',
  );
  const shared = figure(god.marks, 'shared');
  if (shared > 0) return waiting.filter((other) => figure(other.marks, 'shared') === shared);
  return isAgreed(battle) ? waiting.slice(0, 1) : [];
}

/** A god on which both sides rely is lost to the side that did not call it first. */
export const rivalsLost = (battle: Battle, god: Base): readonly Change[] =>
  rivalsOf(battle, god)
    .filter(() => holds('hott.god.5'))
    .map((other) => ({ change: 'remove', base: other.id, to: 'lost' }));

/** The score at which a god leaves. */
const FICKLE = 1;

/** The gods of a command on the table, in the order of arrival. */
const presentGods = (battle: Battle, side: SideId, command: string): readonly Base[] =>
  basesOnTable(battle)
    .filter((base) => base.side === side && commandOf(base) === command && isOf(base, 'God'))
    .toSorted((a, b) => figure(a.marks, 'arrival') - figure(b.marks, 'arrival'));

/** The gods that leave at this score of their command's die. */
function leavers(battle: Battle, side: SideId, command: string, face: number): readonly Base[] {
  if (face !== FICKLE || !holds('hott.god.3')) return [];
  const gods = presentGods(battle, side, command);
  return holds('hott.god.4') ? gods.slice(0, 1) : gods;
}

/** At a score of 1 the god that arrived first leaves for good. */
export function godsLeave(work: Work, side: SideId, command: string, face: number): void {
  const gone = leavers(work.battle, side, command, face);
  for (const god of gone)
    tell(work, { type: 'god-leaves', rule: 'hott.god.3', figures: { base: god.id, side, face } }, [
      { change: 'remove', base: god.id, to: 'lost' },
    ]);
  if (gone.length > 0) settleEngaged(work);
}
