/** Finds bases that flee out of the way before an outcome move. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { metOnWay } from '../../engine/board/room.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { scale } from '../../geometry/point.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import { givesWay, isPushed } from './encounters.ts';
import { distanceBehind } from './zone-of-death.ts';

/** The friendly skirmishers close behind a base that flees from close combat. */
const skirmishersBehind = (game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter((other) => {
    if (other.side !== base.side || other.id === base.id || !game.isSkirmisher(other)) return false;
    const back = distanceBehind(base, other);
    return back !== null && moreThan(BASE_WIDTH, back) && holdsIn(game.outcomes, 'skirmishersFlee');
  });

/** Would a recoiling base push or pass a friend, if it were no elephant? */
const isShoved = (game: Debellis, battle: Battle, base: PlacedBase, other: PlacedBase): boolean =>
  isPushed(game, battle, base, other) || game.passingRule(battle, base, other) !== null;

/** All friends behind an elephant flee before its recoil, and so do enemy psiloi behind any base. */
export const fleesBefore = (game: Debellis, battle: Battle, base: PlacedBase, other: PlacedBase): boolean =>
  other.side === base.side
    ? game.isOf(base, 'El') && isShoved(game, battle, base, other) && holdsIn(game.outcomes, 'beforeElephant')
    : givesWay(game, base, other);

/** The bases in the way of a recoil that flee before it. */
function onRecoil(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const ground = rectangleOfBase(base);
  const distance = rules.outcomes.distance.recoil(battle, base);
  const others = basesOnTable(battle).filter(({ id }) => id !== base.id);
  return metOnWay(others, ground, scale(ground.forward, -1), distance)
    .map((met) => met.base)
    .filter((other) => game.makesWay(battle, base, other));
}

/** The bases that flee before a base recoils, the farthest first. */
export function makingWay(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  outcome: string,
  fight: string,
): readonly PlacedBase[] {
  const behind = outcome === 'flee' && fight === 'close' ? skirmishersBehind(game, battle, base) : [];
  const all = [...behind, ...onRecoil(game, rules, battle, base)];
  const far = (other: PlacedBase): number => distanceBehind(base, other) ?? 0;
  return all
    .filter((other, at) => all.findIndex(({ id }) => id === other.id) === at)
    .toSorted((a, b) => far(b) - far(a));
}
