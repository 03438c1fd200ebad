/** Questions about commands that scenarios and screens ask. */

import { commandNames } from '../../engine/army/commands.ts';
import { findSide } from '../../engine/battle.ts';
import type { Question } from '../../engine/contract/questions.ts';
import { written } from '../../engine/data/form.ts';
import { wrong } from '../../engine/game/questions.ts';
import { isDemoralisedCommand } from '../ending/lost.ts';

/** The side and the name of each demoralised command, in order. */
const demoralised: Question = (_, battle) => {
  const names = battle.sides.flatMap(({ id }) =>
    commandNames(battle, id)
      .filter((name) => isDemoralisedCommand(battle, id, name))
      .map((name) => [id, name]),
  );
  return { answer: names.toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1)) };
};

/** The commands of a side, in the order of their dice. */
const commands: Question = (_, battle, { side }) =>
  findSide(battle, written(side))
    ? { answer: commandNames(battle, written(side)) }
    : wrong('question-side', { side: written(side) });

export const COMMAND_QUESTIONS: Readonly<Record<string, Question>> = { demoralised, commands };
