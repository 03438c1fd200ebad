/** Ideas for single bases to help a friend that fights. */
import { basesOnTable } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { declaring, mayFight } from './attacks.ts';
import type { Idea } from './idea.ts';

const BESIDE: readonly CandidateKind[] = ['overlap-left', 'overlap-right', 'left-flank', 'right-flank'];
/** The number of nearest free bases that are tried for one fight. */
const HELPERS = 3;
/** Each millimetre of the way lowers the promise by this share of a point. */
const NEARER = 100;

/** Free bases that may stand beside a friend that fights, or attack its enemy in flank. */
export function helps(situation: Situation): readonly Idea[] {
  const { battle, side, profile } = situation;
  const free = ownBases(situation).filter((base) => mayFight(situation, base));
  return basesOnTable(battle).flatMap((enemy): readonly Idea[] => {
    if (enemy.side === side || enemyContacts(battle, enemy).length === 0) return [];
    const near = free
      .map((base) => ({ base, mm: rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) }))
      .filter(({ base, mm }) => mm <= reachOf(situation, [base]))
      .toSorted((a, b) => a.mm - b.mm)
      .slice(0, HELPERS);
    return near.map(({ base, mm }) => ({
      bases: [base],
      goals: [enemy.id],
      kinds: BESIDE,
      promise: profile.army.worth(enemy, battle) / 4 - mm / NEARER,
      why: 'bot.help',
      ...declaring(situation, base, enemy),
    }));
  });
}
