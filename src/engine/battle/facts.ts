/** The facts on the table as text, in which equal facts look equal. */
import type { Pose } from '../../geometry/pose.ts';
import type { Base, Battle, Json } from '../battle.ts';
import { canonical } from '../data/canonical.ts';

const poseFacts = ({ x, y, facing }: Pose): Json => [x, y, facing];

const baseFacts = (base: Base): Json => [
  base.id,
  base.side,
  base.troop,
  base.width,
  base.depth,
  base.place,
  base.pose ? poseFacts(base.pose) : null,
  base.marks,
  base.bound,
  // Absent if no column bends, so that battles without bent columns keep their hashes.
  ...(base.follows ? [base.follows.base, base.follows.track.map(poseFacts)] : []),
];

/** The facts on the table as text. The flow is left out, so that changes to it keep old hashes. */
export const factsOf = (battle: Battle): string =>
  canonical({
    ruleset: battle.ruleset,
    table: battle.table,
    terrain: battle.terrain as unknown as Json,
    sides: battle.sides.map((side) => [side.id, side.edge, side.role ?? '']),
    bases: battle.bases.map(baseFacts),
    turn: battle.turn as unknown as Json,
    own: battle.own,
    result: battle.result as unknown as Json,
  });
