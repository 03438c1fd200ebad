/** Which bases are cohesive: those with a like friend or the commander-in-chief at each side. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { friendContacts } from '../../../engine/board/contacts.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { isCommander, troopOf } from '../troops/base.ts';
import { weaponOf } from '../troops/troops.ts';

/** Do they have the same type, grade, drill and weapon? */
function isIdentical(a: PlacedBase, b: PlacedBase): boolean {
  const [one, other] = [troopOf(a), troopOf(b)];
  return (
    one.type === other.type &&
    one.grade === other.grade &&
    one.regular === other.regular &&
    weaponOf(one) === weaponOf(other)
  );
}

const steadies = (base: PlacedBase, neighbour: PlacedBase): boolean =>
  isCommander(neighbour) || isIdentical(base, neighbour);

/** Does it touch like friends of its group, or the commander-in-chief, front corner on front corner at both sides? */
export function isCohesive(rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const group = groupOf(rules, battle, base);
  const beside = (side: 'left' | 'right', other: 'left' | 'right'): boolean =>
    friendContacts(battle, base).some(
      ({ base: friend, touches }) =>
        touches.some(({ mine, theirs }) => mine === `front-${side}` && theirs === `front-${other}`) &&
        group.some((each) => each.id === friend.id) &&
        steadies(base, friend),
    );
  return beside('left', 'right') && beside('right', 'left');
}
