/** The contacts of movers where their way ends. */
import { type ContactName, contactName, type Touch, touchesOf } from '../../geometry/contact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { outlineAt } from './way.ts';

/** A contact of a mover where its way ends. `mover` is an index into the movers of the way. */
export interface EndContact {
  readonly mover: number;
  readonly other: PlacedBase;
  readonly touches: readonly Touch[];
  readonly name: ContactName;
}

/** The contacts of these bases at these poses with all other bases. */
export const contactsAt = (
  movers: readonly PlacedBase[],
  ends: readonly Pose[],
  others: readonly PlacedBase[],
): readonly EndContact[] =>
  contactsAmong(
    movers,
    ends,
    others.map((base) => ({ base, ground: rectangleOfBase(base) })),
  );

/** As `contactsAt`, but the ground of the other bases is known. */
export function contactsAmong(
  movers: readonly PlacedBase[],
  ends: readonly Pose[],
  others: readonly { readonly base: PlacedBase; readonly ground: Rectangle }[],
): readonly EndContact[] {
  const found: EndContact[] = [];
  for (const [mover, base] of movers.entries()) {
    const mine = outlineAt(base, ends[mover] as Pose);
    for (const { base: other, ground } of others) {
      if (!boxesMeet(mine.box, ground.box, CONTACT_GAP)) continue;
      const touches = touchesOf(mine, ground);
      const name = contactName(touches);
      if (name) found.push({ mover, other, touches, name });
    }
  }
  return found;
}
