import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HottArmy } from '../../armies/hott/army-data.ts';
import { musterHott } from '../../armies/hott/muster.ts';
import type { WorkshopProps } from '../on-screen/row.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { useTitle } from '../parts/title.ts';
import { fileName } from '../state/keeping/file-name.ts';
import { goTo, hashOf } from '../state/navigation/route.ts';
import { telling } from '../state/telling/telling.ts';
import { ArmyEditor } from './ArmyEditor.tsx';
import { bundled } from './armies.ts';
import { armyIn } from './army-words.ts';
import { blankArmy, keepArmy, type OwnArmy, ownArmies, ownArmy, readOwnArmies } from './own-armies.ts';
import { t } from './words.ts';

const countOf = ({ lines }: HottArmy): number => lines.reduce((sum, { count }) => sum + count, 0);

const openArmy = (id: string): void => goTo({ page: 'workshop', army: id });

function Own({ own: { id, army } }: { readonly own: OwnArmy }) {
  const { points, warnings } = musterHott(army);
  return (
    <li class="kept">
      <a class="kept-open" href={hashOf({ page: 'workshop', army: id })}>
        <strong>{army.name}</strong>
        <small class="muted">
          {t('screen.workshop.facts', { points, most: army.points, elements: countOf(army) })} ·{' '}
          {t('screen.workshop.findings', { count: warnings.length })}
        </small>
      </a>
    </li>
  );
}

/** The army of the program that can be copied. */
const example = signal('');

function Examples() {
  const armies = bundled().armies.map(({ id, army }) => ({
    id,
    army: armyIn(telling.value.language, army),
  }));
  const chosen = armies.find(({ id }) => id === example.value) ?? armies[0];
  if (!chosen) return null;
  return (
    <div class="workshop-examples">
      <label class="field">
        <span>{t('screen.workshop.examples')}</span>
        <select
          value={chosen.id}
          onChange={(event) => {
            example.value = event.currentTarget.value;
          }}
        >
          {armies.map(({ id, army }) => (
            <option key={id} value={id}>
              {t('screen.army.own-title', { name: army.name, points: army.points })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() =>
          openArmy(
            keepArmy({ ...chosen.army, name: t('screen.workshop.copied', { name: chosen.army.name }) }),
          )
        }
      >
        {t('screen.workshop.copy')}
      </button>
    </div>
  );
}

function Bench({ onFile }: Pick<WorkshopProps, 'onFile'>) {
  const own = ownArmies.value;
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          onClick={() =>
            openArmy(keepArmy(blankArmy(t('screen.workshop.new-name'), t('screen.workshop.new-stronghold'))))
          }
        >
          {t('screen.workshop.new')}
        </button>
        <FileButton label={t('screen.workshop.open')} accept=".txt,text/plain" onFile={onFile} />
      </div>
      <section class="home-section" aria-labelledby="own-title">
        <header>
          <h2 id="own-title">{t('screen.workshop.own')}</h2>
        </header>
        {own === null && <p class="muted">{t('screen.loading')}</p>}
        {own?.length === 0 && <p class="muted">{t('screen.workshop.none')}</p>}
        <ul class="kept-list">
          {(own ?? []).map((each) => (
            <Own key={each.id} own={each} />
          ))}
        </ul>
        <Examples />
      </section>
    </>
  );
}

/** The page of own armies: made, changed, kept, and saved to files. */
export function WorkshopPage({ army, onPlay, onFile }: WorkshopProps) {
  useEffect(() => void readOwnArmies(), []);
  useTitle(t('screen.workshop'));
  const own = army === null ? undefined : ownArmy(army);
  const back = army === null ? ({ page: 'home' } as const) : ({ page: 'workshop', army: null } as const);
  return (
    <main class="workshop">
      <header>
        <a href={hashOf(back)}>‹ {t(army === null ? 'screen.home' : 'screen.workshop.back')}</a>
        <h1>{t('screen.workshop')}</h1>
        {army === null && <p class="muted">{t('screen.workshop.about')}</p>}
      </header>
      {army === null && <Bench onFile={onFile} />}
      {army !== null && ownArmies.value === null && <p class="muted">{t('screen.loading')}</p>}
      {army !== null && ownArmies.value !== null && !own && <p>{t('screen.workshop.gone')}</p>}
      {own && <ArmyEditor own={own} onPlay={onPlay} fileName={fileName(own.army.name, 'txt')} />}
    </main>
  );
}
