import { signal } from '@preact/signals';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { seatAsked } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';
import { recentPlace, theirSteps } from '../state/view/recent.ts';
import { shownBattle } from '../state/view/shown.ts';
import { lostBetween } from './doings.ts';
import { nameIn } from './FightSides.tsx';
import { toRecent } from './panes.ts';

/** The words that were closed last. */
const closed = signal('');

/** Has this side given no order yet since the armies stand? */
function isFresh(side: string): boolean {
  const play = session.value?.play;
  return !play?.live.some(
    (number, at) => (play.battles[at]?.turn.bound ?? 0) > 0 && play.record.entries[number]?.by === side,
  );
}

/** What a player needs to know before the first order; later, the losses of the other side's bound. */
function wordsFor(side: string): { readonly words: string; readonly isLoss: boolean } | null {
  const battle = shownBattle.value;
  const play = session.value?.play;
  if (!battle || !play) return null;
  if (explained.value !== null) return { words: t(`term.${explained.value}`), isLoss: false };
  if (isFresh(side))
    return {
      words: t('screen.brief', { side: sideInWords(battle, side), goal: t('guide.goal.short') }),
      isLoss: false,
    };
  const steps = theirSteps.value;
  const [before, after] = [play.battles[steps?.from ?? 0], play.battles[steps?.to ?? 0]];
  const lost = before && after && recentPlace.value === 'first' ? lostBetween(before, after, side) : [];
  if (lost.length === 0) return null;
  const bases = lost.map((id) => nameIn(battle, id));
  return { words: t('screen.recent.lost', { you: 'yes', side: '', bases }), isLoss: true };
}

/** A line over the table: who I am and what to do, or what I have lost. It also shows on a phone with the sheet down. */
export function Brief() {
  const side = seatAsked();
  const told = side === null ? null : wordsFor(side);
  if (side === null || !told || closed.value === told.words) return null;
  const at = shownBattle.value?.sides.findIndex(({ id }) => id === side) ?? 0;
  return (
    <section class="brief" aria-label={t('screen.brief.label')}>
      <p>
        <SideMark at={at} /> {told.words}{' '}
        {told.isLoss && (
          <button type="button" class="why" onClick={toRecent}>
            {t('screen.brief.how')}
          </button>
        )}
      </p>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.close')}
        onClick={() => {
          closed.value = explained.value === null ? told.words : closed.value;
          explained.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
