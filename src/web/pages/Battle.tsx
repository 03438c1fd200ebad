import { computed, effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { DialogsOfBattle } from '../dialogs/OfBattle.tsx';
import { AskedPanel } from '../panels/Orders.tsx';
import { PhaseBar } from '../panels/PhaseBar.tsx';
import { Refusal } from '../panels/Reasons.tsx';
import { Steps } from '../panels/Steps.tsx';
import { useScrolledUp } from '../panels/scrolling.ts';
import { TopBar } from '../panels/TopBar.tsx';
import { lazily } from '../parts/Lazy.tsx';
import { onShortcut } from '../shortcuts.ts';
import { seatAsked } from '../state/battle/asked.ts';
import { diceAsked } from '../state/battle/host.ts';
import { refusals, session } from '../state/battle/session.ts';
import { withGuide } from '../state/loading/loading.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { printed } from '../state/navigation/dialogs.ts';
import { lastResult, pairsOpen, pickedFight } from '../state/orders/combat.ts';
import { selected } from '../state/orders/selection.ts';
import { settings } from '../state/settings/settings.ts';
import { TERRAIN_BY_HAND } from '../state/setup/by-hand.ts';
import { comings } from '../state/setup/places.ts';
import { deploying } from '../state/setup/tray.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { curtainFor, openCurtain } from '../state/view/curtain.ts';
import { watchHanding } from '../state/view/handing.ts';
import { recentPlace } from '../state/view/recent.ts';
import { isLive, seatShown, shownBattle } from '../state/view/shown.ts';
import { collected } from '../table/together.ts';
import { BattleTable } from './BattleTable.tsx';
import type { Besides } from './besides.ts';
import { NotOpened, openBattle, opening } from './NotOpened.tsx';

// Fetched when they are first shown: the first order does not wait for them.
const PickedPanel = lazily(async () => (await withGuide(() => import('../picked/Picked.tsx'))).PickedPanel);
const GoalPanel = lazily(async () => (await withGuide(() => import('../panels/Goal.tsx'))).GoalPanel);
const SkySigns = lazily(async () => (await import('../panels/Sky.tsx')).SkySigns);
const UndoAsked = lazily(async () => (await import('./UndoAsked.tsx')).UndoAsked);
const DicePanel = lazily(async () => (await import('../panels/Dice.tsx')).DicePanel);
const PlanPanel = lazily(async () => (await withGuide(() => import('../panels/Plan.tsx'))).PlanPanel);
const Brief = lazily(async () => (await withGuide(() => import('../panels/Brief.tsx'))).Brief);
const HintsPanel = lazily(async () => (await withGuide(() => import('../panels/Hints.tsx'))).HintsPanel);
const PlacesPanel = lazily(async () => (await import('../panels/Places.tsx')).PlacesPanel);
const RecentPanel = lazily(async () => (await withGuide(() => import('../panels/Recent.tsx'))).RecentPanel);
const TerrainPanels = lazily(async () => (await import('../panels/Lay.tsx')).TerrainPanels);
const AmbushPanel = lazily(async () => (await import('../panels/Ambush.tsx')).AmbushPanel);
const TogetherPanel = lazily(async () => (await import('../panels/Together.tsx')).TogetherPanel);
const FightsPanel = lazily(async () => (await import('../panels/Fight.tsx')).FightsPanel);
const OddsPanel = lazily(async () => (await import('../panels/Fight.tsx')).OddsPanel);
const ResultPanel = lazily(async () => (await import('../panels/Result.tsx')).ResultPanel);
const BesidePanel = lazily(async () => (await import('../panels/Beside.tsx')).BesidePanel);
const DeployPanel = lazily(async () => (await import('../panels/Deploy.tsx')).DeployPanel);
const LogPanel = lazily(async () => (await withGuide(() => import('../panels/Log.tsx'))).LogPanel);
const PrintedPage = lazily(
  async () => (await withGuide(() => import('../after/Printed.tsx'), 'after')).PrintedPage,
);
const PositionPanel = lazily(
  async () => (await withGuide(() => import('../after/PositionPanel.tsx'), 'after')).PositionPanel,
);
const EndPanel = lazily(async () => (await withGuide(() => import('../panels/End.tsx'))).EndPanel);

type Tab = 'orders' | 'log' | 'talk';
const tab = signal<Tab>('orders');
/** Is terrain chosen or laid now? */
const laysTerrain = computed<boolean>(() =>
  TERRAIN_BY_HAND.has(shownBattle.value?.flow.awaits[0]?.kind ?? ''),
);

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
    const timer = setTimeout(() => {
      isSettled.value = true;
    }, SETTLING);
    return () => clearTimeout(timer);
  }, []);
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

/** May the player ask for help? Only orders, shots and fights are explained. */
const mayAsk = computed<boolean>(
  () => isFought.value && isLive.value && seatAsked() !== null && session.value?.referee.isHere === true,
);

/** Is the battle under way? */
const isFought = computed<boolean>(() => {
  const battle = shownBattle.value;
  return battle !== null && battle.turn.bound > 0 && battle.result === null;
});

