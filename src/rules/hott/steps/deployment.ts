/** The deployment of both sides, and the start of the first bound. */

import { otherSide } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { after, DONE } from '../../../engine/game/asking.ts';
import { beginFirstBound } from '../../../engine/phases/sequence.ts';
import { commandsInTurn } from '../../../engine/setup/commands-in-turn.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { attackerOf, defenderOf } from '../setup/roles.ts';

const byCommands = commandsInTurn({
  next: (battle, last) =>
    last === undefined || !holds('hott.mass.10') ? defenderOf(battle) : otherSide(battle, last),
  deploying: (side, command) => deployingFrame({ side, command }),
  optionKey: 'hott.setup.option-command',
});

/** The defender deploys, then the attacker; in mass battles by commands. Hordes of the Things, Deployment. */
export const deployment: typeof byCommands = {
  ...byCommands,
  run(work, frame) {
    const { battle } = work;
    if (isMassBattle(battle)) return byCommands.run(work, frame);
    const sides = [defenderOf(battle), attackerOf(battle)];
    const ordered = holds('hott.deploy.6') ? sides : sides.toReversed();
    return after(
      ordered.map((side) => deployingFrame({ side })),
      null,
    );
  },
};

/** The defender has the first bound. Hordes of the Things, Deployment, Mass battles. */
export const firstBound: Step = {
  run(work) {
    const rule = isMassBattle(work.battle) ? 'hott.mass.11' : 'hott.deploy.7';
    beginFirstBound(work, rule, holds(rule) ? defenderOf(work.battle) : attackerOf(work.battle));
    return DONE;
  },
};
