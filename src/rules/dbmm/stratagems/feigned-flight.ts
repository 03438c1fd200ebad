/** Feigned flights. DBMM, Fleeing; Stratagems; rulings 83 and 157. */
import { isAwareOf } from '../../../debellis/commands/awareness.ts';
import { arrivalOf } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { commandOf, paid, pointsLeft, purseOf } from '../../../engine/army/commands.ts';
import {
  type BaseId,
  type Battle,
  basesOnTable,
  type PlacedBase,
  placedBase,
} from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { areGroup, groupsAmong } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Frame, SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { edgeDistance, edgeOfSide, INWARD } from '../../../engine/setup/edges.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { because, broken } from '../citing.ts';
import { isWithin, paces } from '../measures.ts';
import { stateOf } from '../state.ts';
import { isBroken, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { hasChosen } from './chosen.ts';

/** What a feigned flight costs, in PIPs that its command has left. */
const PRICE = 2;

/** How near an enemy is that it can draw, in paces. */
const REACH = 480;

const apart = (a: PlacedBase, b: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b));

/** Does it know how to feign a flight? Some do only where their list says so. */
const feigns = (base: PlacedBase): boolean =>
  isOf(base, 'LH') || (isOf(base, 'Cv', 'Cm', 'Wb(F)') && figure(base.marks, 'feigns') > 0);

const isNearEnemy = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (other) => other.side !== base.side && isWithin(apart(base, other), paces(REACH)),
  );

/** Has a side feigned a flight in this battle? */
const hasFeigned = (battle: Battle, side: SideId): boolean =>
  (stateOf(battle).feigned ?? []).includes(side) && holds('dbmm.strat.50');

const left = (battle: Battle, base: PlacedBase): number =>
  pointsLeft(battle, holds('dbmm.strat.47') ? purseOf(battle, base) : '');

const price = (): number => (holds('dbmm.pip.16') ? PRICE : 0);

/** The reasons against an element in a feigned flight, which both sides can see. */
const baseReasons = (battle: Battle, base: PlacedBase): readonly Reason[] => {
  const figures = { base: base.id };
  return [
    ...(feigns(base) ? [] : broken('dbmm.strat.43', 'dbmm.feign.troops', figures)),
    ...(isBroken(base) ? broken('dbmm.strat.44', 'dbmm.feign.broken', figures) : []),
    ...(enemyContacts(battle, base).length > 0 ? broken('dbmm.strat.45', 'dbmm.feign.contact', figures) : []),
  ];
};

/** Could a side feign a flight, by what both sides see? Whether it has chosen the stratagem is not asked. */
export const mightFeign = (battle: Battle, side: SideId): boolean =>
  !hasFeigned(battle, side) &&
  basesOnTable(battle).some(
    (base) =>
      base.side === side &&
      left(battle, base) >= price() &&
      baseReasons(battle, base).length === 0 &&
      isNearEnemy(battle, base),
  );

/** The groups that a side may let feign flight, whole; none if it has not chosen the stratagem. */
export const groupsToFeign = (
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly (readonly BaseId[])[] => {
  const able = basesOnTable(battle).filter(
    (base) => base.side === side && baseReasons(battle, base).length === 0,
  );
  return groupsAmong(rules, battle, able)
    .map((group) => group.map(({ id }) => id))
    .filter((ids) => feignReasons(rules, battle, side, ids).length === 0);
};

function feignReasons(
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  ids: readonly BaseId[],
): readonly Reason[] {
  if (!hasChosen(battle, side, 'feigned-flight') && holds('dbmm.strat.42'))
    return [because('dbmm.strat.42', 'dbmm.feign.not-chosen', {})];
  if (hasFeigned(battle, side)) return [because('dbmm.strat.50', 'dbmm.feign.again', {})];
  const bases = ids.flatMap((id) => placedBase(battle, id) ?? []);
  const foreign = ids.find((id) => bases.every((base) => base.id !== id || base.side !== side));
  if (foreign !== undefined) return [reason(rules, 'not-yours', { base: foreign })];
  const [first] = bases;
  if (!first) return [];
  const isOne =
    bases.length === 1 ||
    (areGroup(rules, battle, bases) && bases.every((base) => commandOf(base) === commandOf(first)));
  const points = left(battle, first);
  return [
    ...(isOne ? [] : broken('dbmm.strat.42', 'dbmm.feign.one-group', { bases: ids })),
    ...bases.flatMap((base) => baseReasons(battle, base)),
    ...(bases.some((base) => isNearEnemy(battle, base))
      ? []
      : broken('dbmm.strat.46', 'dbmm.feign.far', { limit: paces(REACH) })),
    ...(points < price()
      ? broken('dbmm.strat.47', 'dbmm.feign.points', { price: price(), left: points })
      : []),
  ];
}

/** The enemies that a feigned flight draws: those near it who are aware of it. */
const drawn = (
  game: Debellis,
  { rules, battle }: Work,
  bases: readonly PlacedBase[],
): readonly PlacedBase[] =>
  basesOnTable(battle).filter((enemy) =>
    bases.some(
      (base) =>
        base.side !== enemy.side &&
        isWithin(apart(base, enemy), paces(REACH)) &&
        isAwareOf(game, rules, battle, enemy, base),
    ),
  );

/** The facing of an element before it turns to flee: to its own edge, or to that by which it came. */
function facingOf(battle: Battle, base: PlacedBase): number {
  const edge = arrivalOf(battle, base)?.edge ?? edgeOfSide(battle, base.side);
  return INWARD[edge];
}

/** A group feigns flight: its frames, or the reasons against it. A refusal changes nothing. */
export function feign(
  game: Debellis,
  work: Work,
  side: SideId,
  ids: readonly BaseId[],
): readonly Frame[] | { readonly reasons: readonly Reason[] } {
  const { rules, battle } = work;
  const reasons = feignReasons(rules, battle, side, ids);
  if (reasons.length > 0) return { reasons };
  const bases = ids.flatMap((id) => placedBase(battle, id) ?? []);
  const [first] = bases;
  if (!first) return [];
  const lured = holds('dbmm.strat.48') ? drawn(game, work, bases) : [];
  tell(work, { type: 'flight-feigned', rule: 'dbmm.strat.42', figures: { side, bases: ids } }, [
    paid(battle, purseOf(battle, first), price()),
    { change: 'note', set: { feigned: [...(stateOf(battle).feigned ?? []), side] } },
    ...bases.map(({ id }): Change => ({ change: 'brand', base: id, set: { feigning: 1 } })),
    ...lured.map(({ id }): Change => ({ change: 'brand', base: id, set: { lured: 1 } })),
  ]);
  const edge = edgeOfSide(battle, side);
  const order = bases.toSorted(
    (a, b) => edgeDistance(battle, edge, a.pose) - edgeDistance(battle, edge, b.pose),
  );
  return order.map((base) => ({
    step: 'flight',
    base: base.id,
    stage: 'run',
    facing: facingOf(battle, base),
    cause: 'dbmm.flee.7',
  }));
}
