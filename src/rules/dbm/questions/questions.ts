/** Questions about a position that scenarios ask. */

import { ofBase } from '../../../engine/battle/of-base.ts';
import { basesOnTable, findSide } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import { sortedIds, wrong } from '../../../engine/game/questions.ts';
import { zoneOwners } from '../board/zones.ts';
import { DBM } from '../game.ts';
import { isImpetuous } from '../impetuous/impetuous.ts';

/** The impetuous bases of a side, halted or not. */
const impetuous: Question = (rules, battle, { side }) => {
  const named = String(side);
  if (!findSide(battle, named)) return wrong('question-side', { side: named });
  const bases = basesOnTable(battle).filter(
    (base) => base.side === named && isImpetuous(DBM, rules, battle, base),
  );
  return { answer: sortedIds(bases.map(({ id }) => id)) };
};

/** Questions by name. */
export const POSITION_QUESTIONS: Readonly<Record<string, Question>> = {
  zoc: ofBase((battle, base, rules) => ({
    answer: sortedIds(zoneOwners(DBM, rules, battle, base).map(({ id }) => id)),
  })),
  impetuous,
};
