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
import { ArmyPicture } from './ArmyPicture.tsx';
import { bundled } from './armies.ts';
import { armyIn } from './army-words.ts';
import { blankArmy, keepArmy, type OwnArmy, ownArmies, ownArmy, readOwnArmies } from './own-armies.ts';
import { t } from './words.ts';

const countOf = ({ lines }: HottArmy): number => lines.reduce((sum, { count }) => sum + count, 0);

const openArmy = (id: string): void => goTo({ page: 'workshop', ruleset: 'hott', army: id });

function Own({ own: { id, army } }: { readonly own: OwnArmy }) {
  const { points, warnings } = musterHott(army);
  return (
    <li class="army-card">
      <a class="kept-open" href={hashOf({ page: 'workshop', ruleset: 'hott', army: id })}>
        <ArmyPicture army={army} />
        <strong>{army.name}</strong>
        <small class="muted">
          {t('screen.workshop.facts', { points, most: army.points, elements: countOf(army) })} ·{' '}
          {t('screen.workshop.findings', { count: warnings.length })}
        </small>
      </a>
    </li>
  );
}

const copy = (army: HottArmy): void =>
  openArmy(keepArmy({ ...army, name: t('screen.workshop.copied', { name: army.name }) }));

/** An army of the program, which can be copied and changed. */
const Example = ({ army }: { readonly army: HottArmy }) => (
  <li class="army-card">
    <ArmyPicture army={army} />
    <strong>{army.name}</strong>
    <small class="muted">
      {t('screen.workshop.facts', { points: army.points, most: army.points, elements: countOf(army) })}
    </small>
    <button
      type="button"
      class="small"
      aria-label={`${t('screen.workshop.copy')}: ${army.name}`}
      onClick={() => copy(army)}
    >
      {t('screen.workshop.copy')}
    </button>
  </li>
);

/** All armies of the program. */
const Examples = () => (
  <section class="home-section" aria-labelledby="examples-title">
    <header>
      <h2 id="examples-title">{t('screen.workshop.examples')}</h2>
    </header>
    <ul class="army-cards">
      {bundled().armies.map(({ id, army }) => (
        <Example key={id} army={armyIn(telling.value.language, army)} />
      ))}
    </ul>
  </section>
);

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
        <ul class="army-cards">
          {(own ?? []).map((each) => (
            <Own key={each.id} own={each} />
          ))}
        </ul>
      </section>
      <Examples />
    </>
  );
}

/** The page of own armies: made, changed, kept, and saved to files. */
export function WorkshopPage({ army, links, onPlay, onFile }: WorkshopProps) {
  useEffect(() => void readOwnArmies(), []);
  useTitle(t('screen.workshop'));
  const own = army === null ? undefined : ownArmy(army);
  const back =
    army === null
      ? ({ page: 'home' } as const)
      : ({ page: 'workshop', ruleset: 'hott', army: null } as const);
  return (
    <main class="workshop">
      <header>
        <a href={hashOf(back)}>‹ {t(army === null ? 'screen.home' : 'screen.workshop.back')}</a>
        <h1>{t('screen.workshop')}</h1>
        {army === null && links}
        {army === null && <p class="muted">{t('screen.workshop.about')}</p>}
      </header>
      {army === null && <Bench onFile={onFile} />}
      {army !== null && ownArmies.value === null && <p class="muted">{t('screen.loading')}</p>}
      {army !== null && ownArmies.value !== null && !own && <p>{t('screen.workshop.gone')}</p>}
      {own && <ArmyEditor own={own} onPlay={onPlay} fileName={fileName(own.army.name, 'txt')} />}
    </main>
  );
}
