/** Enemies that man visible fortifications are known, though the ground hides them. DBMM, ruling 70. */
import { isInSightOf } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isManning } from '../../../debellis/walls/sections.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';

/** Does a base's command see the fortifications that an enemy mans? They hide no more than one who has just shot. */
export const isKnownByWalls = (
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): boolean =>
  isManning(game, battle, enemy) &&
  isInSightOf(game, rules, battle, base, { ...enemy, bound: { ...enemy.bound, shot: 1 } });
