/** The deployment of both sides by command, and the start of the first bound. DBM, Defender, Commands; ruling 52. */
import { after, choose, DONE, waitForOne, wordOption } from '../../../engine/asking.ts';
import { type Battle, otherSide, type SideId } from '../../../engine/battle.ts';
import { commandNames, inCommand } from '../../../engine/commands.ts';
import type { FrameOf, Next, Option, Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { listOf, name, optional, pairOf } from '../../../engine/form.ts';
import { beginFirstBound } from '../../../engine/sequence.ts';
import type { DbmStep } from '../commands.ts';
import { inArray, stillToDeploy } from '../setup/deploy.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';

/** The commands that are deployed, by side and name. */
const FRAME = { done: optional(listOf(pairOf(name))) };

type DeploymentFrame = FrameOf<typeof FRAME>;

/** The number of elements that count for the order of deployment: those in ambush do not. */
const sizeOf = (battle: Battle, side: SideId, command: string): number =>
  inArray(battle, side, command).length +
  inCommand(battle, side, command).filter(
    ({ place }) => place === 'aboard' || (place === 'ambush' && !holds('dbm.ambush.12')),
  ).length;

/** The commands that a side may deploy next: first the one with most elements, of equal ones either. */
function commandsLeft(battle: Battle, { done = [] }: DeploymentFrame, side: SideId): readonly string[] {
  const own = done.filter(([of]) => of === side);
  const left = commandNames(battle, side).filter(
    (command) => !own.some(([, name]) => name === command) && stillToDeploy(battle, side, command).length > 0,
  );
  if (own.length > 0 || !holds('dbm.deploy.3')) return left;
  const sizes = left.map((command) => sizeOf(battle, side, command));
  return left.filter((_, at) => sizes[at] === Math.max(...sizes));
}

/** The side that deploys the next command: the sides take turns while both have commands left. */
function turnOf(battle: Battle, frame: DeploymentFrame): SideId | null {
  const last = frame.done?.at(-1)?.[0];
  const first = holds('dbm.setup.2') ? defenderOf(battle) : invaderOf(battle);
  const next = last === undefined ? first : otherSide(battle, last);
  return [next, otherSide(battle, next)].find((side) => commandsLeft(battle, frame, side).length > 0) ?? null;
}

function deployCommand(frame: DeploymentFrame, side: SideId, command: string): Next {
  const done = [...(frame.done ?? []), [side, command] as const];
  return after([deployingFrame({ side, part: 'army', command })], { ...frame, done });
}

/** The sides deploy their commands in turn, the defender first. */
export const deployment: DbmStep<typeof FRAME> = {
  frame: FRAME,
  run({ battle }, frame) {
    const side = turnOf(battle, frame);
    if (side === null) return DONE;
    const [only, ...more] = commandsLeft(battle, frame, side);
    if (only !== undefined && more.length === 0) return deployCommand(frame, side, only);
    return waitForOne(side, 'choose-command');
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
      wordOption(command, { command }, 'dbm.setup.option-command'),
    );
  },
};

/** The invader has the first bound. */
export const firstBound: Step = {
  run(work) {
    const { battle } = work;
    beginFirstBound(work, 'dbm.setup.2', holds('dbm.setup.2') ? invaderOf(battle) : defenderOf(battle));
    return DONE;
  },
};
