/** Which elements have moved so far in the battle. DBMM, Spontaneous advances; ruling 98. */
import { type Base, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { figure, type Mark } from '../troops/marks.ts';

const did = ({ bound }: Base, mark: Mark): boolean => figure(bound, mark) > 0;

/** Has it moved in this bound? A march and a halt count. */
const movedNow = (base: PlacedBase): boolean => {
  const counts = did(base, 'marched') || did(base, 'halted');
  return counts ? holds('dbmm.imp.52') : did(base, 'moved');
};

/** Has it made no move so far in the battle? */
export const neverMoved = (base: PlacedBase): boolean =>
  figure(base.marks, 'hasMoved') === 0 || !holds('dbmm.imp.51');

/** Marks those who have moved in this bound. */
export function noteMoves(work: Work): void {
  const movers = basesOnTable(work.battle).filter(
    (base) => movedNow(base) && figure(base.marks, 'hasMoved') === 0,
  );
  if (movers.length === 0) return;
  tell(
    work,
    { type: 'noted', rule: 'dbmm.imp.51' },
    movers.map(({ id }) => ({ change: 'brand', base: id, set: { hasMoved: 1 } })),
  );
}
