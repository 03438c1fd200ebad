/** Friends in the way of spontaneous advances. DBMM, Interpenetration. */
import { lineBehind } from '../../../debellis/fights/contacts.ts';
import { isFighting } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isWading } from '../../../debellis/ground/rivers.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { filesOf } from '../../../engine/board/groups.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Frame } from '../../../engine/game/game.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

const moved = ({ bound }: PlacedBase): boolean =>
  (['moved', 'advanced'] as const).some((mark) => figure(bound, mark) > 0);

/** How many pikes stand in a file with it. */
const pikesDeep = (battle: Battle, base: PlacedBase): number => {
  const mates = basesOnTable(battle).filter((each) => each.side === base.side && isOf(each, 'Pk'));
  return filesOf(mates).find((file) => file.some(({ id }) => id === base.id))?.length ?? 1;
};

/** The most ranks of pikes that are ridden through. */
const PIKES = 2;

const supports = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (front) => lineBehind(battle, front)?.id === base.id && enemyContacts(battle, front).length > 0,
  );

/** Do spontaneously advancing troops go through this friend? */
export function ridesThrough(game: Debellis, rules: Ruleset, battle: Battle, friend: PlacedBase): boolean {
  const isBlock = isOf(friend, 'El') || (isOf(friend, 'Pk') && pikesDeep(battle, friend) > PIKES);
  return !(
    isBlock ||
    !holds('dbmm.inter.19') ||
    (isFighting(game, battle, friend) && holds('dbmm.inter.20')) ||
    (supports(battle, friend) && holds('dbmm.inter.21')) ||
    (enemyContacts(battle, friend).length > 0 && holds('dbmm.inter.22')) ||
    (isWading(game, battle, friend) && holds('dbmm.inter.23')) ||
    (moved(friend) && game.isImpetuous(rules, battle, friend) && holds('dbmm.inter.24'))
  );
}

/** Do friends that are passed follow the one that passes them? */
export const followsOn = (game: Debellis, rules: Ruleset, battle: Battle, friend: PlacedBase): boolean =>
  game.isImpetuous(rules, battle, friend) && !moved(friend) && holds('dbmm.inter.26');

/** What happens to a friend that this element has gone through; null if it only follows, or nothing does. */
export function fateOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  passer: PlacedBase,
  friend: PlacedBase,
): Frame | null {
  if (isOf(passer, 'El', 'Exp') && holds('dbmm.inter.25'))
    return {
      step: 'outcome',
      base: friend.id,
      outcome: 'flee',
      stage: 'run',
      facing: passer.pose.facing,
      cause: 'dbmm.inter.25',
    };
  if (game.isImpetuous(rules, battle, friend)) return null;
  if (isOf(passer, 'Kn', 'Cm(S)') && holds('dbmm.inter.27'))
    return { step: 'outcome', base: friend.id, outcome: 'spent', cause: 'dbmm.inter.27' };
  return holds('dbmm.inter.28')
    ? { step: 'outcome', base: friend.id, outcome: 'recoil', stage: 'back', cause: 'dbmm.inter.28' }
    : null;
}
