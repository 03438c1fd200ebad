import { useEffect, useState } from 'preact/hooks';
import './learn.css';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTitle } from '../parts/title.ts';
import { isDone } from '../state/lessons/done.ts';
import { inWords, lessonsOf, type NamedLesson, TAUGHT } from '../state/lessons/files.ts';
import { loadRuleset } from '../state/loading/loading.ts';
import { goTo, hashOf, type Route, route } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';
import { PositionPicture } from './PositionPicture.tsx';

const routeOf = ({ ruleset, name }: NamedLesson): Route => ({ page: 'learn', ruleset, lesson: name });

/** The lessons of all rulesets, fetched when the page is opened. Pictures come once their ruleset is loaded. */
function useLessons(): readonly NamedLesson[] | 'failed' | null {
  const [found, setFound] = useState<readonly NamedLesson[] | 'failed' | null>(null);
  useEffect(() => {
    Promise.all(TAUGHT.map(lessonsOf)).then(
      (all) => setFound(all.flat()),
      () => setFound('failed'),
    );
    // Without its ruleset a lesson has no picture, and its page tells why.
    for (const ruleset of TAUGHT) loadRuleset(ruleset).catch(() => undefined);
  }, []);
  return found;
}

/** A lesson that marks nothing shows all of its bases. */
const ALL: readonly string[] = [];

function Card({ at, number }: { readonly at: NamedLesson; readonly number: number }) {
  const { title, about, position, tasks } = at.lesson;
  const done = isDone(at.ruleset, at.name);
  return (
    <li>
      <a class={`lesson-link${done ? ' done' : ''}`} href={hashOf(routeOf(at))}>
        <PositionPicture scenario={position} title={inWords(title)} about={tasks[0]?.marks ?? ALL} />
        <strong>
          {number}. {inWords(title)}
        </strong>
        <span class="lesson-about">{inWords(about)}</span>
        {done && (
          <span class="lesson-tick">
            <Icon name="tick" /> {t('screen.learn.done')}
          </span>
        )}
      </a>
    </li>
  );
}

/** The lessons of a ruleset in their order. */
function Course({
  ruleset,
  lessons,
}: {
  readonly ruleset: string;
  readonly lessons: readonly NamedLesson[];
}) {
  const done = lessons.filter(({ name }) => isDone(ruleset, name)).length;
  const next = lessons.find(({ name }) => !isDone(ruleset, name));
  return (
    <section aria-labelledby={`learn-${ruleset}`}>
      <header class="course-head">
        <h2 id={`learn-${ruleset}`}>{RULESET_WORDS[ruleset]?.name}</h2>
        <p class="muted course-count">{t('screen.learn.progress', { done, count: lessons.length })}</p>
        {next && (
          <button type="button" class="primary" onClick={() => goTo(routeOf(next))}>
            {done === 0
              ? t('screen.learn.begin')
              : t('screen.learn.go-on', { title: inWords(next.lesson.title) })}
          </button>
        )}
      </header>
      <ol class="lesson-links">
        {lessons.map((each, at) => (
          <Card key={each.name} at={each} number={at + 1} />
        ))}
      </ol>
    </section>
  );
}

/** The rulesets that have lessons, first the one that the address asks for. */
const coursesFrom = (asked: Route): readonly string[] =>
  asked.page === 'learn' && asked.ruleset !== null && TAUGHT.includes(asked.ruleset)
    ? [asked.ruleset, ...TAUGHT.filter((ruleset) => ruleset !== asked.ruleset)]
    : TAUGHT;

/** All lessons, and which of them are done. */
export function LearnPage() {
  const found = useLessons();
  const title = t('screen.learn');
  useTitle(title);
  const courses = coursesFrom(route.value);
  const [first] = courses;
  return (
    <main class="learn">
      <header>
        <a href={hashOf({ page: 'home' })}>‹ {t('screen.home')}</a>
        <h1>{title}</h1>
        <p class="lead">{t('screen.learn.lead')}</p>
        <p class="lead">{t('screen.learn.which')}</p>
        <nav class="courses" aria-label={t('screen.learn.courses')}>
          {TAUGHT.map((ruleset) => (
            <a
              key={ruleset}
              href={hashOf({ page: 'learn', ruleset, lesson: null })}
              aria-current={ruleset === first ? 'page' : undefined}
            >
              {RULESET_WORDS[ruleset]?.name}
            </a>
          ))}
        </nav>
      </header>
      {found === null && <p class="muted">{t('screen.loading')}</p>}
      {found === 'failed' && <p class="bad">{t('screen.learn.failed')}</p>}
      {Array.isArray(found) &&
        courses.map((ruleset) => (
          <Course
            key={ruleset}
            ruleset={ruleset}
            lessons={found.filter((each: NamedLesson) => each.ruleset === ruleset)}
          />
        ))}
    </main>
  );
}
