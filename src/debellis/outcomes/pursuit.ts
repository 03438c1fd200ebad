/** Decides whether and how far a winner pursues. */

import type { Base, Battle, PlacedBase } from '../../engine/battle.ts';
import { friendContacts } from '../../engine/board/contacts.ts';
import { isSupport } from '../../engine/board/positions.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { OutcomePlan } from '../../engine/outcomes/plan.ts';
import { planPursuit } from '../../engine/outcomes/recoil.ts';
import { ahead } from '../../geometry/pose.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import { depthOfFront } from '../bases/double-bases.ts';
import { holdsIn } from '../book.ts';
import { attackersAside } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { isWading } from '../ground/rivers.ts';
import { BASE_WIDTH } from '../measures.ts';
import { runsAground } from '../naval/ground.ts';
import { isDemoralised } from '../troops/base.ts';
import { lengthInWalls } from '../walls/passage.ts';

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
function pursues(game: Debellis, rules: Ruleset, battle: Battle, { winner, loser, instead }: Chase): boolean {
  if (instead) return true;
  if (game.isNaval(winner) && holdsIn(game.outcomes, 'navalPursue'))
    return loser !== null && game.isNaval(loser);
  const troop = game.troopOf(winner);
  const always = game.isPursuer(troop) || isWading(game, battle, winner);
  const tempted =
    loser !== null && isDemoralised(loser) && !game.isTrain(winner) && holdsIn(game.outcomes, 'tempted');
  return (always || tempted || game.isImpetuous(rules, battle, winner)) && holdsIn(game.outcomes, 'pursue');
}

/** May it choose not to pursue? */
export const mayStay = (game: Debellis, { winner, loser, instead }: Chase): boolean =>
  instead ||
  (loser !== null &&
    game.mayLetGo(game.troopOf(winner), game.troopOf(loser)) &&
    holdsIn(game.outcomes, 'mayStay'));

/** The conditions that keep a winner in its place. */
const isHeld = (game: Debellis, battle: Battle, { winner, held, brokeOff }: Chase): boolean =>
  (held && game.isFoot(winner) && holdsIn(game.outcomes, 'held')) ||
  (brokeOff &&
    attackersAside(game, battle, winner).length > 0 &&
    holdsIn(game.outcomes, 'heldAfterBreakOff'));

/** Millimetres from its front to the front of the friend that it stands behind. */
const depthAhead = (battle: Battle, base: PlacedBase): number =>
  friendContacts(battle, base).find(({ touches }) => isSupport(touches))?.base.depth ?? 0;

/** The plan of a pursuit; null if ground or a table edge forbids it, or if there is no room. */
function pursuitPlan(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  { winner: base, instead }: Chase,
): OutcomePlan | null {
  const loot = game.baggageAhead(rules, battle, base) !== null;
  const usual = holdsIn(game.outcomes, 'pursuitDistance')
    ? Math.min(depthOfFront(game, base), BASE_WIDTH)
    : 0;
  const before = instead ? depthAhead(battle, base) : 0;
  const across = lengthInWalls(game, battle, base.pose, ahead(base.pose, before + usual + BASE_WIDTH));
  const reach = loot ? game.fullMove(rules, battle, base) : before + usual + across;
  const plan = planPursuit(rules, battle, base, reach);
  const forbidden = plan.stop?.edge !== undefined || plan.stop?.piece !== undefined;
  const end = plan.moves.find((move) => move.base === base.id)?.to ?? base.pose;
  return forbidden || !moreThan(plan.went, 0) || runsAground(game, battle, base, end) ? null : plan;
}

/** The plan of a winner's pursuit; null if it does not pursue. */
export const planOfChase = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  chase: Chase,
): OutcomePlan | null =>
  !isHeld(game, battle, chase) && pursues(game, rules, battle, chase)
    ? pursuitPlan(game, rules, battle, chase)
    : null;
