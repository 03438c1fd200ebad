/** Questions about the states of commands, and about scores. */
import { commandNames } from '../../../engine/army/commands.ts';
import { findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import type { Json } from '../../../engine/data/json.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { type ArmyLoss, share } from '../ending/score.ts';
import { stateOfCommand } from '../morale/states.ts';

/** The state of each command of a side. */
const commandStates: Question = (_rules, battle, question) => {
  const side = written(question.side);
  if (!findSide(battle, side)) return wrong('question-side', { side });
  const states = commandNames(battle, side).map((command) => [
    command,
    stateOfCommand(battle, { side, command }),
  ]);
  return { answer: Object.fromEntries(states) };
};

const isSum = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function lossIn(value: Json | undefined): ArmyLoss | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { me, lost } = value as Readonly<Record<string, Json>>;
  return isSum(me) && isSum(lost) ? { me, lost } : null;
}

/** The points of both sides for given losses; without `defeated` those of an undecided battle. */
const score: Question = (_rules, battle, question) => {
  const [one, other] = battle.sides.map(({ id }) => id) as [string, string];
  const [first, second] = [lossIn(question[one]), lossIn(question[other])];
  if (!first || !second) return wrong('question-score', { sides: [one, other] });
  const { defeated = null } = question;
  if (defeated !== null && !findSide(battle, written(defeated)))
    return wrong('question-side', { side: written(defeated) });
  const at = defeated === null ? null : defeated === one ? 0 : 1;
  const [mine, theirs] = share([first, second], at);
  return { answer: { winner: at === null ? 'draw' : at === 0 ? other : one, [one]: mine, [other]: theirs } };
};

/** Questions by name. */
export const MORALE_QUESTIONS: Readonly<Record<string, Question>> = {
  'command-states': commandStates,
  score,
};
