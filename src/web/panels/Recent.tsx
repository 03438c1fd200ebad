import { useMemo } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { namesGiven } from '../state/telling/base-names.ts';
import { intentIn } from '../state/telling/log.ts';
import { namedFigures, sideInWords } from '../state/telling/naming.ts';
import { t, telling } from '../state/telling/telling.ts';
import { reenact } from '../state/view/playback.ts';
import { closeRecent, type Steps, theirSteps } from '../state/view/recent.ts';
import { isLive, seatShown, shownBattle, stepTo } from '../state/view/shown.ts';
import { type Doing, doneIn, passedIn } from './doings.ts';
import { Limits } from './Limits.tsx';
import { Lost } from './Lost.tsx';
import { newsOf } from './news.ts';

/** At most this number of new events are listed; lesser ones are in the log. */
const MOST = 12;

function Done({ doing }: { readonly doing: Doing }) {
  const battle = shownBattle.value;
  if (!battle) return null;
  const side = battle.sides.findIndex(({ id }) => id === doing.by);
  return (
    <li>
      {side >= 0 && <SideMark at={side} />} {doing.lines.map(({ text }) => text).join(' ')}
      {doing.why && <small class="why"> {t(doing.why.why, namedFigures(battle, doing.why.figures))}</small>}
    </li>
  );
}

/** A side that could act and did nothing. */
function Passed({ side }: { readonly side: string }) {
  const battle = shownBattle.value;
  if (!battle) return null;
  return (
    <li>
      <SideMark at={battle.sides.findIndex(({ id }) => id === side)} />{' '}
      {t('screen.recent.passed', { side: sideInWords(battle, side) })}
    </li>
  );
}

/** The plan that a bot followed in its bound. It is folded away until the player opens it. */
function After({ steps: { from, to } }: { readonly steps: Steps }) {
  const battle = shownBattle.value;
  const intent = intentIn(session.value?.play.live.slice(from, to) ?? []);
  if (!battle || intent.length === 0) return null;
  return (
    <details class="after">
      <summary>{t('screen.recent.after')}</summary>
      <ul>
        {intent.map(({ key, figures }) => (
          <li key={`${key} ${figures.base}`}>{t(key, namedFigures(battle, figures))}</li>
        ))}
      </ul>
    </details>
  );
}

/** Plays what happened again on the table, at once or step by step. */
function Again({ from }: { readonly from: number }) {
  if (!isLive.value) return null;
  return (
    <div class="buttons">
      <button type="button" class="small" onClick={() => reenact(from)}>
        <Icon name="play" /> {t('screen.recent.again')}
      </button>
      <button type="button" class="small" onClick={() => stepTo(from)}>
        {t('screen.recent.steps')}
      </button>
    </div>
  );
}

/** What happened in the other side's last bound. It stays until the player closes it. */
export function RecentPanel() {
  const battle = shownBattle.value;
  const seat = seatShown.value;
  const steps = theirSteps.value;
  const play = session.value?.play;
  const [before, after] = [play?.battles[steps?.from ?? 0], play?.battles[steps?.to ?? 0]];
  // All of a bound is put into words to weigh it: once, and not again after each die of the next.
  const doings = useMemo(
    () => (steps ? doneIn(steps) : []),
    [before, after, seat, telling.value, namesGiven.value],
  );
  if (!battle || seat === null || !steps || !before || !after) return null;
  const news = newsOf(battle, doings, MOST);
  const other = battle.sides.find(({ id }) => id !== seat);
  return (
    <section class="panel recent" aria-labelledby="recent-title">
      <header>
        <h3 id="recent-title">
          {other && isMine(seat)
            ? t('screen.recent.of', { side: sideInWords(battle, other.id) })
            : t('screen.recent')}
        </h3>
        <button type="button" class="quiet icon" aria-label={t('screen.close')} onClick={closeRecent}>
          <Icon name="close" />
        </button>
      </header>
      <Lost battle={after} before={before} steps={steps} />
      <Limits battle={after} before={before} />
      {news.more > 0 && <p class="muted">{t('screen.recent.more', { count: news.more })}</p>}
      <ol>
        {news.doings.map((doing, at) => (
          <Done key={at} doing={doing} />
        ))}
        {passedIn(steps).map((side) => (
          <Passed key={side} side={side} />
        ))}
      </ol>
      <After steps={steps} />
      {doings.length > 0 && <Again from={steps.from} />}
    </section>
  );
}
