/** Does an order bring its bases nearer to their aim, and not back to where they began the bound? */
import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { nearestEnemy } from '../board/reach.ts';
import { centreOf, piecesAgainst } from '../board/targets.ts';
import type { Situation } from '../context.ts';
import type { Idea } from '../ideas/idea.ts';

/** A move that ends within this distance of the base's place at the start of the bound undoes another. Millimetres. */
const BACK = 5;

/** Does the order bring a base back to where it began its bound? */
export const undoes = (idea: Idea, next: Battle): boolean =>
  idea.bases.some((base) => {
    const moved = placedBase(next, base.id);
    return base.start !== null && moved !== null && distance(base.start, moved.pose) < BACK;
  });

/** An order must bring a base nearer to its aim by this, in millimetres. */
const STEP = 1;

const touchesEnemy = (battle: Battle, base: PlacedBase): boolean => enemyContacts(battle, base).length > 0;

/** Does the order bring a base nearer to its aim? Moves back, turnabouts and moves to a named place always count. */
export function progresses(
  situation: Situation,
  next: Battle,
  { bases, goals, kinds, towards }: Idea,
): boolean {
  if (kinds.includes('back') || kinds.includes('turnabout') || towards) return true;
  const { battle } = situation;
  const pieces = piecesAgainst(situation);
  return bases.some((base) => {
    const aim = placedBase(battle, goals[0] ?? '') ?? nearestEnemy(battle, base);
    const end = placedBase(next, base.id);
    if (!aim || !end) return true;
    const nearer = (point: Point): boolean => distance(end.pose, point) < distance(base.pose, point) - STEP;
    return nearer(aim.pose) || touchesEnemy(next, end) || pieces.some((piece) => nearer(centreOf(piece)));
  });
}
