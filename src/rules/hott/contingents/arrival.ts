/** A contingent arrives over a table edge, as a column whose first move counts from that edge. */

import { commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, findBase, type SideId, type TableEdge } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { type Judgement, judgeMove } from '../../../engine/moves/judge.ts';
import type { Made } from '../../../engine/moves/make.ts';
import { EDGES_CLOCKWISE, edgeDistance, INWARD } from '../../../engine/setup/edges.ts';
import { asEntering, type Waiting } from '../../../engine/setup/entering.ts';
import { isOnTable, poseAt } from '../../../engine/setup/putting-down.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { atMost, CONTACT_GAP, moreThan, parallel } from '../../../geometry/tolerance.ts';
import { because, broken } from '../citing.ts';
import type { HottOrder } from '../commands.ts';
import { isStrongholdLost, strongholdOf, strongholdsOf } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { carryOutMove } from '../moves/make.ts';
import { note, stateOf } from '../state.ts';
import { CALLED, edgesOf, isCalled, isStillToCome } from './contingents.ts';
import { isOutOfTurn, outOfTurn } from './move-checks.ts';

export type ArriveOrder = HottOrder<'arrive'>;

/** How far from an enemy stronghold a contingent arrives at least. */
const FROM_STRONGHOLD = paces(600);

/** A column at the edge, and how far its head goes. */
interface Column {
  readonly edge: TableEdge;
  /** Where the head ends. */
  readonly end: Pose;
  /** The elements that find room on the table behind the head, as they stand beyond the edge. */
  readonly coming: readonly Waiting[];
  /** Millimetres from the edge. */
  readonly mm: number;
}

function columnOf(battle: Battle, bases: readonly Base[], end: Pose): Column | null {
  const edge = EDGES_CLOCKWISE.find((each) => parallel(end.facing, INWARD[each]));
  const [head] = bases;
  if (edge === undefined || !head) return null;
  const mm = edgeDistance(battle, edge, end) - (holds('hott.campally.13') ? 0 : head.depth);
  const coming: Waiting[] = [];
  let behind = 0;
  for (const base of bases) {
    if (!isOnTable(battle, rectangleAt(base, ahead(end, -behind)))) break;
    coming.push({ ...base, pose: roundPose(ahead(end, -behind - mm)) });
    behind += base.depth;
  }
  return { edge, end, coming, mm };
}

/** The battle in which the column stands beyond the edge and may be ordered. */
const withColumn = (battle: Battle, { coming }: Column): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => {
    const waiting = coming.find(({ id }) => id === base.id);
    return waiting ? asEntering(waiting) : base;
  }),
});

/** Who may arrive: elements of the one contingent whose phases run, once its die has called it. */
function callReasons(battle: Battle, by: SideId, bases: readonly Base[]): readonly Reason[] {
  const [head] = bases;
  if (!head) return [];
  const wrong = bases.find(
    (base) => !isStillToCome(battle, base) || base.side !== by || commandOf(base) !== commandOf(head),
  );
  if (wrong) return [because('hott.campally.9', 'hott.contingent.not-waiting', { base: wrong.id })];
  if (isOutOfTurn(battle, head)) return [outOfTurn(battle, head)];
  return isCalled(battle, head)
    ? []
    : broken('hott.campally.9', 'hott.contingent.not-called', { command: commandOf(head), called: CALLED });
}

/** Does the column come in beside the stronghold of its side, if that stands on the edge? */
function isAtOwnStronghold(battle: Battle, side: SideId, { edge, end, coming, mm }: Column): boolean {
  const keep = strongholdOf(battle, side);
  const stands = keep?.area.some((p) => atMost(edgeDistance(battle, edge, p), CONTACT_GAP)) ?? false;
  if (!keep || !stands) return true;
  const strip = rectangleAt({ width: coming[0]?.width ?? 0, depth: mm }, end);
  return atMost(polygonsDistance(strip.corners, keep.area), CONTACT_GAP);
}

