/** Questions about PIPs, orders and stratagems. */
import { findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { written } from '../../../engine/data/form.ts';
import { wrong } from '../../../engine/game/questions.ts';
import { factsOf } from '../state.ts';
import { chosenBy } from '../stratagems/chosen.ts';

/** The points that each command of the side in turn has left; none of a side that is not in turn. */
const pips: Question = (_, battle, { side }) => {
  if (!findSide(battle, written(side))) return wrong('question-side', { side: written(side) });
  return { answer: written(side) === battle.turn.active ? battle.turn.pips : {} };
};

/** What a side has recorded. */
const orders: Question = (_, battle, { side }) =>
  findSide(battle, written(side))
    ? { answer: factsOf(battle, written(side)).orders ?? {} }
    : wrong('question-side', { side: written(side) });

/** The stratagems that a side has chosen. */
const stratagems: Question = (_, battle, { side }) =>
  findSide(battle, written(side))
    ? { answer: chosenBy(battle, written(side)) }
    : wrong('question-side', { side: written(side) });

/** What the scouts of a side have discovered of the enemy. */
const discovered: Question = (_, battle, { side }) =>
  findSide(battle, written(side))
    ? { answer: factsOf(battle, written(side)).discovered ?? {} }
    : wrong('question-side', { side: written(side) });

/** Questions by name. */
export const ORDER_QUESTIONS: Readonly<Record<string, Question>> = { pips, orders, stratagems, discovered };
