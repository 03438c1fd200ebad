/** The deployment of both sides by command, and the start of the first bound. DBM, Defender, Commands; ruling 52. */

import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, otherSide, type SideId } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { beginFirstBound } from '../../../engine/phases/sequence.ts';
import { commandsInTurn } from '../../../engine/setup/commands-in-turn.ts';
import { inArray, stillToDeploy } from '../setup/deploy.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';

/** The number of elements that count for the order of deployment: those in ambush do not. */
const sizeOf = (battle: Battle, side: SideId, command: string): number =>
  inArray(battle, side, command).length +
  inCommand(battle, side, command).filter(
    ({ place }) => place === 'aboard' || (place === 'ambush' && !holds('dbm.ambush.12')),
  ).length;

/** The sides deploy their commands in turn, the defender first. A side begins with a command of most elements. */
export const deployment = commandsInTurn({
  next: (battle, last) => {
    if (last !== undefined) return otherSide(battle, last);
    return holds('dbm.setup.2') ? defenderOf(battle) : invaderOf(battle);
  },
  among(battle, side, left, isFirst) {
    const filled = left.filter((command) => stillToDeploy(battle, side, command).length > 0);
    if (!isFirst || !holds('dbm.deploy.3')) return filled;
    const sizes = filled.map((command) => sizeOf(battle, side, command));
    return filled.filter((_, at) => sizes[at] === Math.max(...sizes));
  },
  deploying: (side, command) => deployingFrame({ side, part: 'army', command }),
  optionKey: 'dbm.setup.option-command',
});

/** The invader has the first bound. */
export const firstBound: Step = {
  run(work) {
    const { battle } = work;
    beginFirstBound(work, 'dbm.setup.2', holds('dbm.setup.2') ? invaderOf(battle) : defenderOf(battle));
    return DONE;
  },
};
