import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { fileName } from '../state/keeping/file-name.ts';
import { download } from '../state/keeping/saving.ts';
import { isUnkept, type KeptBattle, kept, keptBattles, keptText } from '../state/keeping/store.ts';
import { openFile, startQuickBattle } from '../state/loading/later.ts';
import { FIRST_RULESET, RULESET_IDS, rowOf } from '../state/loading/loading.ts';
import { open } from '../state/navigation/dialogs.ts';
import { goTo, hashOf } from '../state/navigation/route.ts';
import { openNewBattle } from '../state/new-battle/choosing.ts';
import { settings } from '../state/settings/settings.ts';
import { t, telling, tOf } from '../state/telling/telling.ts';

const battles = signal<readonly KeptBattle[] | null>(null);

const IN_WORKSHOP = RULESET_IDS.filter((ruleset) => rowOf(ruleset)?.workshop);

const HAS_CAMPAIGN = RULESET_IDS.some((ruleset) => rowOf(ruleset)?.campaign);

/** Reads the list of kept battles again. */
export async function refreshBattles(): Promise<void> {
  battles.value = await keptBattles();
}

const when = (milliseconds: number): string =>
  new Intl.DateTimeFormat(telling.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    milliseconds,
  );

async function save({ id, name }: KeptBattle): Promise<void> {
  const text = await keptText(id);
  if (text !== null) download(fileName(name, 'record.json'), text);
}

/** How a kept battle ended for its player: a key of the message, '' while it goes on. */
function endOf({ winner, players }: KeptBattle): string {
  if (winner === undefined) return '';
  const people = Object.keys(players).filter((side) => players[side] === 'human');
  if (winner === null) return 'drawn';
  if (people.length !== 1) return 'over';
  return people.includes(winner) ? 'won' : 'lost';
}

function Kept({ battle }: { readonly battle: KeptBattle }) {
  const { opening, entries } = battle.record;
  const names = opening.sides.map((side) => side.army ?? t('screen.side', { side: side.id }));
  return (
    <li class="kept">
      <a class="kept-open" href={hashOf({ page: 'battle', id: battle.id })}>
        <strong>{battle.name}</strong>
        <span class="kept-armies">
          <SideMark at={0} /> {names[0]} <span class="muted">{t('screen.against')}</span> <SideMark at={1} />{' '}
          {names[1]}
        </span>
        <small class="muted">
          {t('screen.kept.facts', { end: endOf(battle), commands: entries.length, when: when(battle.saved) })}
        </small>
        {isUnkept(battle.id) && <small class="bad">{t('screen.not-kept')}</small>}
      </a>
      <span class="buttons">
        <button
          type="button"
          class="small"
          onClick={() => save(battle)}
          aria-label={t('screen.kept.save', { name: battle.name })}
        >
          {t('screen.save.short')}
        </button>
        <button
          type="button"
          class="small"
          onClick={() => open({ dialog: 'delete', id: battle.id, name: battle.name })}
          aria-label={t('screen.kept.delete', { name: battle.name })}
        >
          {t('screen.delete')}
        </button>
      </span>
    </li>
  );
}

function Battles() {
  const list = battles.value;
  if (list === null) return <p class="muted">{t('screen.loading')}</p>;
  if (list.length === 0) return <p class="muted">{t('screen.kept.none')}</p>;
  return (
    <ul class="kept-list">
      {list.map((battle) => (
        <Kept key={battle.id} battle={battle} />
      ))}
    </ul>
  );
}

/** The button that begins a battle of a ruleset. */
function Quick({ ruleset }: { readonly ruleset: string }) {
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    // Renders the busy state first: laying terrain can take a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    await startQuickBattle(ruleset);
    setBusy(false);
  };
  return (
    <button type="button" class="big quick" disabled={busy} onClick={begin}>
      {busy ? t('screen.new.busy') : tOf(ruleset, 'ruleset.quick')}
      <small aria-hidden="true">{RULESET_WORDS[ruleset]?.name}</small>
    </button>
  );
}

/** A picture that was drawn when the app was built. It is fetched after all else. */
const Picture = ({ name, alt, theme = settings.value.theme }: PictureProps) => (
  <picture>
    {theme === 'device' && <source srcset={`./${name}-dark.svg`} media="(prefers-color-scheme: dark)" />}
    <img
      src={theme === 'dark' ? `./${name}-dark.svg` : `./${name}-light.svg`}
      alt={alt}
      decoding="async"
      fetchpriority="low"
    />
  </picture>
);

interface PictureProps {
  readonly name: string;
  readonly alt: string;
  readonly theme?: string;
}

