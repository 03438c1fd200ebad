/** What the other side's last bound has brought, in the first lines of the news: its losses and its fights. */
import type { Battle } from '../../engine/battle.ts';
import { foughtAt } from '../report/fought.ts';
import { showFight } from '../report/show.ts';
import { session } from '../state/battle/session.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { recentPlace, type Steps, theirSteps } from '../state/view/recent.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';
import { bloodless, type Doing, lostBetween } from './doings.ts';
import { Limits } from './Limits.tsx';
import { Lost } from './Lost.tsx';
import { toRecent } from './panes.ts';

/** At most this number of fights is told; all stand in the panel. */
const MOST = 3;

/** The other side's last bound, until the player gives an order. */
export interface Theirs {
  readonly before: Battle;
  readonly after: Battle;
  readonly steps: Steps;
  /** Its fights that cost no base. */
  readonly fights: readonly Doing[];
}

/** What the other side's last bound has brought; null where nobody fought or was lost. */
export function theirsNow(): Theirs | null {
  const steps = recentPlace.value === 'first' ? theirSteps.value : null;
  const battles = session.value?.play.battles ?? [];
  const [before, after] = [battles[steps?.from ?? 0], battles[steps?.to ?? 0]];
  if (!steps || !before || !after) return null;
  const fights = bloodless(steps);
  const isLoss = before.sides.some(({ id }) => lostBetween(before, after, id).length > 0);
  return isLoss || fights.length > 0 ? { before, after, steps, fights } : null;
}

/** Shows a fight as it stood. */
function show(step: number): void {
  const now = session.peek();
  const fought = now && foughtAt(now, seatShown.peek(), step - 1);
  if (fought) showFight(fought);
}

/** The losses with the way to each; on a phone the fights too, for the panel that tells them is put down. */
export function TheirsTold({ before, after, steps, fights }: Theirs) {
  const battle = shownBattle.value;
  const other = before.sides.find(({ id }) => id !== seatShown.value);
  return (
    <div class="theirs">
      <Lost battle={after} before={before} steps={steps} />
      <Limits battle={after} before={before} />
      {fights.slice(-MOST).map(({ step, lines }) => (
        <p key={step} class="fight">
          {lines.map(({ text }) => text).join(' ')}{' '}
          <button type="button" class="small" onClick={() => show(step)}>
            {t('screen.brief.how')}
          </button>
        </p>
      ))}
      {battle && other && (
        <p class="fight">
          <button type="button" class="small" onClick={toRecent}>
            {t('screen.recent.of', { side: sideInWords(battle, other.id) })}
          </button>
        </p>
      )}
    </div>
  );
}
