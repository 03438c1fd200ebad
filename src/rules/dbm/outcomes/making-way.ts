/** Finds bases that flee out of the way before an outcome move. DBM, Recoiling, Fleeing; rulings 18 and 117. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { metOnWay } from '../../../engine/board/room.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { scale } from '../../../geometry/point.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isOf, isSkirmisher } from '../base.ts';
import { BASE_WIDTH } from '../measures.ts';
import { passingRule } from '../passing.ts';
import { givesWay, isPushed } from './encounters.ts';
import { distanceBehind } from './zone-of-death.ts';

/** The friendly skirmishers close behind a base that flees from close combat. */
const skirmishersBehind = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter((other) => {
    if (other.side !== base.side || other.id === base.id || !isSkirmisher(other)) return false;
    const back = distanceBehind(base, other);
    return back !== null && moreThan(BASE_WIDTH, back) && holds('dbm.flee.8');
  });

/** Would a recoiling base push or pass a friend, if it were no elephant? */
const isShoved = (battle: Battle, base: PlacedBase, other: PlacedBase): boolean =>
  isPushed(battle, base, other) || passingRule(battle, base, other) !== null;

/** The bases that flee before a recoil: all bases behind an elephant, and enemy psiloi. */
function onRecoil(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const ground = rectangleOfBase(base);
  const distance = rules.outcomes.distance.recoil(battle, base);
  const others = basesOnTable(battle).filter(({ id }) => id !== base.id);
  return metOnWay(others, ground, scale(ground.forward, -1), distance)
    .map((met) => met.base)
    .filter((other) =>
      other.side === base.side
        ? isOf(base, 'El') && isShoved(battle, base, other) && holds('dbm.recoil.6')
        : givesWay(base, other),
    );
}

/** The bases that flee before a base recoils, the farthest first. */
export function makingWay(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  outcome: string,
  fight: string,
): readonly PlacedBase[] {
  const behind = outcome === 'flee' && fight === 'close' ? skirmishersBehind(battle, base) : [];
  const all = [...behind, ...onRecoil(rules, battle, base)];
  const far = (other: PlacedBase): number => distanceBehind(base, other) ?? 0;
  return all
    .filter((other, at) => all.findIndex(({ id }) => id === other.id) === at)
    .toSorted((a, b) => far(b) - far(a));
}
