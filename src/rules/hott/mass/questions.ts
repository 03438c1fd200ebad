/** Questions about commands that scenarios and screens ask. */

import { findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { stateOf } from '../state.ts';
import { commandsOf } from './commands.ts';

/** The side and the name of each demoralised command, in order. */
const demoralised: Question = (_, battle) => {
  const names = (stateOf(battle).demoralised ?? []).map(([side, command]) => [side, command]);
  return { answer: names.toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1)) };
};

/** The commands of a side, in the order of their dice. */
const commands: Question = (_, battle, { side }) =>
  findSide(battle, written(side))
    ? { answer: commandsOf(battle, written(side)) }
    : wrong('question-side', { side: written(side) });

export const MASS_QUESTIONS: Readonly<Record<string, Question>> = { demoralised, commands };
