/** The deployment of both sides, and the start of the first bound. */

import { after, choose, DONE, waitForOne, wordOption } from '../../../engine/asking.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import { commandNames } from '../../../engine/commands.ts';
import type { FrameOf, Next, Option, Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { listOf, name, optional, pairOf } from '../../../engine/form.ts';
import { beginFirstBound } from '../../../engine/sequence.ts';
import { isMassBattle } from '../army-size.ts';
import type { HottStep } from '../commands.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { attackerOf, defenderOf } from '../setup/roles.ts';

/** The commands that are deployed, by side and name. */
const FRAME = { done: optional(listOf(pairOf(name))) };

type DeploymentFrame = FrameOf<typeof FRAME>;

/** The names of a side's commands that are not deployed yet. */
function commandsLeft(battle: Battle, { done = [] }: DeploymentFrame, side: SideId): readonly string[] {
  return commandNames(battle, side).filter(
    (command) => !done.some(([of, name]) => of === side && name === command),
  );
}

/** The side that deploys the next command: the sides take turns while both have commands left. */
function turnOf(battle: Battle, frame: DeploymentFrame): SideId | null {
  const last = frame.done?.at(-1)?.[0];
  const next = last === undefined || !holds('hott.mass.10') ? defenderOf(battle) : otherSide(battle, last);
  return [next, otherSide(battle, next)].find((side) => commandsLeft(battle, frame, side).length > 0) ?? null;
}

function deployCommand(frame: DeploymentFrame, side: SideId, command: string): Next {
  const done = [...(frame.done ?? []), [side, command] as const];
  return after([deployingFrame({ side, command })], { ...frame, done });
}

/** The next command to deploy, or the question which it is. */
function nextCommand(battle: Battle, frame: DeploymentFrame): Next {
  const side = turnOf(battle, frame);
  if (side === null) return DONE;
  const [only, ...more] = commandsLeft(battle, frame, side);
  if (only !== undefined && more.length === 0) return deployCommand(frame, side, only);
  return waitForOne(side, 'choose-command');
}

/** The defender deploys, then the attacker; in mass battles by commands. Hordes of the Things, Deployment. */
export const deployment: HottStep<typeof FRAME> = {
  frame: FRAME,
  run({ battle }, frame) {
    if (isMassBattle(battle)) return nextCommand(battle, frame);
    const sides = [defenderOf(battle), attackerOf(battle)];
    const ordered = holds('hott.deploy.6') ? sides : sides.toReversed();
    return after(
      ordered.map((side) => deployingFrame({ side })),
      null,
    );
  },
  answer(work, frame, command, by) {
    return choose(work, command, commandsLeft(work.battle, frame, by), (chosen) =>
      deployCommand(frame, by, chosen),
    );
  },
  options(_rules, battle, frame): readonly Option[] {
    const side = turnOf(battle, frame);
    if (side === null) return [];
    return commandsLeft(battle, frame, side).map((command) =>
      wordOption(command, { command }, 'hott.setup.option-command'),
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
