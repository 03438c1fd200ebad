/** Friends in the way of spontaneous advances. DBMM, Interpenetration. */
import { isOverlapping } from '../../../debellis/fights/hand-to-hand.ts';
import { isFighting } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isWading } from '../../../debellis/ground/rivers.ts';
import { isSupporting } from '../../../debellis/shooting/shooters.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { filesOf } from '../../../engine/board/groups.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { Frame } from '../../../engine/game/game.ts';
import { QUARTER_TURN, turnBetween } from '../../../geometry/exact.ts';
import { aheadOf } from '../../../geometry/rectangle.ts';
import { isOf, isRouting } from '../troops/base.ts';
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

/** One advance asks it of the same friends for each of many directions. */
const RIDDEN = keptWith((game: Debellis) =>
  keptByBase((rules, battle, friend): boolean => {
    const isBlock = isOf(friend, 'El') || (isOf(friend, 'Pk') && pikesDeep(battle, friend) > PIKES);
    return !(
      isBlock ||
      !holds('dbmm.inter.19') ||
      (isFighting(game, battle, friend) && holds('dbmm.inter.20')) ||
      (isSupporting(game, rules, battle, friend) && holds('dbmm.inter.21')) ||
      (isOverlapping(game, rules, battle, friend) && holds('dbmm.inter.22')) ||
      (isWading(game, battle, friend) && holds('dbmm.inter.23')) ||
      (moved(friend) && game.isImpetuous(rules, battle, friend) && holds('dbmm.inter.24'))
    );
  }),
);

/** Do spontaneously advancing troops go through this friend? */
export const ridesThrough = (game: Debellis, rules: Ruleset, battle: Battle, friend: PlacedBase): boolean =>
  RIDDEN(game)(rules, battle, friend);

/** Do friends that are passed follow the one that passes them? */
export const followsOn = (game: Debellis, rules: Ruleset, battle: Battle, friend: PlacedBase): boolean =>
  game.isImpetuous(rules, battle, friend) && !moved(friend) && holds('dbmm.inter.26');

/** Did it stand ahead of this friend, facing towards it? */
const comesFromFront = (passer: PlacedBase, friend: PlacedBase): boolean =>
  aheadOf(rectangleOfBase(friend), passer.pose) > 0 &&
  turnBetween(passer.pose.facing, friend.pose.facing) > QUARTER_TURN;

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
  if (comesFromFront(passer, friend) && !isRouting(passer) && holds('dbmm.recoil.14'))
    return { step: 'turn-about', base: friend.id, rule: 'dbmm.recoil.14' };
  return holds('dbmm.inter.28')
    ? { step: 'outcome', base: friend.id, outcome: 'recoil', stage: 'back', cause: 'dbmm.inter.28' }
    : null;
}
