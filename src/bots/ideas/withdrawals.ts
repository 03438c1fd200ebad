/** Ideas to go back: precious bases from danger, and others from shooters that they cannot shoot at. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { connected, mayMove, ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { isAimedAt } from '../evaluate/terms/shots.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { isEndangered } from './dangers.ts';
import type { Idea } from './idea.ts';

const back = (bases: readonly PlacedBase[], why: string): Idea => ({
  bases,
  goals: [],
  kinds: ['back'],
  promise: 1,
  why,
});

/** Precious bases in danger. */
export const escapes = (situation: Situation): readonly Idea[] =>
  ownBases(situation).flatMap((base): Idea[] => {
    if (!traitsOf(situation, base).precious || !mayMove(situation, base)) return [];
    if (!isEndangered(situation, base) || base.start !== null || reachOf(situation, [base]) === 0) return [];
    return [back([base], 'bot.escape')];
  });

/** Bases before shooters that they cannot shoot at, in line or one by one. */
export function shelters(situation: Situation): readonly Idea[] {
  const { battle, side, profile } = situation;
  const { shootingZone } = profile.dangers;
  const shooters = basesOnTable(battle).filter(
    (base) => base.side !== side && shootingZone(base) && enemyContacts(battle, base).length === 0,
  );
  const shotAt = ownBases(situation).filter(
    (base) =>
      mayMove(situation, base) &&
      base.start === null &&
      !shootingZone(base) &&
      shooters.some((shooter) => isAimedAt(situation, shooter, base)),
  );
  const lines = connected(situation, shotAt).filter((line) => line.length > 1);
  return [...lines, ...shotAt.map((base) => [base])].map((bases) => back(bases, 'bot.shelter'));
}
