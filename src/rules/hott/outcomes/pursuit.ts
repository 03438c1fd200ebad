/** Who pursues, and how. Hordes of the Things, Pursuit. */

import { type Battle, basesOnTable, findBase, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { landing } from '../../../engine/board/room.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';
import { isOf } from '../base.ts';
import type { HottClause } from '../clauses/ids.ts';
import { frontEdgeOn } from '../contacts.ts';
import { isDemoralised } from '../mass/demoralised.ts';
import { BASE_WIDTH } from '../measures.ts';
import type { Element } from '../troops.ts';
import { isRiver, metBy } from './water.ts';

const PURSUERS: readonly Element[] = ['Knights', 'Behemoth', 'Beasts', 'Warband'];

/** What losers do that lets the winner pursue. */
const OPENING: readonly string[] = ['recoil', 'flee', 'flee-off', 'destroyed', 'break-off'];

/** The clause by which a winner goes after an enemy to whom this happened; null when it stays. */
export function pursuitRule(
  battle: Battle,
  winner: PlacedBase,
  against: string,
  outcome: string,
): HottClause | null {
  if (!OPENING.includes(outcome)) return null;
  if (outcome === 'break-off' && frontEdgeOn(battle, winner) && holds('hott.pursue.2')) return null;
  if (isOf(winner, ...PURSUERS) || !holds('hott.pursue.6')) return held('hott.pursue.1');
  return routs(battle, winner, against) ? held('hott.demo.12') : null;
}

const held = (rule: HottClause): HottClause | null => (holds(rule) ? rule : null);

/** Those who are not demoralised themselves go after whoever is, but for artillery. */
function routs(battle: Battle, winner: PlacedBase, against: string): boolean {
  const loser = findBase(battle, against);
  return (
    loser !== undefined &&
    isDemoralised(battle, loser) &&
    !isDemoralised(battle, winner) &&
    !isOf(winner, 'Artillery')
  );
}

/** The clause by which one who gave rear support follows. */
export function followRule(battle: Battle, supporter: PlacedBase, against: string): HottClause | null {
  if (isOf(supporter, 'Warband')) return held('hott.pursue.5');
  return routs(battle, supporter, against) ? held('hott.demo.12') : null;
}

const forbids = ({ stop }: OutcomePlan): boolean => stop?.rule === ('hott.pursue.4' satisfies HottClause);

/** Would it come up against ground that it cannot enter? A river, or the edge, it may stand at. */
function endsAgainst(battle: Battle, base: PlacedBase, { stop }: OutcomePlan, mm: number): boolean {
  const piece = battle.terrain.find(({ id }) => id === stop?.piece);
  const way: OutcomeWay = { kind: 'pursue', mover: base, first: base };
  return piece !== undefined && metBy(battle, way, piece, false, mm).barred;
}

/** Does somebody stand on the very bank, so that it comes up to him and not into the river? */
function haltsOnBank(battle: Battle, base: PlacedBase, { stop, went }: OutcomePlan): boolean {
  const piece = battle.terrain.find(({ id }) => id === stop?.piece);
  const ahead = landing(base, rectangleOfBase(base).forward, went + 2 * CONTACT_GAP);
  const meets = (other: PlacedBase) =>
    other.id !== base.id && rectanglesOverlap(ahead, rectangleOfBase(other));
  return piece !== undefined && isRiver(piece) && basesOnTable(battle).some(meets);
}

/** A pursuit thought through; null where ground or an edge forbids it. */
export function pursuitPlan(rules: Ruleset, battle: Battle, base: PlacedBase): OutcomePlan | null {
  const mm = Math.min(base.depth, BASE_WIDTH);
  const plan = planPursuit(rules, battle, base, mm);
  const farther = mm + 2 * CONTACT_GAP;
  const beyond = planPursuit(rules, battle, base, farther);
  if (forbids(plan)) return haltsOnBank(battle, base, plan) ? plan : null;
  return forbids(beyond) && endsAgainst(battle, base, beyond, farther) ? null : plan;
}
