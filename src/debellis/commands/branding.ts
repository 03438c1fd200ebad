/** Lasting marks of whole commands. */

import { inCommand } from '../../engine/army/commands.ts';
import { type Base, otherSide } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Change } from '../../engine/event.ts';
import type { Story } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { happenFor, tell } from '../../engine/game/work.ts';

export interface Named {
  readonly side: SideId;
  readonly command: string;
}

/** Marks all elements of a command for good. Hidden ones are marked in secret. */
export function brandCommand(
  work: Work,
  { side, command }: Named,
  set: Readonly<Record<string, number | null>>,
  story: Story & { readonly rule: string },
): void {
  const { rules, battle } = work;
  const own = inCommand(battle, side, command);
  const isHidden = (base: Base): boolean => rules.hides(battle, base, otherSide(battle, side));
  const marked = (bases: readonly Base[]): readonly Change[] =>
    bases.map(({ id }) => ({ change: 'brand', base: id, set }));
  tell(work, story, marked(own.filter((base) => !isHidden(base))));
  const hidden = own.filter(isHidden);
  if (hidden.length > 0) happenFor(work, side, { type: 'noted', rule: story.rule }, marked(hidden));
}
