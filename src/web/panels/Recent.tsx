import { SideMark } from '../parts/SideMark.tsx';
import { session } from '../state/battle/session.ts';
import { namedFigures } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { type Doing, doneSince } from '../state/view/recent.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';

/** At most this number of new events are listed; older ones are in the log. */
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

/** The actions of the other side since the player's last order, so that a bot's turn can be read afterwards. */
export function RecentPanel() {
  const now = session.value;
  const seat = seatShown.value;
  const doings = doneSince.value;
  if (!now || seat === null) return null;
  const left = doings.length - MOST;
  return (
    <section class="panel recent" aria-labelledby="recent-title">
      <h3 id="recent-title">{t('screen.recent')}</h3>
      {left > 0 && <p class="muted">{t('screen.recent.more', { count: left })}</p>}
      <ol>
        {doings.slice(-MOST).map((doing, at) => (
          <Done key={at} doing={doing} />
        ))}
      </ol>
    </section>
  );
}
