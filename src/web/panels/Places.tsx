import type { Battle } from '../../engine/battle.ts';
import { Icon } from '../parts/Icon.tsx';
import { lazily, Nothing } from '../parts/Lazy.tsx';
import { withGuide } from '../state/loading/loading.ts';
import { goToPlace, sayPlace } from '../state/setup/offers.ts';
import {
  type Coming,
  chooseComing,
  coming,
  comings,
  placeNumber,
  putThere,
  turnPlace,
} from '../state/setup/places.ts';
import { baseName, told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';

const TURN = 15;

const FightsWaiting = lazily(
  async () => (await withGuide(() => import('./FightsWaiting.tsx'))).FightsWaiting,
  Nothing,
);

function Where({ battle, who }: { readonly battle: Battle; readonly who: Coming }) {
  const count = who.places.length;
  const at = placeNumber.value;
  const asksPlace = battle.flow.awaits[0]?.answer.form === 'place';
  const name = who.base ? baseName(who.base) : t('screen.places.stronghold');
  return (
    <section class="panel places" aria-labelledby="places-title">
      <h3 id="places-title">{t('screen.places', { base: name })}</h3>
      <p class="muted">{t('screen.places.count', { count })}</p>
      <div class="buttons">
        <button type="button" aria-label={t('screen.places.back')} onClick={() => goToPlace(-1)}>
          <Icon name="left" />
        </button>
        <output>{at === null ? '–' : t('screen.places.at', { at: at + 1, count })}</output>
        <button type="button" aria-label={t('screen.places.next')} onClick={() => goToPlace(1)}>
          <Icon name="right" />
        </button>
        {who.base && (
          <>
            <button type="button" aria-label={t('screen.places.left')} onClick={() => turnPlace(-TURN)}>
              <Icon name="turn-left" />
            </button>
            <button type="button" aria-label={t('screen.places.right')} onClick={() => turnPlace(TURN)}>
              <Icon name="turn-right" />
            </button>
          </>
        )}
      </div>
      <FightsWaiting battle={battle} who={who} />
      <div class="buttons">
        <button type="button" class="primary" onClick={() => putThere()}>
          {t('screen.places.put')}
        </button>
        {who.base && !asksPlace && (
          <button type="button" onClick={() => chooseComing(null)}>
            {t('screen.places.other')}
          </button>
        )}
      </div>
    </section>
  );
}

/** The bases that may be put down now, and their places. */
export function PlacesPanel() {
  const battle = shownBattle.value;
  const all = comings.value;
  const who = coming.value;
  if (!battle || all.length === 0) return null;
  if (who) return <Where battle={battle} who={who} />;
  return (
    <section class="panel places" aria-label={t('screen.todo.arrivals', { count: all.length })}>
      <ul class="options">
        {all.map(({ key, option }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                chooseComing(key);
                sayPlace();
              }}
            >
              {told(battle, option.key, option.figures)}
            </button>
          </li>
        ))}
      </ul>
      <p class="muted">{t('screen.hint.arrivals')}</p>
    </section>
  );
}
