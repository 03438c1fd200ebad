/** How bots and simulations open a battle of Hordes of the Things from army files. */
import type { HottArmy } from '../../armies/hott/army-data.ts';
import { findHottArmy, hottArmyIndex, type IndexedArmy } from '../../armies/hott/army-index.ts';
import { rivalsOf } from '../../armies/hott/suited.ts';
import { agreed } from '../../engine/game/options.ts';
import { isMassSize } from '../../rules/hott/ending/army-size.ts';
import { ARMY_POINTS } from '../../rules/hott/options.ts';
import { newBattle } from '../../rules/hott/setup/new-battle.ts';
import type { Contender, Opener } from '../opening/opening.ts';
import { battleArmyOf } from './setup/army.ts';

const contender = ({ id, army }: IndexedArmy): Contender<HottArmy> => ({ id, faults: [], army });

/** A mass battle needs armies in commands, so an army of one size of battle cannot meet one of the other. */
const suitsSize =
  (one: HottArmy) =>
  (other: HottArmy): boolean =>
    isMassSize(one.points) === isMassSize(other.points);

/** Armies of Hordes of the Things. An army may fight even if it breaks a rule of army building. */
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
  rivals: (one, list) => rivalsOf(one, list.filter(suitsSize(one)), (army) => army),
  open: (rules, red, blue, options = {}) =>
    newBattle(rules, {
      size: agreed(options, ARMY_POINTS) ?? Math.max(red.points, blue.points),
      options,
      armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) },
    }),
};