/** How far the nearest enemy stronghold is from the place at the edge; infinite if there is none. */
function fromStronghold(battle: Battle, side: SideId, { coming, end, mm }: Column): number {
  const { frontLeft, frontRight } = rectangleAt({ width: coming[0]?.width ?? 0, depth: mm }, ahead(end, -mm));
  const keeps = strongholdsOf(battle).filter(
    (keep) => keep.side !== side && !isStrongholdLost(battle, keep.side),
  );
  return Math.min(...keeps.map(({ area }) => polygonsDistance([frontLeft, frontRight], area)));
}

function placeReasons(battle: Battle, head: Base, column: Column): readonly Reason[] {
  const { side } = head;
  const command = commandOf(head);
  const edges = edgesOf(battle, side, command);
  const mm = fromStronghold(battle, side, column);
  return [
    ...(edges.includes(column.edge)
      ? []
      : broken('hott.campally.9', 'hott.contingent.edges', { command, edges: [...edges] })),
    ...(isAtOwnStronghold(battle, side, column)
      ? []
      : broken('hott.campally.9', 'hott.contingent.at-stronghold', { command })),
    ...(atMost(FROM_STRONGHOLD, mm)
      ? []
      : broken('hott.campally.11', 'hott.contingent.enemy-stronghold', { mm, least: FROM_STRONGHOLD })),
  ];
}

/** What breaks the order of a column as a move, apart from its place. */
function moveReasons({ reasons, length, allowance }: Judgement): readonly Reason[] {
  const isFar = moreThan(length, allowance);
  return [
    ...reasons,
    ...(isFar
      ? broken('hott.campally.13', 'hott.contingent.from-edge', { mm: length, most: allowance })
      : []),
  ];
}

interface Judged {
  readonly reasons: readonly Reason[];
  readonly column?: Column;
  readonly move?: Judgement;
}

/** Judges the arrival of a column: its call, its place, and its first move. */
export function judgeArrival(
  rules: Ruleset,
  battle: Battle,
  { bases: ids, at }: Pick<ArriveOrder, 'bases' | 'at'>,
  by: SideId,
): Judged {
  const bases = [...new Set(ids)].flatMap((id) => findBase(battle, id) ?? []);
  const [head] = bases;
  if (!head) return { reasons: [reason(rules, 'no-movement')] };
  const uncalled = callReasons(battle, by, bases);
  if (uncalled.length > 0) return { reasons: uncalled };
  const column = columnOf(battle, bases, poseAt(at));
  if (!column || column.coming.length === 0)
    return { reasons: [because('hott.campally.9', 'hott.contingent.column', { base: head.id })] };
  const path = [{ forward: column.mm }];
  const order = { type: 'move', bases: column.coming.map(({ id }) => id), path } as const;
  const move = judgeMove(rules, withColumn(battle, column), order, by);
  return { reasons: [...placeReasons(battle, head, column), ...moveReasons(move)], column, move };
}

/** Brings a column onto the table. A refusal changes nothing. */
export function arriveAs(work: Work, order: ArriveOrder, by: SideId): Made {
  const { reasons, column, move } = judgeArrival(work.rules, work.battle, order, by);
  if (reasons.length > 0 || !column || !move?.trace) return { reasons };
  const command = commandOf(column.coming[0] as Base);
  const bases = column.coming.map(({ id }) => id);
  const figures = { side: by, command, bases, count: bases.length, edge: column.edge };
  const { contingents = {} } = stateOf(work.battle);
  tell(work, { type: 'contingent-arrives', rule: 'hott.campally.9', figures }, [
    ...column.coming.map(({ id, pose }) => ({ change: 'place', base: id, at: pose }) as const),
    note({ contingents: { ...contingents, [command]: { edges: [column.edge] } } }),
  ]);
  return { frames: carryOutMove(work, move, move.trace, true) };
}
