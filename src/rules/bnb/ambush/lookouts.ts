/** Finds the places that an army sees from its deployment area. Blood and Blades, ambush. */
import {
  type Battle,
  basesOnTable,
  otherSide,
  type PlacedBase,
  type SideId,
} from '../../../engine/battle.ts';
import { keptByKey } from '../../../engine/memory.ts';
import { edgeOfSide, endsOfEdge, INWARD } from '../../../engine/setup/edges.ts';
import { distance } from '../../../geometry/point.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../geometry/pose.ts';
import { BASE_WIDTH } from '../measures.ts';
import { deploymentDepth } from '../setup/deploy.ts';
import { seesAmbush } from '../visibility.ts';
import { anybody } from './anybody.ts';

/** The rows of a deployment area from which lookouts look: its front, middle and rear. */
const ROWS = [1, 0.5, 0] as const;
/** The depth of a lookout's base. */
const DEPTH = 15;

/** A lookout stands for any enemy: all see equally far. */
const lookout = (side: SideId, pose: Pose): PlacedBase => anybody(side, 'Reg Bd (O)', DEPTH, pose);

type Laid = Pick<Battle, 'sides' | 'table' | 'options'>;

/** Places where this side's bases may stand after deployment. */
function post(battle: Laid, side: SideId): readonly PlacedBase[] {
  const edge = edgeOfSide(battle, side);
  const deep = deploymentDepth(battle, edge);
  const [one, other] = endsOfEdge(battle, edge);
  if (!one || !other) return [];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, facing: INWARD[edge] };
  const files = Math.floor(distance(one, other) / BASE_WIDTH);
  return ROWS.flatMap((row) =>
    Array.from({ length: files }, (_, file) => {
      const right = (file - (files - 1) / 2) * BASE_WIDTH;
      return lookout(side, roundPose(ahead(shifted(middle, right), DEPTH + (deep - DEPTH) * row)));
    }),
  );
}

const postedOf = keptByKey(
  (sides: Battle['sides'], side: SideId, laid: Laid) => post({ ...laid, sides }, side),
  {
    alike: (then, now) => then.table === now.table && then.options === now.options,
  },
);

/** Can the enemy see a base there, from its deployment area or with its bases on the table? */
export function isOverlooked(battle: Battle, base: PlacedBase): boolean {
  const enemy = otherSide(battle, base.side);
  const standing = basesOnTable(battle).filter(({ side }) => side === enemy);
  return [...postedOf(battle.sides, enemy, battle), ...standing].some((each) =>
    seesAmbush(battle, each, base),
  );
}
