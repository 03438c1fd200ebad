/** The friends that are destroyed with an element before them. DBMM, Destroyed; ruling 26. */
import { attackersAside } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { distanceBehind } from '../../../debellis/outcomes/zone-of-death.ts';
import {
  type BaseId,
  type Battle,
  basesOnTable,
  type PlacedBase,
  placedBase,
} from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import { roundPose } from '../../../geometry/pose.ts';
import { boxesMeet, EDGE_NAMES, edgeMidpoint } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isBaggage, isOf } from '../troops/base.ts';

interface Death {
  readonly destroyed: PlacedBase;
  readonly victor: PlacedBase | null;
  readonly behind: PlacedBase;
  /** It touches the destroyed element. */
  readonly close: boolean;
}

const DEATHS: readonly { readonly rule: DbmmClause; readonly is: (death: Death) => boolean }[] = [
  {
    rule: 'dbmm.destroyed.3',
    is: ({ victor, behind }) => isOf(behind, 'foot') && victor !== null && isOf(victor, 'Wb'),
  },
  {
    rule: 'dbmm.destroyed.4',
    is: ({ victor, behind }) =>
      isOf(behind, 'Bw', 'Sp') && victor !== null && isOf(victor, 'Exp', 'Kn', 'Cm(S)'),
  },
  { rule: 'dbmm.destroyed.5', is: ({ behind, close }) => close && isOf(behind, 'Ps', 'Hd', 'Art') },
  { rule: 'dbmm.destroyed.8', is: ({ destroyed }) => isOf(destroyed, 'El', 'Exp') },
];

/** Does the whole side of an element lie along the front of an enemy? */
const isTakenAside = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  attackersAside(game, battle, base).some(
    ({ base: by, edge }) => edge !== 'rear' && !moreThan(base.depth, by.width),
  ) && holds('dbmm.destroyed.7');

/** The element as it was hit: with the edge on which its destroyer's front lies as its front. */
function asHit(game: Debellis, battle: Battle, base: PlacedBase, victor: PlacedBase | null): PlacedBase {
  const edge = attackersAside(game, battle, base).find((each) => each.base.id === victor?.id)?.edge;
  if ((edge !== 'left' && edge !== 'right') || !holds('dbmm.destroyed.10')) return base;
  const facing = base.pose.facing + EDGE_NAMES.indexOf(edge) * QUARTER_TURN;
  const pose = roundPose({ ...edgeMidpoint(rectangleOfBase(base), edge), facing });
  return { ...base, pose, width: base.depth, depth: base.width };
}

const TOUCHING = 1;

/** The friends directly beyond a destroyed element that die with it. */
export function dieBehind(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  winner: BaseId,
): readonly PlacedBase[] {
  if (isBaggage(base) || !holds('dbmm.destroyed.2')) return [];
  const victor = placedBase(battle, winner);
  const hit = asHit(game, battle, base, victor);
  const { box } = rectangleOfBase(hit);
  return basesOnTable(battle).filter((behind) => {
    if (behind.side !== base.side || behind.id === base.id) return false;
    if (!boxesMeet(box, rectangleOfBase(behind).box, base.depth)) return false;
    const mm = distanceBehind(hit, behind);
    if (mm === null || !moreThan(base.depth, mm)) return false;
    const death: Death = { destroyed: base, victor, behind, close: mm <= TOUCHING };
    return DEATHS.some(({ rule, is }) => is(death) && holds(rule)) || isTakenAside(game, battle, behind);
  });
}
