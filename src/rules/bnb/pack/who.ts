/** Which bases make a pack. Blood and Blades, pack. */

import { ofBase } from '../../../engine/battle/of-base.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { type BoardContact, contactsOf } from '../../../engine/board/contacts.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { holds } from '../../../engine/effects.ts';
import { sortedIds } from '../../../engine/game/questions.ts';
import { parallel } from '../../../geometry/tolerance.ts';
import { isBaggage } from '../troops/base.ts';

/** Do they touch along an edge, of any length, and not only at corners? */
const isLink = (base: PlacedBase, { base: other, touches }: BoardContact): boolean =>
  other.side === base.side &&
  !isBaggage(other) &&
  parallel(other.pose.facing, base.pose.facing) &&
  touches.some((touch) => touch.length > 0 || !holds('bnb.pack.2')) &&
  holds('bnb.pack.1');

/** The pack of a base, by id: itself and all bases linked to it, directly or through others. */
export const packOf = keptByBase((_rules, battle, base): readonly PlacedBase[] => {
  if (isBaggage(base)) return [base];
  const found = new Map([[base.id, base]]);
  for (const each of found.values())
    for (const contact of contactsOf(battle, each))
      if (!found.has(contact.base.id) && isLink(each, contact)) found.set(contact.base.id, contact.base);
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
});

/** The question which bases are in the pack of a base. */
export const PACK_QUESTIONS: Readonly<Record<string, Question>> = {
  pack: ofBase((battle, base, rules) => ({
    answer: sortedIds(packOf(rules, battle, base).map(({ id }) => id)),
  })),
};
