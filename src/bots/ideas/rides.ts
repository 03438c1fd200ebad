/** Raiders that go round the enemy, alone and together. */
import type { Battle, SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { counselFor } from '../counsel/counsel.ts';
import { raidsOf } from '../raids.ts';
import { fieldTo, waypoints } from '../ways.ts';
import { connected, type Idea, mayMove } from './idea.ts';

/** Single raiders and raiders in a group go round the enemy. */
export function rides(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const raids = raidsOf(rules, battle, counsel, side, (base) => !mayMove(battle, base));
  const parties = connected(
    rules,
    battle,
    raids.map(({ base }) => base),
  ).filter((party) => party.length > 1);
  return [...parties, ...raids.map(({ base }) => [base])].flatMap((bases): Idea[] => {
    const [first] = bases;
    const goal = raids.find(({ base }) => base.id === first?.id)?.goal;
    if (!first || !goal) return [];
    const reach = rules.moves.farthest(battle, bases);
    const points = waypoints(fieldTo(rules, battle, first, goal), first, reach);
    const towards = [points.at(-1), points[Math.floor(points.length / 2)]].filter(
      (each) => each !== undefined,
    );
    return [{ bases, goals: [], kinds: ['towards', 'ahead'], towards, promise: 2, why: 'bot.raid' }];
  });
}
