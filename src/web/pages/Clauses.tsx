import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ClauseData, RulingData, RulingText } from '../../engine/clauses.ts';
import { typesetFrench } from '../../words/spaces.ts';
import type { Clauses } from '../on-screen/clauses.ts';
import { BookHead, BookLink, wordsSought } from '../parts/BookHead.tsx';
import { clauseIn } from '../state/books/clause-names.ts';
import { rowOf } from '../state/loading/loading.ts';
import { openClause } from '../state/navigation/dialogs.ts';
import { isWorded, t, telling } from '../state/telling/telling.ts';

const loaded = signal<ReadonlyMap<string, Clauses | 'failed'>>(new Map());

const keepLoaded = (ruleset: string, clauses: Clauses | 'failed'): void => {
  loaded.value = new Map([...loaded.value, [ruleset, clauses]]);
};

/** The clauses of a ruleset, loaded when they are first asked for. */
export function useClauses(ruleset: string): Clauses | 'failed' | null {
  useEffect(() => {
    const before = loaded.value.get(ruleset);
    if (before && before !== 'failed') return;
    rowOf(ruleset)
      ?.clauses()
      .then(
        (clauses) => keepLoaded(ruleset, clauses),
        () => keepLoaded(ruleset, 'failed'),
      );
  }, [ruleset]);
  return loaded.value.get(ruleset) ?? null;
}

const inFrench = (): boolean => telling.value.language === 'fr';

export const clauseText = ({ text }: ClauseData): string =>
  inFrench() && text.fr !== undefined ? typesetFrench(text.fr) : text.en;

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

const wordsOf = (clauses: Clauses | null, clause: ClauseData): string =>
  `${clause.id} ${sectionText(clauses, clause.section)} ${clauseText(clause)}`.toLowerCase();

const sought = signal('');

function bySection(clauses: readonly ClauseData[]): readonly (readonly [string, readonly ClauseData[]])[] {
  const sections = new Map<string, ClauseData[]>();
  for (const clause of clauses)
    sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return [...sections];
}

/** The page of all clauses of a ruleset, with a search. */
export function ClausesPage({
  ruleset,
  clause,
}: {
  readonly ruleset: string;
  readonly clause: string | null;
}) {
  const found = useClauses(ruleset);
  useEffect(() => {
    if (clause !== null) openClause(clauseIn(ruleset, clause));
  }, [ruleset, clause]);
  const lists = found && found !== 'failed' ? found : null;
  const all = lists?.clauses ?? [];
  const words = wordsSought(sought);
  const shown = useMemo(
    () => bySection(all.filter((each) => words.every((word) => wordsOf(lists, each).includes(word)))),
    [all, sought.value, telling.value.language],
  );
  const count = shown.reduce((sum, [, clauses]) => sum + clauses.length, 0);
  return (
    <main class="clauses-page">
      <BookHead
        part="clauses"
        ruleset={ruleset}
        sought={sought}
        status={found === null ? t('screen.loading') : t('screen.clauses.found', { count })}
      >
        <BookLink part="figures" ruleset={ruleset} />
      </BookHead>
      {found === 'failed' && <p class="bad">{t('screen.clauses.failed')}</p>}
      {shown.map(([section, clauses]) => (
        <section key={section}>
          <h2>{sectionText(lists, section)}</h2>
          <ul class="clause-list">
            {clauses.map((each) => (
              <li key={each.id}>
                <button type="button" class="clause" onClick={() => openClause(each.id)}>
                  {each.id}
                </button>
                <span>
                  {clauseText(each)}
                  {each.deferred !== undefined && (
                    <small class="muted">
                      {' '}
                      {t('screen.clause.deferred', { what: deferredWords(each.deferred) })}
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
