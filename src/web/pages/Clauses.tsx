import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import '../book/book.css';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import { ClauseRow } from '../book/ClauseRow.tsx';
import { Contents, headingOf, inOrder, type Topic, Wish } from '../book/Contents.tsx';
import { looks } from '../book/looks.ts';
import { clauseText, rulingText, sectionText, useClauses } from '../book/texts.ts';
import type { Clauses } from '../on-screen/clauses.ts';
import { BookHead, BookLink, wordsSought } from '../parts/BookHead.tsx';
import { Credit } from '../parts/Credit.tsx';
import { clauseIn } from '../state/books/clause-names.ts';
import { type Figure, figuresOf } from '../state/books/figures.ts';
import { RULESET_IDS } from '../state/loading/loading.ts';
import { openClause } from '../state/navigation/dialogs.ts';
import { t, telling } from '../state/telling/telling.ts';

const sought = signal('');

/** The rulings by the clauses that depend on them. */
function rulingsByClause({ rulings }: Clauses): ReadonlyMap<string, readonly RulingData[]> {
  const found = new Map<string, RulingData[]>();
  for (const ruling of rulings)
    for (const id of ruling.clauses) found.set(id, [...(found.get(id) ?? []), ruling]);
  return found;
}

/** The figures by the clauses that they cite, fetched only on wish; none where they cannot be fetched. */
function useFigures(ruleset: string): ReadonlyMap<string, readonly Figure[]> {
  const [found, setFound] = useState<readonly Figure[]>([]);
  const isWished = looks.value.figures;
  useEffect(() => {
    let gone = false;
    const show = (figures: readonly Figure[]): void => {
      if (!gone) setFound(figures);
    };
    if (isWished) figuresOf(ruleset).then(show, () => show([]));
    else show([]);
    return () => {
      gone = true;
    };
  }, [ruleset, isWished]);
  return useMemo(() => {
    const cited = new Map<string, Figure[]>();
    for (const figure of found)
      for (const id of figure.scenario.cites ?? []) cited.set(id, [...(cited.get(id) ?? []), figure]);
    return cited;
  }, [found]);
}

/** The clauses of a topic whose words hold all words sought. */
function shownIn(lists: Clauses, rulings: ReadonlyMap<string, readonly RulingData[]>): readonly Topic[] {
  const words = wordsSought(sought);
  const wordsOf = (clause: ClauseData): string =>
    [
      clause.id,
      sectionText(lists, clause.section),
      clauseText(clause),
      ...(rulings.get(clause.id) ?? []).map((ruling) => rulingText(ruling).title),
    ]
      .join(' ')
      .toLowerCase();
  const topics = Object.entries(lists.topics).map(([topic, clauses]) => ({
    topic,
    clauses: clauses.filter((each) => words.every((word) => wordsOf(each).includes(word))),
  }));
  return inOrder(topics.filter(({ clauses }) => clauses.length > 0));
}

/** The clauses of a topic under the sections of the rulebook. */
function bySection(clauses: readonly ClauseData[]): readonly (readonly [string, readonly ClauseData[]])[] {
  const sections = new Map<string, ClauseData[]>();
  for (const clause of clauses)
    sections.set(clause.section, [...(sections.get(clause.section) ?? []), clause]);
  return [...sections];
}

interface BookProps {
  readonly ruleset: string;
  readonly lists: Clauses;
}

function Book({ ruleset, lists }: BookProps) {
  const rulings = useMemo(() => rulingsByClause(lists), [lists]);
  const figures = useFigures(ruleset);
  const topics = useMemo(() => shownIn(lists, rulings), [lists, sought.value, telling.value.language]);
  return (
    <>
      <Contents topics={topics} />
      {topics.map(({ topic, clauses }) => (
        <section key={topic} aria-labelledby={headingOf(topic)}>
          <h2 id={headingOf(topic)} tabIndex={-1}>
            {t(`screen.topic.${topic}`)}
          </h2>
          {bySection(clauses).map(([section, some]) => (
            <section key={section}>
              <h3>{sectionText(lists, section)}</h3>
              <ul class="clause-list">
                {some.map((each) => (
                  <ClauseRow
                    key={each.id}
                    ruleset={ruleset}
                    clause={each}
                    rulings={rulings.get(each.id) ?? []}
                    figures={figures.get(each.id) ?? []}
                  />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

/** The number of clauses that hold the words sought. */
function countOf(lists: Clauses): number {
  return shownIn(lists, rulingsByClause(lists)).reduce((sum, { clauses }) => sum + clauses.length, 0);
}

/** The page of a rulebook: its clauses by topic, with rulings, switches and figures, and a search. */
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
  const count = useMemo(() => (lists ? countOf(lists) : 0), [lists, sought.value, telling.value.language]);
  return (
    <main class="clauses-page book-page">
      <BookHead
        part="clauses"
        ruleset={ruleset}
        sought={sought}
        status={found === null ? t('screen.loading') : t('screen.clauses.found', { count })}
      >
        <div class="book-wishes">
          <Wish wish="figures" />
          <Wish wish="bilingual" />
        </div>
      </BookHead>
      {found === 'failed' && <p class="bad">{t('screen.clauses.failed')}</p>}
      {lists && <Book ruleset={ruleset} lists={lists} />}
      <footer class="book-foot">
        <Credit ruleset={ruleset} />
        <p class="figure-links">
          <BookLink part="figures" ruleset={ruleset} />
          {RULESET_IDS.filter((each) => each !== ruleset).map((each) => (
            <BookLink key={each} part="clauses" ruleset={each} />
          ))}
        </p>
      </footer>
    </main>
  );
}
