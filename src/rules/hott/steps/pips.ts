/** The active side throws for PIPs. Hordes of the Things, Sequence of play. */

import { pointsLeft } from '../../../engine/army/commands.ts';
import type { Battle, DieRequest } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn, waitForDice } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { godsLeave } from '../arrivals/gods.ts';
import type { HottStep } from '../commands.ts';
import { commandInTurn } from '../contingents/contingents.ts';
import { commandsOf } from '../mass/commands.ts';
import { testPanic } from '../mass/panic.ts';

/** The commands that get a die each; a standard army is one command. A contingent throws in its own turn. */
function throwersOf(battle: Battle): readonly string[] {
  const contingent = commandInTurn(battle);
  if (contingent !== '') return holds('hott.campally.8') ? [contingent] : [];
  const commands = commandsOf(battle, battle.turn.active);
  return holds('hott.mass.7') ? commands : commands.slice(0, 1);
}

const diceFor = (battle: Battle): readonly DieRequest[] =>
  throwersOf(battle).map((command) => ({
    owner: battle.turn.active,
    die: 'D6',
    purpose: command === '' ? 'pips' : `pips.${command}`,
  }));

/** A command's die gives its PIPs. A god may leave by it, and a command may panic. */
function thrown(work: Work, command: string, face: number): void {
  const side = work.battle.turn.active;
  const points = pointsLeft(work.battle, command) + face;
  const figures = { side, die: 'D6', face, ...(command === '' ? {} : { command }) };
  tell(work, { type: 'pips-thrown', rule: 'hott.seq.2', figures }, [
    { change: 'points', command, left: points },
  ]);
  godsLeave(work, side, command, face);
  testPanic(work, side, command, face);
}

const FRAME = partly({ thrown: flag });

export const pips: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const dice = diceFor(work.battle);
    return frame.thrown || dice.length === 0 ? DONE : waitForDice('pips', dice);
  },
  answer(work, frame, command) {
    const faces = facesOf(command);
    throwersOf(work.battle).forEach((name, at) => {
      thrown(work, name, faces[at] ?? 0);
    });
    return goOn({ ...frame, thrown: true });
  },
};
