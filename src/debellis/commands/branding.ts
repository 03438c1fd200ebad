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

/** Changes all elements of a command at once. What happens to hidden ones is told to their own side alone. */
export function changeCommand(
  work: Work,
  { side, command }: Named,
  changesOf: (base: Base) => readonly Change[],
  story: Story & { readonly rule: string },
): void {
  const { rules, battle } = work;
  const own = inCommand(battle, side, command);
  const isHidden = (base: Base): boolean => rules.hides(battle, base, otherSide(battle, side));
  tell(work, story, own.filter((base) => !isHidden(base)).flatMap(changesOf));
  const hidden = own.filter(isHidden);
  if (hidden.length > 0)
    happenFor(work, side, { type: 'noted', rule: story.rule }, hidden.flatMap(changesOf));
}

/** Marks all elements of a command for good. Hidden ones are marked in secret. */
export const brandCommand = (
  work: Work,
  named: Named,
  set: Readonly<Record<string, number | null>>,
  story: Story & { readonly rule: string },
): void => changeCommand(work, named, ({ id }) => [{ change: 'brand', base: id, set }], story);
