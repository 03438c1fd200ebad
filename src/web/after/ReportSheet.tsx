import { useMemo } from 'preact/hooks';
import { drawBattle } from '../../drawing/table.ts';
import type { Battle } from '../../engine/battle.ts';
import { Score, Verdict } from '../panels/Summary.tsx';
import { Report } from '../report/Report.tsx';
import type { Session } from '../state/battle/session.ts';
import { namingOf, sideName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { seatShown } from '../state/view/shown.ts';
import { drawn } from '../table/drawn.tsx';
import { style } from '../table/style.ts';
import { type Bound, boundsOf } from './bounds.ts';

/** The map of a bound, and what happened in it. */
function BoundReport({
  now,
  bound,
  at,
}: {
  readonly now: Session;
  readonly bound: Bound;
  readonly at: number;
}) {
  const { battle, ways, lines } = bound;
  const title = t('screen.report.bound', {
    round: battle.turn.round,
    side: sideName(battle, battle.turn.active),
  });
  const map = useMemo(() => {
    const looks = {
      ...style.peek(),
      prefix: `bound${at}`,
      theme: 'light',
      surface: 'plain',
      turned: 0,
    } as const;
    return drawn(drawBattle(battle, namingOf(now.rules, battle), title, ways, looks));
  }, [now.rules, battle, ways, at]);
  return (
    <section class="bound-report">
      <h2>{title}</h2>
      <div class="bound-map">{map}</div>
      <ul>
        {lines.map((line, number) => (
          <li key={number}>{line.text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The whole battle: how it ended, luck and turning points, and a map for each bound. */
export function ReportSheet({ now, battle }: { readonly now: Session; readonly battle: Battle }) {
  const seat = battle.result ? null : seatShown.value;
  const bounds = useMemo(() => boundsOf(now, seat), [now.id, now.play.live.length, seat]);
  return (
    <>
      <Verdict battle={battle} />
      <Report now={now} battle={battle} />
      <Score battle={battle} />
      {bounds.length === 0 && <p class="muted">{t('screen.report.none')}</p>}
      {bounds.map((bound, at) => (
        <BoundReport key={at} now={now} bound={bound} at={at} />
      ))}
    </>
  );
}
