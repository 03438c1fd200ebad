import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import type { Clauses } from '../on-screen/clauses.ts';
import { wordsSought } from '../parts/BookHead.tsx';
import { type Figure, figuresOf } from '../state/books/figures.ts';
import { t, telling } from '../state/telling/telling.ts';
import { ClauseRow } from './ClauseRow.tsx';
import { Contents, headingOf, inOrder, type Topic } from './Contents.tsx';
import { looks } from './looks.ts';
import { clauseText, rulingText, sectionText } from './texts.ts';

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
function shownIn(
  lists: Clauses,
  rulings: ReadonlyMap<string, readonly RulingData[]>,
  sought: Signal<string>,
): readonly Topic[] {
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

interface ListProps {
  readonly ruleset: string;
  readonly lists: Clauses;
  /** The words sought; all clauses where there are none. */
  readonly sought: Signal<string>;
}

/** The clauses of a ruleset by topic, all or those sought, with rulings, switches and figures. */
export function ClauseList({ ruleset, lists, sought }: ListProps) {
  const rulings = useMemo(() => rulingsByClause(lists), [lists]);
  const figures = useFigures(ruleset);
  const topics = useMemo(
    () => shownIn(lists, rulings, sought),
    [lists, rulings, sought.value, telling.value.language],
  );
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
export function countOf(lists: Clauses, sought: Signal<string>): number {
  return shownIn(lists, rulingsByClause(lists), sought).reduce((sum, { clauses }) => sum + clauses.length, 0);
}
