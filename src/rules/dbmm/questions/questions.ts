/** Questions about a position that scenarios ask. */
import { withAmbushOf } from '../../../engine/ambush/hidden.ts';
import { ofBase } from '../../../engine/battle/of-base.ts';
import { type Battle, basesOnTable, findSide, type PlacedBase } from '../../../engine/battle.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { written } from '../../../engine/data/form.ts';
import { sortedIds, wrong } from '../../../engine/game/questions.ts';
import { zoneOwners } from '../board/zones.ts';
import { DBMM } from '../game.ts';

const ids = (bases: readonly PlacedBase[]) => sortedIds(bases.map(({ id }) => id));

function impetuousOf(rules: Ruleset, battle: Battle, side: string): readonly PlacedBase[] {
  const standing = withAmbushOf(battle, side);
  return basesOnTable(standing).filter(
    (base) => base.side === side && DBMM.isImpetuous(rules, standing, base),
  );
}

/** The impetuous bases of a side, halted or not, those in ambush too. */
const impetuous: Question = (rules, battle, question) => {
  const side = written(question.side);
  return findSide(battle, side)
    ? { answer: ids(impetuousOf(rules, battle, side)) }
    : wrong('question-side', { side });
};

/** Questions by name. */
export const POSITION_QUESTIONS: Readonly<Record<string, Question>> = {
  zoc: ofBase((battle, base, rules) => ({ answer: ids(zoneOwners(rules, battle, base)) })),
  impetuous,
};
