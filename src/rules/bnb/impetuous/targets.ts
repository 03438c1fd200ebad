/** Which enemy an impetuous base moves against. Blood and Blades, impetuous move, target. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { goingUnder } from '../../../engine/board/going.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { mostDirectlyFacing } from '../board/facing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { isBaggage, isElephant, isPs, troopOf } from '../troops/base.ts';
import { isMounted } from '../troops/troops.ts';
import { type Reaching, reachableNow, reachedStraight } from './reach.ts';
import type { Duty } from './who.ts';

const FARTHEST_TARGET = 12 * MU;

/** The enemies whose zones bind an impetuous base. Zones of Ps bind only Ps. */
const bindingZoners = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  zonedBy(rules, battle, base).filter((owner) => !isPs(owner) || isPs(base) || !holds('bnb.impetuous.20'));

const isNear = (base: PlacedBase, target: PlacedBase): boolean =>
  atMost(rectanglesDistance(rectangleOfBase(base), rectangleOfBase(target)), FARTHEST_TARGET);

/** Is the target in ground where mounted do not attack it? */
const isOutOfBounds = (rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase): boolean =>
  isMounted(troopOf(base)) && goingUnder(rules, battle, base, rectangleOfBase(target)) !== 'GGo';

function eligibleBy(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const enemies = basesOnTable(battle).filter((other) => other.side !== base.side && isNear(base, other));
  const skirmishers = enemies.filter((enemy) => isPs(enemy) && holds('bnb.impetuous.3'));
  const straight = new Set(
    reachedStraight(rules, battle, base, skirmishers).flatMap((way) => way.targets.map(({ id }) => id)),
  );
  return enemies.filter((enemy) => {
    const open = skirmishers.includes(enemy) ? straight.has(enemy.id) : holds('bnb.impetuous.4');
    return open && !(isOutOfBounds(rules, battle, base, enemy) && holds('bnb.impetuous.5'));
  });
}

/** The enemies that an impetuous base may choose as its target. */
export function eligibleTargets(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  duty: Duty,
): readonly PlacedBase[] {
  if (duty === 'baggage' && holds('bnb.impetuous.2'))
    return basesOnTable(battle).filter((other) => other.side !== base.side && isBaggage(other));
  const eligible = eligibleBy(rules, battle, base);
  const zoners = bindingZoners(rules, battle, base).map((owner) => owner.id);
  const binding = eligible.filter((target) => zoners.includes(target.id));
  return binding.length > 0 && holds('bnb.impetuous.37') ? binding : eligible;
}

/** A target with the way that reaches it; null if it is out of reach. */
export interface Aim {
  readonly target: PlacedBase;
  readonly way: Reaching | null;
}

/** The targets of highest priority, among which the player chooses, and the clause that prefers them. */
export interface Aims {
  readonly rule: BnbClause;
  readonly aims: readonly Aim[];
  /** Elephants of the same priority that may not be chosen. */
  readonly spared: readonly PlacedBase[];
}

/** The targets that are faced most directly, of equals. */
function mostDirect(battle: Battle, base: PlacedBase, targets: readonly PlacedBase[]): readonly PlacedBase[] {
  return targets.length > 1 && holds('bnb.impetuous.15')
    ? mostDirectlyFacing(battle, base, targets)
    : targets;
}

function amongEquals(rule: BnbClause, aims: readonly Aim[]): Aims {
  const others = aims.filter(({ target }) => !isElephant(target));
  const spares = others.length > 0 && others.length < aims.length && holds('bnb.impetuous.17');
  if (!spares) return { rule, aims, spared: [] };
  return { rule, aims: others, spared: aims.map(({ target }) => target).filter(isElephant) };
}

const once = (bases: readonly PlacedBase[]): readonly PlacedBase[] => [...new Set(bases)];

function aims(rules: Ruleset, battle: Battle, base: PlacedBase, duty: Duty): Aims | null {
  const eligible = eligibleTargets(rules, battle, base, duty);
  if (eligible.length === 0 || !holds('bnb.impetuous.8')) return null;
  const reach = reachableNow(rules, battle, base, eligible);
  if (reach && holds('bnb.impetuous.11')) {
    const targets = mostDirect(battle, base, once(reach.ways.flatMap((way) => way.targets)));
    const wayTo = (target: PlacedBase): Reaching | null =>
      reach.ways.find((way) => way.targets.includes(target)) ?? null;
    return amongEquals(
      reach.rule,
      targets.map((target) => ({ target, way: wayTo(target) })),
    );
  }
  const targets = mostDirect(battle, base, eligible);
  return amongEquals(
    'bnb.impetuous.15',
    targets.map((target) => ({ target, way: null })),
  );
}

const aimsByNature = keptByBase((rules, battle, base) => aims(rules, battle, base, 'nature'));
const aimsAtBaggage = keptByBase((rules, battle, base) => aims(rules, battle, base, 'baggage'));

/** The targets among which an impetuous base may choose; null if none is eligible. */
export const aimsOf = (rules: Ruleset, battle: Battle, base: PlacedBase, duty: Duty): Aims | null =>
  (duty === 'nature' ? aimsByNature : aimsAtBaggage)(rules, battle, base);
