import { useEffect, useState } from 'preact/hooks';
import './learn.css';
import { BattleScreen } from '../pages/Battle.tsx';
import type { Besides } from '../pages/besides.ts';
import { NotFetched } from '../parts/Lazy.tsx';
import { isOnScreen, openLesson, startTeaching } from '../state/lessons/at-hand.ts';
import { hashOf } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';
import { ALL_LESSONS, LessonCard, LessonMenu } from './LessonCard.tsx';

const BESIDES: Besides = { Head: LessonCard, Menu: LessonMenu, guides: true };

/** The page of one lesson: the table of a battle, with what is to be done beside it. */
export function LessonPage({ ruleset, name }: { readonly ruleset: string; readonly name: string }) {
  const [state, setState] = useState<'opening' | 'missing' | 'failed'>('opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setState('opening');
    openLesson(ruleset, name, () => isWanted).then(
      (isThere) => !isThere && setState('missing'),
      () => setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [ruleset, name, tries]);
  useEffect(startTeaching, []);
  if (isOnScreen(ruleset, name)) return <BattleScreen besides={BESIDES} />;
  if (state === 'failed') return <NotFetched again={() => setTries(tries + 1)} />;
  return (
    <main class="message">
      <h1>{t(state === 'opening' ? 'screen.loading' : 'screen.learn.missing')}</h1>
      <a href={hashOf(ALL_LESSONS)}>{t('screen.learn.all')}</a>
    </main>
  );
}
