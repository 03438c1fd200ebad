/** The friends and enemies in the way of a rout. DBMM, Routed elements; Interpenetration; rulings 126 and 127. */
import type { Debellis } from '../../../debellis/game.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { metOnWay } from '../../../engine/board/room.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Frame } from '../../../engine/game/game.ts';
import type { FlightPlan } from '../../../engine/outcomes/flight.ts';
import type { Touch } from '../../../geometry/contact.ts';
import { pivoted, turnedAbout } from '../../../geometry/pose.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { fateOf } from '../impetuous/friends.ts';
import { isBroken, isMobile, isRouting } from '../troops/base.ts';

/** The friends that a rout leads through, the nearest to its end first. `base` stands as it did before the rout. */
export function friendsPassed(battle: Battle, base: PlacedBase, plan: FlightPlan): readonly PlacedBase[] {
  const about = { ...base, pose: turnedAbout(base.pose, base.depth) };
  const start = plan.aside
    ? { ...about, pose: pivoted(about.pose, about.width, plan.aside.on, plan.aside.turn) }
    : about;
  const ground = rectangleOfBase(start);
  const friends = basesOnTable(battle).filter(({ id, side }) => side === base.side && id !== base.id);
  return metOnWay(friends, ground, ground.forward, plan.went)
    .map((met) => met.base)
    .toReversed();
}

/** The clause by which a friend joins the rout behind the element that has gone through it; null if it does not. */
function joinsBy(friend: PlacedBase, burst: boolean): DbmmClause | null {
  if (!isBroken(friend) || !isMobile(friend)) return null;
  const rule = burst ? 'dbmm.rout.7' : 'dbmm.inter.29';
  return holds(rule) ? rule : null;
}

/**
 * What follows for the friends that an element has routed through: those of broken commands join it, one behind the
 * other, and the others suffer as from troops that advance spontaneously. `through` are those through whom it has burst.
 */
export function fatesBehind(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  router: PlacedBase,
  friends: readonly PlacedBase[],
  through: readonly string[],
): readonly Frame[] {
  const frames: Frame[] = [];
  let last = router.id;
  for (const friend of friends) {
    if (isRouting(friend)) continue;
    const joins = joinsBy(friend, through.includes(friend.id));
    if (joins !== null) {
      frames.push({ step: 'rout', base: friend.id, behind: last, cause: joins });
      last = friend.id;
      continue;
    }
    const fate = fateOf(game, rules, battle, router, friend);
    if (fate) frames.push(fate);
  }
  return frames;
}

const ITS_FRONT: readonly Touch['mine'][] = ['front', 'front-left', 'front-right'];
const SIDES_AND_REAR: readonly Touch['theirs'][] = ['left', 'right', 'rear', 'rear-left', 'rear-right'];

/** The enemies that the front of an element touches, and whether it touches them on a side or rear. */
export const metInFront = (battle: Battle, base: PlacedBase) =>
  enemyContacts(battle, base).flatMap(({ base: enemy, touches }) => {
    const mine = touches.filter((touch) => ITS_FRONT.includes(touch.mine));
    if (mine.length === 0) return [];
    return [{ enemy, aside: mine.some(({ theirs }) => SIDES_AND_REAR.includes(theirs)) }];
  });

/** The elements that rout and have an enemy before their front, with that enemy. */
export const routersMet = (battle: Battle): readonly { base: PlacedBase; by: PlacedBase }[] =>
  basesOnTable(battle).flatMap((base) => {
    if (!isRouting(base)) return [];
    const met = enemyContacts(battle, base).find(({ touches }) =>
      touches.some(({ mine, length }) => mine === 'front' && length > 0),
    );
    return met ? [{ base, by: met.base }] : [];
  });
