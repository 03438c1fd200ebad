/** The contacts of movers where their way ends. */
import { contactName, touchesOf } from '../../geometry/contact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase } from '../battle.ts';
import { fightingGround, fightingGrounds } from '../board/walls.ts';
import type { EndContact } from './types.ts';
import { outlineAt } from './way.ts';

export type { EndContact } from './types.ts';

const NO_TERRAIN: Battle['terrain'] = [];

/** The contacts of these bases at these poses with all other bases. Walls count only with their terrain. */
export const contactsAt = (
  movers: readonly PlacedBase[],
  ends: readonly Pose[],
  others: readonly PlacedBase[],
  terrain: Battle['terrain'] = NO_TERRAIN,
): readonly EndContact[] => {
  const grounds = fightingGrounds(terrain, others);
  return contactsAmong(
    movers,
    ends,
    others.map((base, at) => ({ base, ground: grounds[at] as Rectangle })),
    terrain,
  );
};

/** As `contactsAt`, but the ground of the other bases in contacts is known. */
export function contactsAmong(
  movers: readonly PlacedBase[],
  ends: readonly Pose[],
  others: readonly { readonly base: PlacedBase; readonly ground: Rectangle }[],
  terrain: Battle['terrain'],
): readonly EndContact[] {
  const found: EndContact[] = [];
  for (const [mover, base] of movers.entries()) {
    const mine = fightingGround(terrain, outlineAt(base, ends[mover] as Pose));
    for (const { base: other, ground } of others) {
      if (!boxesMeet(mine.box, ground.box, CONTACT_GAP)) continue;
      const touches = touchesOf(mine, ground);
      const name = contactName(touches);
      if (name) found.push({ mover, other, touches, name });
    }
  }
  return found;
}
