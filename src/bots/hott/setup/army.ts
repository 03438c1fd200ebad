/** Turns an army of a file into an army that can be deployed. */
import type { HottArmy } from '../../../armies/hott/army-data.ts';
import { outlineOfStronghold } from '../../../armies/hott/shapes.ts';
import type { ArmyElement, BattleArmy } from '../../../rules/hott/setup/new-battle.ts';

/** An army of a file as an army for the table. */
export function battleArmyOf({ name, stronghold, lines }: HottArmy): BattleArmy {
  return {
    name,
    stronghold: stronghold && {
      name: stronghold.name,
      look: stronghold.look,
      shape: outlineOfStronghold(stronghold),
    },
    bases: lines.flatMap(({ count, element, general, command, depth }): readonly ArmyElement[] =>
      Array.from({ length: count }, (_, at) => ({
        troop: element,
        // The general is with one of a line.
        flags: general !== null && at === 0 ? [general] : [],
        ...(command === null ? {} : { command }),
        ...(depth === null ? {} : { depth }),
      })),
    ),
  };
}
