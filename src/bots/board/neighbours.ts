/** The friends beside and behind a base, which help it in a fight. */
import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { friendContacts } from '../../engine/board/contacts.ts';
import { positionOf } from '../../engine/board/memory.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { keptByKey } from '../../engine/data/memory.ts';
import { aheadOf } from '../../geometry/rectangle.ts';

export interface Neighbours {
  readonly left: PlacedBase | null;
  readonly right: PlacedBase | null;
  /** The ranks behind it, the next one first. */
  readonly behind: readonly PlacedBase[];
}

/** Fronts are level when they are no farther apart than this, in millimetres. */
const LEVEL = 1;
/** Further ranks help no troop. */
const MOST_RANKS = 2;

const neighboursIn = keptByKey(
  (position: Battle, _id: BaseId, base: PlacedBase): Neighbours => ({
    ...besideOf(position, base),
    behind: ranksBehind(position, base),
  }),
);

/** The friends in line with a base: all have its facing. */
export const neighboursOf = (battle: Battle, base: PlacedBase): Neighbours =>
  neighboursIn(positionOf(battle), base.id, base);

function besideOf(battle: Battle, base: PlacedBase): Pick<Neighbours, 'left' | 'right'> {
  const mine = rectangleOfBase(base);
  let left: PlacedBase | null = null;
  let right: PlacedBase | null = null;
  for (const { base: other, touches } of friendContacts(battle, base)) {
    if (other.pose.facing !== base.pose.facing) continue;
    if (Math.abs(aheadOf(mine, other.pose)) > LEVEL) continue;
    if (touches.some((touch) => touch.mine === 'left' && touch.length > 0)) left = other;
    if (touches.some((touch) => touch.mine === 'right' && touch.length > 0)) right = other;
  }
  return { left, right };
}

function rankBehind(battle: Battle, base: PlacedBase): PlacedBase | null {
  const behind = friendContacts(battle, base).find(
    ({ base: other, touches }) =>
      other.pose.facing === base.pose.facing &&
      touches.some(
        ({ mine, theirs, length }) => mine === 'rear' && theirs === 'front' && length > base.width / 2,
      ),
  );
  return behind?.base ?? null;
}

function ranksBehind(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const ranks: PlacedBase[] = [];
  let last: PlacedBase | null = rankBehind(battle, base);
  while (last && ranks.length < MOST_RANKS) {
    ranks.push(last);
    last = rankBehind(battle, last);
  }
  return ranks;
}