/** Does a person throw or type the dice that are asked for? */
const dicePress = computed<boolean>(
  () => diceAsked.value !== null && isLive.value && session.value?.dice !== 'program',
);

/** How far the sheet of panels is pulled up on a small screen. */
const sheet = signal<0 | 1 | 2>(0);

/** Did the program pull the sheet up? Then the program lets it down again. */
let drawnUpByProgram = false;

/** Is there a question or notice in the panels instead of on the table? */
const panelsAsk = computed<boolean>(() => {
  if (refusals.value.length > 0) return true;
  const awaited = shownBattle.value?.flow.awaits[0];
  if (!awaited || !isLive.value || shownBattle.value?.result) return shownBattle.value?.result != null;
  if (awaited.answer.form === 'faces') return dicePress.value;
  return seatAsked() !== null && awaited.kind !== 'orders';
});

/** Brings a question in sight: on a phone the panels are pulled up, and let down when orders are given again. */
function useSheet(): void {
  useLayoutEffect(
    () =>
      effect(() => {
        const asks = panelsAsk.value;
        const drawn = sheet.peek();
        if (asks) {
          tab.value = 'orders';
          if (drawn === 0) [sheet.value, drawnUpByProgram] = [1, true];
        } else if (drawnUpByProgram) {
          drawnUpByProgram = false;
          if (drawn === 1) sheet.value = 0;
        }
      }),
    [],
  );
}

interface BesidesProps {
  readonly besides?: Besides | undefined;
}

function Tabs({ besides }: BesidesProps) {
  const tabs: readonly Tab[] = ['orders', 'log', ...(besides?.Talk ? (['talk'] as const) : [])];
  return (
    <div class="tabs" role="tablist" aria-label={t('screen.panels')}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-selected={tab.value === each}
          aria-controls="panels"
          onClick={() => {
            tab.value = each;
            if (sheet.value === 0) sheet.value = 1;
          }}
        >
          {t(`screen.tab.${each}`)}
        </button>
      ))}
    </div>
  );
}

function SheetHandle() {
  const drawn = sheet.value;
  return (
    <div class="sheet-handle">
      <button
        type="button"
        class="quiet"
        aria-expanded={drawn > 0}
        aria-label={t(drawn === 2 ? 'screen.sheet.down' : 'screen.sheet.up')}
        onClick={() => {
          drawnUpByProgram = false;
          sheet.value = drawn === 2 ? 0 : ((drawn + 1) as 1 | 2);
        }}
      >
        <span aria-hidden="true" class="grip" />
      </button>
    </div>
  );
}

function Panels({ besides }: BesidesProps) {
  return (
    <aside class="side" aria-label={t('screen.panels')}>
      <SheetHandle />
      <Tabs besides={besides} />
      <div class="panels" id="panels" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        <h2 class="visually-hidden">{t(`screen.tab.${tab.value}`)}</h2>
        {tab.value === 'orders' ? (
          <>
            <Refusal />
            {shownBattle.value?.result && <EndPanel />}
            {dicePress.value && <DicePanel />}
            {lastResult.value && <ResultPanel />}
            {isSettled.value && recentPlace.value === 'first' && <RecentPanel />}
            {isPlan() && <PlanPanel />}
            <AskedPanel guided={besides?.guides} />
            {laysTerrain.value && <TerrainPanels />}
            {isSettled.value && mayAsk.value && !besides?.guides && <HintsPanel />}
            {comings.value.length > 0 && <PlacesPanel />}
            {deploying() !== null && <DeployPanel />}
            {hasAmbush.value && <AmbushPanel />}
            {pairsOpen.value.length > 0 && <FightsPanel />}
            {collected.value.length > 0 && <TogetherPanel />}
            {pickedFight.value?.imagined === false && <OddsPanel />}
            {selected.value.length > 0 && <PickedPanel />}
            {pickedFight.value?.imagined && <OddsPanel />}
            {isSettled.value && recentPlace.value === 'below' && <RecentPanel />}
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

/** Handing the screen over, so that neither player sees the hidden bases of the other. */
function Curtain({ side }: { readonly side: string }) {
  const battle = shownBattle.value;
  const name = battle ? sideInWords(battle, side) : side;
  return (
    <main class="curtain">
      <h1>{t('screen.curtain', { side: name })}</h1>
      <p>{t('screen.curtain.why')}</p>
      <button type="button" class="primary big" autofocus onClick={openCurtain}>
        {t('screen.curtain.open', { side: name })}
      </button>
    </main>
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
  useSheet();
  useScrolledUp();
  useShortcuts();
  useSettling();
  useSound();
  if (printed.value !== null) return <PrintedPage />;
  if (curtainFor.value !== null) return <Curtain side={curtainFor.value} />;
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
        {isSettled.value && mayAsk.value && !besides?.guides && <Brief />}
      </main>
      <Panels besides={besides} />
      {session.value?.play.asked && <UndoAsked />}
      <DialogsOfBattle />
    </div>
  );
}
