import type { Question } from '../../engine/contract.ts';
import type { BnbClause } from './clauses/ids.ts';

const deferred =
  (type: string, rule: BnbClause): Question =>
  () => ({ fault: { key: 'fault.question-deferred', figures: { type, rule } } });

/** Questions of later versions, told with the clause that will stand behind them. */
export const DEFERRED_QUESTIONS: Readonly<Record<string, Question>> = {
  pack: deferred('pack', 'bnb.pack.1'),
  translate: deferred('translate', 'bnb.list.2'),
};
