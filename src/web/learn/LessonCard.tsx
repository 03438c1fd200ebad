import { useState } from 'preact/hooks';
import type { LessonTask } from '../../scenario/lesson.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { atHand, openLesson, progress, tryAgain } from '../state/lessons/at-hand.ts';
import { inWords, type NamedLesson, standingOf } from '../state/lessons/files.ts';
import { startQuickBattle } from '../state/loading/later.ts';
import { open } from '../state/navigation/dialogs.ts';
import { goTo, hashOf, type Route } from '../state/navigation/route.ts';
import { t, tOf } from '../state/telling/telling.ts';

export const ALL_LESSONS: Route = { page: 'learn', ruleset: null, lesson: null };

const restart = ({ ruleset, name }: NamedLesson): void => void openLesson(ruleset, name, () => true);

/** A dot for each task: done, at hand, or still to come. */
function Dots({ count, done }: { readonly count: number; readonly done: number }) {
  const at = Math.min(done + 1, count);
  return (
    <span class="lesson-dots" role="img" aria-label={t('screen.learn.tasks', { at, count })}>
      {Array.from({ length: count }, (_, each) => (
        <i key={each} class={each < done ? 'done' : each === done ? 'now' : ''} />
      ))}
    </span>
  );
}

/** The buttons of a task; its hint stands there on asking. */
function TaskHelp({ task, missed }: { readonly task: LessonTask; readonly missed: boolean }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div class="buttons">
        <button type="button" aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {t('screen.learn.hint')}
        </button>
        <button type="button" class={missed ? 'primary' : ''} onClick={tryAgain}>
          {t('screen.learn.again')}
        </button>
        <button type="button" onClick={() => open({ dialog: 'legend' })}>
          {t('screen.legend')}
        </button>
      </div>
      {asked && (
        <p class="lesson-hint" role="status">
          {inWords(task.hint)}
        </p>
      )}
    </>
  );
}

/** The topic of a clause, such as "zoc". */
const topicOf = (rule: string): string => rule.split('.')[1] ?? '';

/** A clause by its topic, and by its number among those of the same topic. */
function clauseName(rule: string, cites: readonly string[]): string {
  const topic = topicOf(rule);
  const alike = cites.filter((each) => topicOf(each) === topic);
  return t('screen.learn.rule', { topic, number: alike.length > 1 ? alike.indexOf(rule) + 1 : 0 });
}

/** What comes after a lesson, and the clauses that tell why. */
function Finished({ now }: { readonly now: NamedLesson }) {
  const { ruleset, lesson } = now;
  const { next } = standingOf(ruleset, now.name);
  return (
    <>
      <div class="buttons">
        {next === null ? (
          <button type="button" class="primary" onClick={() => void startQuickBattle(ruleset)}>
            {tOf(ruleset, 'ruleset.quick')}
          </button>
        ) : (
          <button
            type="button"
            class="primary"
            onClick={() => goTo({ page: 'learn', ruleset, lesson: next })}
          >
            {t('screen.learn.next')}
          </button>
        )}
        <button type="button" onClick={() => restart(now)}>
          {t('screen.learn.restart')}
        </button>
      </div>
      <p class="lesson-why">
        {t('screen.learn.why')}{' '}
        {lesson.cites.map((rule) => (
          <ClauseLink key={rule} rule={rule} label={clauseName(rule, lesson.cites)} />
        ))}
      </p>
    </>
  );
}

/** What the player is to do in the lesson on the screen, and how it went. */
export function LessonCard() {
  const now = atHand.value;
  const at = progress.value;
  if (!now || !at) return null;
  const { tasks, title } = now.lesson;
  const task = tasks[at.done];
  const last = tasks[at.done - 1];
  const { number, count } = standingOf(now.ruleset, now.name);
  return (
    <section class="lesson" aria-labelledby="lesson-title">
      <header>
        <span>{t('screen.learn.number', { number, count })}</span>
        <Dots count={tasks.length} done={at.done} />
      </header>
      <h2 id="lesson-title">{inWords(title)}</h2>
      <div aria-live="polite">
        {last && (
          <p class="lesson-done">
            <Icon name="tick" /> {inWords(last.done)}
          </p>
        )}
        {task ? (
          <p class="lesson-task">{inWords(task.text)}</p>
        ) : (
          <p class="lesson-end">{t('screen.learn.finished')}</p>
        )}
        {at.missed && <p class="bad">{t('screen.learn.missed')}</p>}
      </div>
      {task ? <TaskHelp key={at.done} task={task} missed={at.missed} /> : <Finished now={now} />}
    </section>
  );
}

/** What the menu of a lesson holds instead of what is only for battles. */
export const LessonMenu = () => (
  <>
    <button type="button" onClick={() => atHand.value && restart(atHand.value)}>
      {t('screen.learn.restart')}
    </button>
    <a href={hashOf(ALL_LESSONS)}>{t('screen.learn.all')}</a>
  </>
);
