/** Decides whether and how far a winner pursues. DBM, Pursuing; rulings 15, 16 and 119. */
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import { friendContacts } from '../../../engine/board/contacts.ts';
import { isSupport } from '../../../engine/board/positions.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { ahead } from '../../../geometry/pose.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isDemoralised, isFoot, isNaval, isTrain, troopOf } from '../base.ts';
import { attackersAside } from '../contacts.ts';
import { depthOfFront } from '../double-bases.ts';
import { baggageAhead, fullMove, isImpetuous } from '../impetuous.ts';
import { BASE_WIDTH } from '../measures.ts';
import { runsAground } from '../naval/ground.ts';
import { isWading } from '../rivers.ts';
import { lengthInWalls } from '../walls/passage.ts';
import { isPursuer, mayLetGo } from './pursuers.ts';

/** The facts about the winner and the loser of a fight. */
export interface Chase {
  readonly winner: PlacedBase;
  /** The loser before its outcome; null for a section that nobody defended. */
  readonly loser: Base | null;
  /** The winner defended a river bank. */
  readonly held: boolean;
  /** The loser broke off by its own move. */
  readonly brokeOff: boolean;
  /** It pursues in the place of the war wagons before it. */
  readonly instead: boolean;
}

/** Must an element pursue this loser, unless it may choose to stay? */
function pursues(rules: Ruleset, battle: Battle, { winner, loser, instead }: Chase): boolean {
  if (instead) return true;
  if (isNaval(winner) && holds('dbm.pursue.3')) return loser !== null && isNaval(loser);
  const troop = troopOf(winner);
  const always = isPursuer(troop) || isWading(battle, winner);
  const tempted = loser !== null && isDemoralised(loser) && !isTrain(winner) && holds('dbm.impet.19');
  return (always || tempted || isImpetuous(rules, battle, winner)) && holds('dbm.pursue.5');
}

/** May it choose not to pursue? */
export const mayStay = ({ winner, loser, instead }: Chase): boolean =>
  instead || (loser !== null && mayLetGo(troopOf(winner), troopOf(loser)) && holds('dbm.pursue.9'));

/** The conditions that keep a winner in its place. */
const isHeld = (battle: Battle, { winner, held, brokeOff }: Chase): boolean =>
  (held && isFoot(winner) && holds('dbm.pursue.10')) ||
  (brokeOff && attackersAside(battle, winner).length > 0 && holds('dbm.pursue.7'));

/** Millimetres from its front to the front of the friend that it stands behind. */
const depthAhead = (battle: Battle, base: PlacedBase): number =>
  friendContacts(battle, base).find(({ touches }) => isSupport(touches))?.base.depth ?? 0;

/** The plan of a pursuit; null if ground or a table edge forbids it, or if there is no room. */
function pursuitPlan(rules: Ruleset, battle: Battle, { winner: base, instead }: Chase): OutcomePlan | null {
  const loot = baggageAhead(rules, battle, base) !== null;
  const usual = holds('dbm.pursue.6') ? Math.min(depthOfFront(base), BASE_WIDTH) : 0;
  const before = instead ? depthAhead(battle, base) : 0;
  const across = lengthInWalls(battle, base.pose, ahead(base.pose, before + usual + BASE_WIDTH));
  const reach = loot ? fullMove(rules, battle, base) : before + usual + across;
  const plan = planPursuit(rules, battle, base, reach);
  const forbidden = plan.stop?.edge !== undefined || plan.stop?.piece !== undefined;
  const end = plan.moves.find((move) => move.base === base.id)?.to ?? base.pose;
  return forbidden || !moreThan(plan.went, 0) || runsAground(battle, base, end) ? null : plan;
}

/** The plan of a winner's pursuit; null if it does not pursue. */
export const planOfChase = (rules: Ruleset, battle: Battle, chase: Chase): OutcomePlan | null =>
  !isHeld(battle, chase) && pursues(rules, battle, chase) ? pursuitPlan(rules, battle, chase) : null;
