/** Did a bound pass in which the own army stood still and nothing happened? */
import { placedBase } from '../../engine/battle.ts';
import { ownBases } from '../board/groups.ts';
import type { Asked } from './asked.ts';

/** An army stands still if it moves fewer of its bases than this share. */
const SHARE = 0.25;

/** Since the last own bound began, nobody was lost, and nearly all own bases stand where they stood. */
export function isStandstill({ context, past }: Asked): boolean {
  if (!past) return false;
  const { battle } = context;
  const isSame = battle.bases.every(({ id, place }) =>
    past.bases.some((base) => base.id === id && base.place === place),
  );
  const own = ownBases(context);
  const moved = own.filter(({ id, pose, start }) => {
    const now = start ?? pose;
    const then = placedBase(past, id)?.pose;
    return then?.x !== now.x || then.y !== now.y;
  });
  return isSame && moved.length < SHARE * own.length;
}
