/** Does an order get on, and not back to where it came from? */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { centreOf, piecesAgainst } from '../board/targets.ts';
import { nearestEnemy } from '../ideas/advances.ts';
import type { Idea } from '../ideas/idea.ts';

/** An end nearer than this to where a base began the bound takes its move back, in millimetres. */
const BACK = 5;

/** Would it bring a base back to where it began its bound? */
export const undoes = (idea: Idea, next: Battle): boolean =>
  idea.bases.some((base) => {
    const moved = placedBase(next, base.id);
    return base.start !== null && moved !== null && distance(base.start, moved.pose) < BACK;
  });

/** How much nearer to its aim an order must bring a base, in millimetres. */
const STEP = 1;

const touchesEnemy = (battle: Battle, base: PlacedBase): boolean => enemyContacts(battle, base).length > 0;

/** Does it bring somebody nearer to the enemy? Whoever only turns about could turn back again. */
export function progresses(
  rules: Ruleset,
  view: Battle,
  next: Battle,
  { bases, goals, kinds, towards }: Idea,
): boolean {
  if (kinds.includes('back') || kinds.includes('turnabout') || towards) return true;
  const pieces = piecesAgainst(rules, view, bases[0]?.side ?? '');
  return bases.some((base) => {
    const aim = placedBase(view, goals[0] ?? '') ?? nearestEnemy(view, base);
    const end = placedBase(next, base.id);
    if (!aim || !end) return true;
    const nearer = (point: Point): boolean => distance(end.pose, point) < distance(base.pose, point) - STEP;
    return nearer(aim.pose) || touchesEnemy(next, end) || pieces.some((piece) => nearer(centreOf(piece)));
  });
}
