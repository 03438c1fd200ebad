import { useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { type LogEntry, log } from '../state/telling/log.ts';
import { namedFigures } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle, stepNow, stepTo } from '../state/view/shown.ts';

function Line({ entry, side }: { readonly entry: LogEntry; readonly side: number }) {
  const battle = shownBattle.value;
  const { step, lines, why } = entry;
  const now = step !== null && step === stepNow.value;
  return (
    <li
      class={`log-entry ${step === null ? 'undone' : ''} ${now ? 'now' : ''}`}
      aria-current={now ? 'step' : undefined}
    >
      <span class="log-mark">{side >= 0 ? <SideMark at={side} /> : <Icon name="dice" />}</span>
      <div>
        {step === null && <small class="undone-word">{t('screen.log.undone')}</small>}
        {lines.map((line, at) => (
          <p key={`${line.type} ${at}`} class={`log-${line.type}`}>
            {line.text} {line.rule !== null && <ClauseLink rule={line.rule} />}
          </p>
        ))}
        {why && battle && <p class="why">{t(why.why, namedFigures(battle, why.figures))}</p>}
      </div>
      {step !== null && (
        <button
          type="button"
          class="quiet icon"
          title={t('screen.log.show')}
          aria-label={t('screen.log.show')}
          onClick={() => stepTo(step)}
        >
          <Icon name="show" />
        </button>
      )}
    </li>
  );
}

/** The events in words; undone orders stay in the log. */
export function LogPanel() {
  const list = useRef<HTMLOListElement>(null);
  const entries = log.value.filter((entry) => entry.lines.length > 0);
  const battle = shownBattle.value;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const now = element.querySelector<HTMLElement>('.now');
    const to = now ? now.offsetTop - element.clientHeight / 2 : element.scrollHeight;
    element.scrollTo({ top: to });
  }, [entries.length, stepNow.value]);
  if (entries.length === 0) return <p class="muted">{t('screen.log.empty')}</p>;
  return (
    <ol class="log" ref={list} aria-label={t('screen.log')}>
      {entries.map((entry) => (
        <Line
          key={entry.number}
          entry={entry}
          side={battle?.sides.findIndex(({ id }) => id === entry.by) ?? -1}
        />
      ))}
    </ol>
  );
}