/** What the app is. */
const Hero = () => (
  <header class="hero">
    <Picture name="start" alt={t('screen.picture')} />
    <div class="hero-words">
      <h1>Acies</h1>
      <p class="lead">
        {t('screen.about.1')} <span class="muted">{t('screen.about.2')}</span>
      </p>
    </div>
  </header>
);

/** The way back to the battle that was played last, if it is not over. */
function GoOn() {
  const battle = battles.value?.find(({ winner }) => winner === undefined);
  if (!battle) return null;
  const people = Object.values(battle.players).filter((player) => player === 'human').length;
  return (
    <p class="go-on">
      <button type="button" class="primary big" onClick={() => goTo({ page: 'battle', id: battle.id })}>
        {t('screen.go-on', { name: battle.name, yours: people === 1 ? 'yes' : 'no' })}
      </button>
    </p>
  );
}

/** A way on from here: what it leads to, and its buttons. */
const Door = ({ name, what, mark, children }: DoorProps) => (
  <section class={`door ${name}`} aria-labelledby={`door-${name}`}>
    <Picture name={name} alt="" />
    <h2 id={`door-${name}`}>
      {t(`screen.door.${name}`)} {mark && <small class="door-mark">{mark}</small>}
    </h2>
    <p>{what}</p>
    <div class="hero-buttons">{children}</div>
  </section>
);

interface DoorProps {
  readonly name: 'learn' | 'play' | 'build';
  readonly what: string;
  readonly mark?: string;
  readonly children: ComponentChildren;
}

/** The three ways on from here: to learn, to play, to build an army. */
const Doors = () => (
  <div class="doors">
    <Door name="learn" what={t('screen.door.learn.what')} mark={t('screen.door.learn.first')}>
      <button
        type="button"
        class="primary big"
        onClick={() => goTo({ page: 'learn', ruleset: null, lesson: null })}
      >
        {t('screen.learn')}
      </button>
    </Door>
    <Door name="play" what={t('screen.quick.hint')}>
      {RULESET_IDS.map((ruleset) => (
        <Quick key={ruleset} ruleset={ruleset} />
      ))}
      <button type="button" onClick={() => void openNewBattle()}>
        {t('screen.new')}
      </button>
      <button type="button" onClick={() => goTo({ page: 'distance', parts: [] })}>
        {t('screen.at-distance')}
      </button>
      {HAS_CAMPAIGN && (
        <button type="button" onClick={() => goTo({ page: 'campaign', id: null })}>
          {t('screen.campaign')}
        </button>
      )}
    </Door>
    {IN_WORKSHOP.length > 0 && (
      <Door
        name="build"
        what={t('screen.door.build.what', { games: IN_WORKSHOP.map((id) => RULESET_WORDS[id]?.name ?? id) })}
      >
        <button
          type="button"
          class="big"
          onClick={() => goTo({ page: 'workshop', ruleset: null, army: null })}
        >
          {t('screen.workshop.short')}
        </button>
      </Door>
    )}
  </div>
);

/** The kept battles, and the button that opens a file. */
const KeptSection = () => (
  <section class="home-section" aria-labelledby="kept-title">
    <header>
      <h2 id="kept-title">{t('screen.kept')}</h2>
      <FileButton
        label={t('screen.open')}
        accept=".json,.txt,application/json,text/plain"
        onFile={(file) => void openFile(file)}
      />
    </header>
    <Battles />
    <p class="muted small-print">{t('screen.open.hint')}</p>
  </section>
);

/** Links to the other pages. */
const Foot = () => (
  <footer class="home-foot">
    {RULESET_IDS.map((ruleset) => (
      <button
        key={ruleset}
        type="button"
        class="quiet"
        onClick={() => goTo({ page: 'clauses', ruleset, clause: null, at: null })}
      >
        {t('screen.clauses.of', { name: RULESET_WORDS[ruleset]?.name ?? ruleset })}
      </button>
    ))}
    <button
      type="button"
      class="quiet"
      onClick={() => goTo({ page: 'figures', ruleset: FIRST_RULESET, category: null, figure: null })}
    >
      {t('screen.figures')}
    </button>
    <button type="button" class="quiet" onClick={() => open({ dialog: 'settings' })}>
      {t('screen.settings')}
    </button>
    <button type="button" class="quiet" onClick={() => open({ dialog: 'help' })}>
      {t('screen.help')}
    </button>
    <p class="muted small-print">
      {[...RULESET_IDS.map((ruleset) => tOf(ruleset, 'ruleset.credit')), t('screen.credit')].join(' ')}
    </p>
  </footer>
);

/** The first page. */
export function Home() {
  useEffect(() => {
    void refreshBattles();
  }, [kept.value]);
  return (
    <main class="home">
      <Hero />
      <GoOn />
      <Doors />
      <KeptSection />
      <Foot />
    </main>
  );
}
