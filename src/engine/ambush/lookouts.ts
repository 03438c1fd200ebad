/** Finds the places that an army sees from its deployment area. */
import { distance, type Point } from '../../geometry/point.ts';
import { ahead, type Pose, roundPose, shifted } from '../../geometry/pose.ts';
import {
  type Battle,
  basesOnTable,
  otherSide,
  type PlacedBase,
  type SideId,
  type TableEdge,
} from '../battle.ts';
import { keptByKey } from '../data/memory.ts';
import { edgeOfSide, endsOfEdge, INWARD } from '../setup/edges.ts';
import { anybody, type Pattern } from './anybody.ts';
import type { AmbushRules } from './rules.ts';

/** The rows of a deployment area from which lookouts look: its front, middle and rear. */
const ROWS = [1, 0.5, 0] as const;

type Laid = Pick<Battle, 'sides' | 'table' | 'options'>;

export interface LookoutRules {
  /** A lookout stands for any enemy: all see equally far. */
  readonly lookout: Pattern;
  /** The size of a deployment area: how far it reaches from its edge, and how far it keeps from the ends of it. */
  area(battle: Laid, edge: TableEdge): { readonly depth: number; readonly apart: number };
  readonly sees: AmbushRules['sees'];
}

/** The places in a file of a deployment area, seen from the middle of its edge. */
const rowsAhead = (from: Pose, { depth: own }: Pattern, deep: number): readonly Pose[] =>
  ROWS.map((row) => roundPose(ahead(from, own + (deep - own) * row)));

const middleOf = (one: Point, other: Point, edge: TableEdge): Pose => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  facing: INWARD[edge],
});

/** Places where this side's bases may stand after deployment. */
function posts({ lookout, area }: LookoutRules, battle: Laid, side: SideId): readonly PlacedBase[] {
  const edge = edgeOfSide(battle, side);
  const { depth, apart } = area(battle, edge);
  const [one, other] = endsOfEdge(battle, edge);
  if (!one || !other) return [];
  const files = Math.floor((distance(one, other) - 2 * apart) / lookout.width);
  const middle = middleOf(one, other, edge);
  return Array.from({ length: files }, (_, file) =>
    rowsAhead(shifted(middle, (file - (files - 1) / 2) * lookout.width), lookout, depth),
  )
    .flat()
    .map((pose) => anybody(side, lookout, pose));
}

interface Asked {
  readonly rules: LookoutRules;
  readonly battle: Laid;
}

const postsOf = keptByKey(
  (sides: Battle['sides'], side: SideId, { rules, battle }: Asked) =>
    posts(rules, { ...battle, sides }, side),
  {
    alike: (then, now) =>
      then.rules === now.rules &&
      then.battle.table === now.battle.table &&
      then.battle.options === now.battle.options,
  },
);

/** Can the enemy see a base there, from its deployment area or with its bases on the table? */
export function isOverlooked(rules: LookoutRules, battle: Battle, base: PlacedBase): boolean {
  const enemy = otherSide(battle, base.side);
  const standing = basesOnTable(battle).filter(({ side }) => side === enemy);
  return [...postsOf(battle.sides, enemy, { rules, battle }), ...standing].some((each) =>
    rules.sees(battle, each, base),
  );
}
