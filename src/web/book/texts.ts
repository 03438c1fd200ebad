/** The texts of clauses and rulings in the language of the screen. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClauseData, RulingData, RulingText } from '../../engine/clauses.ts';
import { loadWords } from '../../words/catalogues.ts';
import { typesetFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import type { Clauses } from '../on-screen/clauses.ts';
import { rowOf } from '../state/loading/loading.ts';
import { isWorded, t, telling } from '../state/telling/telling.ts';

const loaded = signal<ReadonlyMap<string, Clauses | 'failed'>>(new Map());

const keepLoaded = (ruleset: string, clauses: Clauses | 'failed'): void => {
  loaded.value = new Map([...loaded.value, [ruleset, clauses]]);
};

/** The clauses of a ruleset, loaded with its messages when they are first asked for. */
export function useClauses(ruleset: string): Clauses | 'failed' | null {
  useEffect(() => {
    const before = loaded.value.get(ruleset);
    if (before && before !== 'failed') return;
    const row = rowOf(ruleset);
    if (!row) return;
    Promise.all([row.clauses(), loadWords(telling.peek().language, [ruleset])]).then(
      ([clauses]) => keepLoaded(ruleset, clauses),
      () => keepLoaded(ruleset, 'failed'),
    );
  }, [ruleset]);
  return loaded.value.get(ruleset) ?? null;
}

const inFrench = (): boolean => telling.value.language === 'fr';

/** The text of a clause in a language; English where it has no other. */
export const textIn = (language: Language, { text }: ClauseData): string =>
  language === 'fr' && text.fr !== undefined ? typesetFrench(text.fr) : text.en;

export const clauseText = (clause: ClauseData): string => textIn(telling.value.language, clause);

export const sectionText = (clauses: Clauses | null, section: string): string =>
  inFrench() && clauses?.sectionInFrench ? typesetFrench(clauses.sectionInFrench(section)) : section;

/** A subject that clauses need but the rulebook leaves open, in words. */
export const deferredWords = (subject: string): string =>
  isWorded(`deferred.${subject}`) ? t(`deferred.${subject}`) : subject;

/** The text of a ruling in the language of the screen. */
export function rulingText({ fr, title, question, reading, reason }: RulingData): RulingText {
  if (!inFrench() || !fr) return { title, question, reading, reason };
  return {
    title: typesetFrench(fr.title),
    question: typesetFrench(fr.question),
    reading: typesetFrench(fr.reading),
    reason: typesetFrench(fr.reason),
  };
}
