/** Places to offer to a contingent that may arrive: where its head's first move ends. */

import { pointsLeft } from '../../../engine/army/commands.ts';
import type { Base, Battle, TableEdge } from '../../../engine/battle.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { edgeDistance, INWARD } from '../../../engine/setup/edges.ts';
import { ahead, type Pose, roundPose } from '../../../geometry/pose.ts';
import { edgeLength, poseOnEdge } from '../arrivals/at-edge.ts';
import { atOf } from '../arrivals/release.ts';
import { strongholdOf } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { elementOf, isGeneral } from '../troops/base.ts';
import { moveOf } from '../troops/troops.ts';
import { judgeArrival } from './arrival.ts';
import { commandInTurn, edgesOf, isCalled, stillToCome } from './contingents.ts';

/** The step between places tried along an edge, in millimetres. */
const STEP = 40;

/** The shares of its move that a head is offered to go; the first that is legal is offered. */
const SHARES = [1, 0.5, 0] as const;

/** The elements that may arrive now, in the order of their column: the general first. */
export function comingNow(battle: Battle): readonly Base[] {
  const { active } = battle.turn;
  const waiting = stillToCome(battle, active, commandInTurn(battle));
  const [first] = waiting;
  if (!first || pointsLeft(battle, commandInTurn(battle)) === 0 || !isCalled(battle, first)) return [];
  return waiting.toSorted((a, b) => Number(isGeneral(b)) - Number(isGeneral(a)));
}

/** Millimetres along an edge where a column may come in; beside its own stronghold where that stands there. */
function alongEdge(battle: Battle, { side, width }: Base, edge: TableEdge): readonly number[] {
  const long = edgeLength(battle, edge);
  const half = width / 2;
  const onEdge = (strongholdOf(battle, side)?.area ?? []).filter((p) => edgeDistance(battle, edge, p) <= 1);
  if (onEdge.length > 0) {
    const ends = onEdge.map((p) => (edge === 'west' || edge === 'east' ? p.y : p.x));
    return [Math.min(...ends) - half, Math.max(...ends) + half];
  }
  return Array.from({ length: Math.floor((long - width) / STEP) + 1 }, (_, at) => half + at * STEP);
}

function endsAt(battle: Battle, column: readonly Base[], edge: TableEdge, mm: number): readonly Pose[] {
  const [head] = column;
  if (!head) return [];
  const far = Math.min(...column.map((base) => paces(moveOf(elementOf(base), 'good').value)));
  const onEdge = poseOnEdge(battle, head, edge, mm);
  return SHARES.map((share) =>
    roundPose({ ...ahead(onEdge, Math.max(0, share * far - head.depth)), facing: INWARD[edge] }),
  );
}

/** The legal orders that bring a contingent, or the rest of it, onto the table. */
export function arrivalOptions(rules: Ruleset, battle: Battle): readonly Option[] {
  const column = comingNow(battle);
  const [head] = column;
  if (!head) return [];
  const bases = column.map(({ id }) => id);
  return edgesOf(battle, head.side, commandInTurn(battle)).flatMap((edge) =>
    alongEdge(battle, head, edge).flatMap((mm): readonly Option[] => {
      const end = endsAt(battle, column, edge, mm).find(
        (pose) => judgeArrival(rules, battle, { bases, at: atOf(pose) }, head.side).reasons.length === 0,
      );
      if (!end) return [];
      const command = { type: 'arrive', bases, at: atOf(end) };
      return [{ command, key: 'hott.option.arrive', figures: { base: head.id, count: bases.length } }];
    }),
  );
}
