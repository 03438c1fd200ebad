/** Which bases could attack or shoot at a base, if it were the bound of their side and orders cost nothing. */
import { rectanglesDistance } from '../../geometry/distance.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../battle.ts';
import { arcGround } from '../board/arcs.ts';
import { enemyContacts } from '../board/contacts.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Ruleset } from '../contract.ts';
import { type CandidateKind, legalCandidates } from './family.ts';

const INTO_CONTACT: readonly CandidateKind[] = ['front', 'left-flank', 'right-flank', 'rear', 'ahead'];

/** The same table at the beginning of a bound of a side. */
const atBoundOf = (battle: Battle, side: SideId): Battle => ({
  ...battle,
  turn: { ...battle.turn, active: side },
  bases: battle.bases.map((base) => ({ ...base, bound: {}, start: null })),
});

const enemiesOf = (battle: Battle, { side }: PlacedBase): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => base.side !== side);

/** May this base come into contact with that one by a move of its own? */
function reaches(rules: Ruleset, battle: Battle, base: PlacedBase, target: PlacedBase): boolean {
  const mm = rectanglesDistance(rectangleOfBase(base), rectangleOfBase(target));
  if (mm > rules.moves.distance.farthest(battle, [base])) return false;
  const options = { goals: [target.id], only: INTO_CONTACT, alone: true, free: true };
  return legalCandidates(rules, battle, [base.id], options).some(({ judgement }) =>
    judgement.contacts.some(({ other }) => other === target.id),
  );
}

/** The enemies of a base that may come into contact with it by one move, each for itself. */
export function whoReaches(rules: Ruleset, battle: Battle, target: PlacedBase): readonly PlacedBase[] {
  const side = battle.sides.find(({ id }) => id !== target.side)?.id ?? target.side;
  const then = atBoundOf(battle, side);
  return enemiesOf(then, target).filter(
    (base) => enemyContacts(then, base).length === 0 && reaches(rules, then, base, target),
  );
}

/** The enemies of a base that have a part of it in the ground that they may shoot over. */
export const whoShoots = (rules: Ruleset, battle: Battle, target: PlacedBase): readonly PlacedBase[] =>
  enemiesOf(battle, target).filter((base) => {
    const arc = rules.arc?.(base);
    return arc != null && sharesArea(rectangleOfBase(target).corners, arcGround(base, base.pose, arc));
  });
