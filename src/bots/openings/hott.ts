import type { ArmyLine, HottArmy } from '../../armies/hott/army-data.ts';
import { findHottArmy, hottArmyIndex, type IndexedArmy } from '../../armies/hott/army-index.ts';
import { outlineOfStronghold } from '../../armies/hott/shapes.ts';
import { type ArmyElement, type BattleArmy, newBattle } from '../../rules/hott/setup/new-battle.ts';
import type { Contender, Opener } from './opening.ts';

/** A general is with the first element of his line. */
function elementsOf({ count, element, general, command, depth }: ArmyLine): readonly ArmyElement[] {
  return Array.from({ length: count }, (_, at) => ({
    troop: element,
    ...(general !== null && at === 0 ? { flags: [general] } : {}),
    ...(command === null ? {} : { command }),
    ...(depth === null ? {} : { depth }),
  }));
}

/** An army of a file as one for the table. */
export function battleArmyOf({ name, stronghold, lines }: HottArmy): BattleArmy {
  return {
    name,
    stronghold: stronghold && {
      name: stronghold.name,
      look: stronghold.look,
      shape: outlineOfStronghold(stronghold),
    },
    bases: lines.flatMap(elementsOf),
  };
}

const contender = ({ id, army }: IndexedArmy): Contender<HottArmy> => ({ id, faults: [], army });

/** Armies of Hordes of the Things; what breaks a rule of army building may fight all the same. */
export const hottOpener: Opener<HottArmy> = {
  kind: 'army',
  gather(files) {
    const index = hottArmyIndex(files);
    return {
      contenders: index.armies.map(contender),
      wrong: index.wrong,
      find(name) {
        const army = findHottArmy(index, name);
        return army && contender(army);
      },
    };
  },
  open: (rules, red, blue) =>
    newBattle(rules, {
      size: Math.max(red.points, blue.points),
      armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) },
    }),
};
