/** A contingent without its general uses its PIPs to march off over its edge. Hordes of the Things, Results of a battle. */

import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { judgeMove } from '../../../engine/moves/judge.ts';
import { INWARD } from '../../../engine/setup/edges.ts';
import { degreesOf, HALF_TURN } from '../../../geometry/exact.ts';
import { ahead, roundPose } from '../../../geometry/pose.ts';
import { paces } from '../measures.ts';
import { elementOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { moveOf } from '../troops/troops.ts';
import { commandInTurn, edgesOf, marchesOff } from './contingents.ts';

/** The shares of its move that an element tries to go. */
const SHARES = [1, 0.75, 0.5, 0.25, 0.1] as const;

/** A legal move of an element towards its edge, or over it; null if none of those tried is. */
function wayHome(rules: Ruleset, battle: Battle, base: PlacedBase): MoveCommand | null {
  const [edge] = edgesOf(battle, base.side, commandOf(base));
  if (edge === undefined) return null;
  const far = paces(moveOf(elementOf(base), 'good').value);
  for (const share of SHARES) {
    const { x, y, facing } = roundPose(
      ahead({ ...base.pose, facing: INWARD[edge] + HALF_TURN }, share * far),
    );
    const way = { bases: [base.id], path: [{ to: [x, y, degreesOf(facing)] as const }] };
    const orders: readonly MoveCommand[] = [
      { type: 'move', ...way, kind: 'leave' },
      { type: 'move', ...way },
    ];
    const legal = orders.find((order) => judgeMove(rules, battle, order, base.side).reasons.length === 0);
    if (legal) return legal;
  }
  return null;
}

/** The elements that must still try to march off in this bound. */
const marchers = (battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (base) =>
      base.side === battle.turn.active &&
      commandOf(base) === commandInTurn(battle) &&
      figure(base.bound, 'tactical') === 0 &&
      marchesOff(battle, base),
  );

/** The moves by which the elements of the contingent in turn march off, one for each that can. */
export const marchesHome = (rules: Ruleset, battle: Battle): readonly Option[] =>
  marchers(battle).flatMap((base): readonly Option[] => {
    const command = wayHome(rules, battle, base);
    return command
      ? [{ command: { ...command }, key: 'hott.option.march-off', figures: { base: base.id } }]
      : [];
  });
