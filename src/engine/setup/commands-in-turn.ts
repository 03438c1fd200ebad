/** The step in which the sides deploy the commands of their armies in turn. */

import { commandNames } from '../army/commands.ts';
import { type Battle, type Frame, otherSide, type SideId } from '../battle.ts';
import type { FrameOf, Next, Option, StepWith } from '../contract/sequence.ts';
import { listOf, name, optional, pairOf } from '../data/form.ts';
import { type Answer, after, choose, DONE, waitForOne, wordOption } from '../game/asking.ts';

/** The commands that are deployed, by side and name. */
const FRAME = { done: optional(listOf(pairOf(name))) };

type TurnsFrame = FrameOf<typeof FRAME>;

/** How a ruleset lets the sides deploy in turn. */
export interface CommandTurns {
  /** The side that goes on after a side has deployed a command; undefined before the first. */
  next(battle: Battle, last: SideId | undefined): SideId;
  /** Those of the commands left that a side may deploy next; `isFirst` before it has deployed any. */
  among?(battle: Battle, side: SideId, left: readonly string[], isFirst: boolean): readonly string[];
  /** The frame in which a side deploys a command. */
  deploying(side: SideId, command: string): Frame;
  /** The message for the choice of a command. */
  readonly optionKey: string;
}

/** Each side deploys a command in its turn, until one has none left; the other then deploys all of its own. */
export function commandsInTurn(
  turns: CommandTurns,
): Required<Omit<StepWith<typeof FRAME>, 'wholes' | 'quiet'>> {
  function commandsLeft(battle: Battle, { done = [] }: TurnsFrame, side: SideId): readonly string[] {
    const own = done.flatMap(([of, command]) => (of === side ? [command] : []));
    const left = commandNames(battle, side).filter((command) => !own.includes(command));
    return turns.among?.(battle, side, left, own.length === 0) ?? left;
  }

  function sideInTurn(battle: Battle, frame: TurnsFrame): SideId | null {
    const next = turns.next(battle, frame.done?.at(-1)?.[0]);
    return (
      [next, otherSide(battle, next)].find((side) => commandsLeft(battle, frame, side).length > 0) ?? null
    );
  }

  function deploy(frame: TurnsFrame, side: SideId, command: string): Next {
    const done = [...(frame.done ?? []), [side, command] as const];
    return after([turns.deploying(side, command)], { ...frame, done });
  }

  return {
    frame: FRAME,
    run({ battle }, frame): Next {
      const side = sideInTurn(battle, frame);
      if (side === null) return DONE;
      const [only, ...more] = commandsLeft(battle, frame, side);
      return only !== undefined && more.length === 0
        ? deploy(frame, side, only)
        : waitForOne(side, 'choose-command');
    },
    answer(work, frame, command, by): Answer {
      return choose(work, command, commandsLeft(work.battle, frame, by), (chosen) =>
        deploy(frame, by, chosen),
      );
    },
    options(_rules, battle, frame): readonly Option[] {
      const side = sideInTurn(battle, frame);
      return side === null
        ? []
        : commandsLeft(battle, frame, side).map((command) =>
            wordOption(command, { command }, turns.optionKey),
          );
    },
  };
}
