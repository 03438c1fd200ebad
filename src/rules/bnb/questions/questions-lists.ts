/** Questions about the army lists of other systems. */
import { isCount } from '../../../engine/army/army-question.ts';
import type { Json } from '../../../engine/battle.ts';
import type { Answer, Question } from '../../../engine/contract/questions.ts';
import { isRecord } from '../../../engine/data/form.ts';
import { wrong } from '../../../engine/game/questions.ts';

import {
  LIST_SYSTEMS,
  type ListedAs,
  saidOf,
  translateCount,
  translateTroop,
  withoutRole,
} from '../troops/translation.ts';
import { formatTroop } from '../troops/troops.ts';

/** The facts about the troops of an entry: by `mount`, `role`, or words before the troop. */
function listedAs(entry: { readonly [key: string]: Json }, system: ListedAs['system']): ListedAs {
  const flags = Array.isArray(entry.flags) ? entry.flags : [];
  const words = [...flags, entry.role, entry.troop, entry.mount, entry.name]
    .filter((word) => typeof word === 'string')
    .join(' ');
  return { system, ...saidOf(words) };
}

/** An entry of a DBM or DBMM list in our terms: `{ troop, min, max }`; null if it is left out. */
const translate: Question = (_, __, question): Answer => {
  const system = LIST_SYSTEMS.find((each) => each === question.list);
  const { entry } = question;
  if (!system) return wrong('question-list', { known: LIST_SYSTEMS });
  if (!isRecord(entry) || typeof entry.troop !== 'string') return wrong('question-entry', {});
  const { min = 0, max = min } = entry;
  if (!isCount(min) || !isCount(max) || min > max) return wrong('question-entry', {});
  const as = listedAs(entry, system);
  const found = translateTroop(withoutRole(entry.troop), as);
  if ('dropped' in found) return { answer: null };
  if ('fault' in found) return wrong(found.fault.key, { base: entry.troop, ...found.fault.figures });
  const answer = {
    troop: formatTroop(found.troop),
    min: translateCount(min, as),
    max: translateCount(max, as),
  };
  return { answer };
};

export const LIST_QUESTIONS: Readonly<Record<string, Question>> = { translate };
