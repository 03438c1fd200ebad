/** The deployment of both sides by command, and the start of the first bound. */

import { inCommand } from '../../engine/army/commands.ts';
import { type Battle, otherSide } from '../../engine/battle.ts';
import type { Step } from '../../engine/contract/sequence.ts';
import { DONE } from '../../engine/game/asking.ts';
import type { SideId } from '../../engine/game/game.ts';
import { beginFirstBound } from '../../engine/phases/sequence.ts';
import { commandsInTurn } from '../../engine/setup/commands-in-turn.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { inArray, stillToDeploy } from '../setup/deploy.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';

/** The number of elements that count for the order of deployment: those in ambush do not. */
const sizeOf = (game: Debellis, battle: Battle, side: SideId, command: string): number =>
  inArray(battle, side, command).length +
  inCommand(battle, side, command).filter(
    ({ place }) => place === 'aboard' || (place === 'ambush' && !holdsIn(game.setup, 'hiddenNotCounted')),
  ).length;

/** The sides deploy their commands in turn, the defender first. A side begins with a command of most elements. */
export const deployment = (game: Debellis) =>
  commandsInTurn({
    next: (battle, last) => {
      if (last !== undefined) return otherSide(battle, last);
      return holdsIn(game.setup, 'deployment') ? defenderOf(battle) : invaderOf(battle);
    },
    among(battle, side, left, isFirst) {
      const filled = left.filter((command) => stillToDeploy(battle, side, command).length > 0);
      if (!isFirst || !holdsIn(game.setup, 'largestFirst')) return filled;
      const sizes = filled.map((command) => sizeOf(game, battle, side, command));
      return filled.filter((_, at) => sizes[at] === Math.max(...sizes));
    },
    deploying: (side, command) => deployingFrame({ side, part: 'army', command }),
    optionKey: 'debellis.setup.option-command',
  });

/** The invader has the first bound. */
export const firstBound = (game: Debellis): Step => ({
  run(work) {
    const { battle } = work;
    beginFirstBound(
      work,
      clauseIn(game.setup, 'deployment'),
      holdsIn(game.setup, 'deployment') ? invaderOf(battle) : defenderOf(battle),
    );
    return DONE;
  },
});
