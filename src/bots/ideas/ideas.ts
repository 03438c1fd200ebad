/** All that a bot thinks of ordering. */
import { type Battle, basesOnTable, type SideId } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { reachOf } from '../board/reach.ts';
import { isAimedAt } from '../evaluate/shots.ts';
import { counselFor } from '../plain-profile.ts';
import { type AdvanceLimits, advances, nearestEnemy } from './advances.ts';
import { attacks, helps, storms } from './attacks.ts';
import { breakOffs } from './break-offs.ts';
import { connected, type Idea, mayMove } from './idea.ts';
import { gangs } from './joint-attacks.ts';
import { hunters, rides } from './raids.ts';

/** A precious base in danger goes back. */
function escapes(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  return basesOnTable(battle).flatMap((base): Idea[] => {
    if (base.side !== side || !counsel.precious(base) || !mayMove(battle, base)) return [];
    const enemy = nearestEnemy(battle, base);
    const mm = enemy
      ? rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy))
      : Number.POSITIVE_INFINITY;
    if (mm > 120 || base.start !== null || reachOf(rules, battle, [base]) === 0) return [];
    return [{ bases: [base], goals: [], kinds: ['back'], promise: 1, why: 'bot.escape' }];
  });
}

/** Those who stand before shooters and cannot answer go back out of their range, in line or one by one. */
function shelters(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const bases = basesOnTable(battle);
  const shooters = bases.filter(
    (base) => base.side !== side && counsel.shoots(base) && enemyContacts(battle, base).length === 0,
  );
  const shotAt = bases.filter(
    (base) =>
      base.side === side &&
      mayMove(battle, base) &&
      base.start === null &&
      !counsel.shoots(base) &&
      shooters.some((shooter) => isAimedAt(counsel, battle, shooter, base)),
  );
  const lines = connected(rules, battle, shotAt).filter((line) => line.length > 1);
  return [...lines, ...shotAt.map((base) => [base])].map((some) => ({
    bases: some,
    goals: [],
    kinds: ['back'],
    promise: 1,
    why: 'bot.shelter',
  }));
}

export interface IdeaLimits extends AdvanceLimits {
  readonly attacks: number;
  /** A few of a line who attack together. */
  readonly gangs: number;
  readonly raids: number;
  /** Those who help a friend that fights. */
  readonly helps: number;
}

const byPromise = (a: Idea, b: Idea): number =>
  b.promise - a.promise || ((a.bases[0]?.id ?? '') < (b.bases[0]?.id ?? '') ? -1 : 1);

/** The most promising things to order now. */
export function ideasFor(rules: Ruleset, battle: Battle, side: SideId, limits: IdeaLimits): readonly Idea[] {
  const assaults = attacks(rules, battle, side).toSorted(byPromise).slice(0, limits.attacks);
  const together = gangs(rules, battle, side).toSorted(byPromise).slice(0, limits.gangs);
  const against = storms(rules, battle, side).toSorted(byPromise).slice(0, limits.attacks);
  const raids = rides(rules, battle, side).slice(0, limits.raids);
  const aid = helps(rules, battle, side).toSorted(byPromise).slice(0, limits.helps);
  return [
    ...against,
    ...assaults,
    ...together,
    ...aid,
    ...raids,
    ...hunters(rules, battle, side).slice(0, limits.raids),
    ...advances(rules, battle, side, limits),
    ...escapes(rules, battle, side),
    ...breakOffs(battle, side),
    ...shelters(rules, battle, side).slice(0, limits.raids),
  ];
}
