import { computed, effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { DialogsOfBattle } from '../dialogs/OfBattle.tsx';
import { PhaseBar } from '../panels/PhaseBar.tsx';
import { Steps } from '../panels/Steps.tsx';
import { useScrolledUp } from '../panels/scrolling.ts';
import { TopBar } from '../panels/TopBar.tsx';
import { onShortcut } from '../shortcuts.ts';
import { seatAsked } from '../state/battle/asked.ts';
import { watchOptions } from '../state/battle/options-shown.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { bookBeside, closeBook, hasTable } from '../state/navigation/beside.ts';
import { dialog, printed } from '../state/navigation/dialogs.ts';
import { lastResult } from '../state/orders/combat.ts';
import { pickedFight, watchPickedFight } from '../state/orders/picked-fight.ts';
import { selected } from '../state/orders/selection.ts';
import { settings } from '../state/settings/settings.ts';
import { deploying } from '../state/setup/tray.ts';
import { t } from '../state/telling/telling.ts';
import { curtainFor } from '../state/view/curtain.ts';
import { watchHanding } from '../state/view/handing.ts';
import { recentPlace } from '../state/view/recent.ts';
import { isLive, seatShown, shownBattle } from '../state/view/shown.ts';
import { collected } from '../table/together.ts';
import { tellView } from '../table/view.ts';
import { BattleTable } from './BattleTable.tsx';
import type { Besides } from './besides.ts';
import { Curtain } from './Curtain.tsx';
import { Dock } from './Dock.tsx';
import {
  AmbushPanel,
  BesidePanel,
  BookBeside,
  DeployPanel,
  EndPanel,
  GoalPanel,
  LogPanel,
  OddsPanel,
  OwnCommands,
  PickedPanel,
  PlanPanel,
  PositionPanel,
  PrintedPage,
  RecentPanel,
  ResultPanel,
  SkySigns,
  TerrainPanels,
  TogetherPanel,
  UndoAsked,
} from './later-panels.ts';
import { NotOpened, openBattle, opening } from './NotOpened.tsx';
import { laysTerrain, SheetHandle, sheet, Tabs, tab, useSheet } from './Sheet.tsx';

/** Has the seat shown an ambush? */
const hasAmbush = computed<boolean>(() => {
  const battle = shownBattle.value;
  const seat = seatShown.value;
  const records =
    battle && seat !== null ? onScreen(battle.ruleset)?.setup.ambush?.records(battle, seat) : undefined;
  return (records?.length ?? 0) > 0;
});

/** Are there places beside the table for bases? */
const hasBeside = computed<boolean>(
  () => (onScreen(session.value?.rules.id ?? '')?.drawing.beside.length ?? 0) > 0,
);

/** Is the battle shown for a while? What only helps is fetched then, so that nothing waits for it. */
const isSettled = signal(false);
const SETTLING = 1500;

function useSettling(): void {
  useEffect(() => {
    isSettled.value = false;
    const timer = setTimeout(() => {
      isSettled.value = true;
      // The first words come, and must not cover the own line, even if somebody has touched the table by now.
      tellView('phaseBegun');
    }, SETTLING);
    return () => clearTimeout(timer);
  }, []);
}

/** Where the summary of the other side's bound stands: what is picked is told before it. */
const recentStands = computed(() =>
  recentPlace.value === 'first' && selected.value.length > 0 ? 'below' : recentPlace.value,
);

/** The panel of the ruleset for notes, while a person here writes them. */
const notesPanel = computed(() => {
  const battle = shownBattle.value;
  const isAsked = battle?.flow.awaits[0]?.kind === 'notes' && isLive.value && seatAsked() !== null;
  return isAsked ? onScreen(battle.ruleset)?.setup.Notes : undefined;
});

function Notes() {
  const Panel = notesPanel.value;
  return Panel ? <Panel /> : null;
}

/** Does the table show a plan? */
const isPlan = (): boolean => session.value?.referee.isPlan === true;

/** Sounds are made once the player wants them. */
function useSound(): void {
  useLayoutEffect(
    () =>
      effect(() => {
        if (settings.value.sound) void import('../sound/player.ts').then(({ startSound }) => startSound());
      }),
    [],
  );
}

/** Clauses can be read beside the table while it is on the screen. */
function useBook(): void {
  useLayoutEffect(() => {
    hasTable.value = true;
    return () => {
      hasTable.value = false;
      closeBook();
    };
  }, []);
}

/** May the player ask for help? Only orders, shots and fights are explained. */
const mayAsk = computed<boolean>(
  () => isFought.value && isLive.value && seatAsked() !== null && session.value?.referee.isHere === true,
);

/** Is the battle under way? */
const isFought = computed<boolean>(() => {
  const battle = shownBattle.value;
  return battle !== null && battle.turn.bound > 0 && battle.result === null;
});

interface BesidesProps {
  readonly besides?: Besides | undefined;
}

function Panels({ besides }: BesidesProps) {
  return (
    <aside class={`side ${isLive.value ? 'live' : ''} tab-${tab.value}`} aria-label={t('screen.panels')}>
      <SheetHandle />
      <Dock besides={besides} isFought={isSettled.value && isFought.value} mayAsk={mayAsk.value} />
      <Tabs besides={besides} />
      <div class="panels" id="panels" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        <h2 class="visually-hidden">{t(`screen.tab.${tab.value}`)}</h2>
        {tab.value === 'orders' ? (
          <>
            {shownBattle.value?.result && <EndPanel />}
            {lastResult.value && <ResultPanel />}
            {isSettled.value && recentStands.value === 'first' && <RecentPanel />}
            {isPlan() && <PlanPanel />}
            {laysTerrain.value && <TerrainPanels />}
            <Notes />
            {deploying() !== null && <DeployPanel />}
            {shownBattle.value?.turn.bound === 0 && <OwnCommands />}
            {hasAmbush.value && <AmbushPanel />}
            {collected.value.length > 0 && <TogetherPanel />}
            {pickedFight.value?.imagined === false && <OddsPanel />}
            {selected.value.length > 0 && <PickedPanel />}
            {pickedFight.value?.imagined && <OddsPanel />}
            {isSettled.value && recentStands.value === 'below' && <RecentPanel />}
            {isSettled.value && hasBeside.value && <BesidePanel />}
            {isSettled.value && isFought.value && <GoalPanel />}
            {isSettled.value && isFought.value && <PositionPanel />}
          </>
        ) : besides?.Talk && tab.value === 'talk' ? (
          <besides.Talk />
        ) : (
          <LogPanel />
        )}
      </div>
      <Steps />
    </aside>
  );
}

function useShortcuts(): void {
  useLayoutEffect(() => {
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);
}

/** The page of a battle that this browser keeps. */
export function BattlePage({ id }: { readonly id: string }) {
  useEffect(() => {
    void openBattle(id);
  }, [id]);
  if (opening.value !== 'open' || session.value?.id !== id) return <NotOpened id={id} />;
  return <BattleScreen />;
}

/** The battle on the screen. */
export function BattleScreen({ besides }: BesidesProps) {
  useLayoutEffect(watchHanding, []);
  useLayoutEffect(watchPickedFight, []);
  useLayoutEffect(watchOptions, []);
  useSheet();
  useScrolledUp();
  useShortcuts();
  useSettling();
  useSound();
  useBook();
  if (printed.value !== null) return <PrintedPage />;
  if (curtainFor.value !== null)
    return (
      <>
        <Curtain side={curtainFor.value} />
        {dialog.value?.dialog === 'leave' && <DialogsOfBattle />}
      </>
    );
  return (
    <div
      class={`battle sheet-${sheet.value}${besides?.guides ? ' guided' : ''}${isPlan() ? ' planning' : ''}`}
    >
      <TopBar Own={besides?.Menu} />
      <PhaseBar />
      {besides && <besides.Head />}
      <main class="table-area" aria-labelledby="table-title">
        <h2 class="visually-hidden" id="table-title">
          {t('screen.table')}
        </h2>
        <BattleTable />
        {session.value?.rules.sky && <SkySigns />}
      </main>
      <Panels besides={besides} />
      {bookBeside.value && <BookBeside />}
      {session.value?.play.asked && <UndoAsked />}
      <DialogsOfBattle />
    </div>
  );
}
