/** Shooters of a second rank, and elements behind those in close combat. DBMM, Shooting. */
import { lineBehind } from '../../../debellis/fights/contacts.ts';
import { isFighting } from '../../../debellis/fights/opponents.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { isOf } from '../troops/base.ts';

/** Bw and Sh shoot over Bw and Sh in the same going, but not in difficult going. */
export function shootsOver(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  front: PlacedBase,
  rear: PlacedBase,
): boolean {
  if (![front, rear].every((base) => isOf(base, 'Bw', 'Sh'))) return false;
  const [one, other] = [front, rear].map((base) => game.goingOfBase(rules, battle, base));
  return one === other && !(one === 'DGo' && holds('dbmm.shoot.28'));
}

/** Does it stand lined up behind a friend in close combat? */
export const isBehindFight = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (friend) =>
      friend.side === base.side &&
      lineBehind(battle, friend)?.id === base.id &&
      isFighting(game, battle, friend),
  );
