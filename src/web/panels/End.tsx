import { useLayoutEffect } from 'preact/hooks';
import { Report } from '../report/Report.tsx';
import { session } from '../state/battle/session.ts';
import { saveRecord } from '../state/keeping/saving.ts';
import { beginAt, firstBound, swapped } from '../state/new-battle/again.ts';
import { t } from '../state/telling/telling.ts';
import { stopPlaying } from '../state/view/playback.ts';
import { shownBattle, stepTo } from '../state/view/shown.ts';
import { Score } from './Summary.tsx';
import { scrollUp } from './scrolling.ts';

/** A new battle from the same deployment, with the same army or with the other one. */
function Again() {
  const now = session.value;
  const from = now && firstBound(now);
  if (!now || from === null || !now.referee.isHere) return null;
  const isShared = Object.values(now.players).every((player) => player === 'human');
  return (
    <>
      <button type="button" class="primary" onClick={() => void beginAt(from, now.players, now.name)}>
        {t('screen.end.rematch')}
      </button>
      {!isShared && (
        <button type="button" onClick={() => void beginAt(from, swapped(now), now.name)}>
          {t('screen.end.swap')}
        </button>
      )}
    </>
  );
}

/** Shows the deployed armies at the first bound; the player steps on from there. */
function review(): void {
  const now = session.peek();
  stopPlaying();
  stepTo((now && firstBound(now)) ?? 0);
}

/** The end of the battle, and what may come next. */
export function EndPanel() {
  const battle = shownBattle.value;
  // It is fetched at the end, and comes in above a last fight to which the player may have scrolled.
  useLayoutEffect(scrollUp, [battle?.result]);
  if (!battle?.result) return null;
  return (
    <section class="panel ask end" aria-labelledby="summary-title">
      <h3 id="summary-title">{t('screen.over')}</h3>
      {session.value && (
        <Report now={session.value} battle={battle}>
          <div class="buttons">
            <Again />
            <button type="button" onClick={review}>
              {t('screen.end.review')}
            </button>
            <button type="button" onClick={saveRecord}>
              {t('screen.save')}
            </button>
          </div>
        </Report>
      )}
      <h4>{t('screen.end.score')}</h4>
      <Score battle={battle} />
    </section>
  );
}
