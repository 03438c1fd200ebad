/** Lurkers and the elements in their features at the end of a bound. Hordes of the Things, Deploying lurkers. */

import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { note, stateOf } from '../state.ts';
import { isLurker } from '../troops/base.ts';
import { noteGround } from './lairs.ts';
import { appearancesOf } from './prices.ts';

/** A lurker stays while an enemy is within this distance, in paces. */
const PREY = 600;

function hasPrey(battle: Battle, lurker: PlacedBase): boolean {
  const ground = rectangleOfBase(lurker);
  return basesOnTable(battle).some(
    (other) =>
      other.side !== lurker.side && atMost(rectanglesDistance(ground, rectangleOfBase(other)), paces(PREY)),
  );
}

function vanish(work: Work, lurker: PlacedBase): void {
  const { [lurker.id]: _, ...lairs } = stateOf(work.battle).lairs ?? {};
  // A written position may put a lurker on the table: it has been seen then, and is no secret any more.
  const seen = { change: 'brand', base: lurker.id, set: { deployments: 1 } } as const;
  tell(work, { type: 'lurker-vanishes', rule: 'hott.lurker.11', figures: { base: lurker.id } }, [
    ...(appearancesOf(lurker) === 0 ? [seen] : []),
    { change: 'remove', base: lurker.id, to: holds('hott.lost.6') ? 'reserve' : 'lost' },
    note({ lairs }),
  ]);
}

/** Before victory is judged: lurkers without prey vanish, and the elements in each feature are noted. */
export function lurkersAtBoundsEnd(work: Work): void {
  noteGround(work);
  const { battle } = work;
  for (const base of basesOnTable(battle))
    if (isLurker(base) && !hasPrey(battle, base) && holds('hott.lurker.11')) vanish(work, base);
}
