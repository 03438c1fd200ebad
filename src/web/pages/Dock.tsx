/** What is to be done now, in one place above the panels: an order to give, a question, or how the battle ended. */
import { computed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { AskedPanel } from '../panels/Orders.tsx';
import { Refusal } from '../panels/Reasons.tsx';
import { ThinkingPanel } from '../panels/Thinking.tsx';
import { seatAsked } from '../state/battle/asked.ts';
import { lastResult, pairsOpen } from '../state/orders/combat.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { coming, comings } from '../state/setup/places.ts';
import { t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import { tellView } from '../table/view.ts';
import type { Besides } from './besides.ts';
import {
  Brief,
  DicePanel,
  FightsPanel,
  GhostCard,
  HintsPanel,
  PickedTag,
  PlacesPanel,
  ResultLine,
  Verdict,
} from './later-panels.ts';
import { dicePress } from './Sheet.tsx';

/** Is there a ghost? Its card renders itself, at its own pace. */
const hasGhost = computed(() => ghost.value !== null);

/** The questions with which a bound begins. */
const NEWS_FIRST = new Set(['arrivals', 'orders']);

interface DockProps {
  readonly besides?: Besides | undefined;
  /** Is the battle under way, and shown for a while? */
  readonly isFought: boolean;
  /** May the player ask for help? */
  readonly mayAsk: boolean;
}

/** Tells the table how much of it lies under the sheet of a phone. */
function useCovering() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const side = place.current?.parentElement;
    const stage = document.querySelector('.table .stage');
    if (!side || !stage) return;
    const measure = (): void => {
      const [over, under] = [side, stage].map((each) => each.getBoundingClientRect());
      const isOver = over && under && over.left < under.right && over.top > under.top;
      tellView('covered', isOver ? Math.max(0, under.bottom - over.top) : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(side);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return place;
}

/** What is asked, while no order is shown. What is picked matters to orders alone. */
function Question({ besides }: Pick<DockProps, 'besides'>) {
  const battle = shownBattle.value;
  const isOrdering = battle?.flow.awaits[0]?.kind === 'orders';
  return (
    <>
      {isOrdering && selected.value.length > 0 && <PickedTag />}
      {battle?.result && <Verdict battle={battle} />}
      {dicePress.value && <DicePanel />}
      <AskedPanel guided={besides?.guides} />
      {comings.value.length > 0 && <PlacesPanel />}
      {pairsOpen.value.length > 0 && !(isLive.value && seatAsked() === null) && <FightsPanel />}
    </>
  );
}

/** The place above the panels; on a phone it is what stays of them when they are put down. */
export function Dock({ besides, isFought, mayAsk }: DockProps) {
  const place = useCovering();
  const isGuided = besides?.guides === true;
  const brief = isFought && (explained.value || (!isGuided && !hasGhost.value)) && (
    <Brief mayAsk={mayAsk && !isGuided} />
  );
  // At the start of a bound the news come first, until a base is chosen that comes on. Another question is asked first.
  const kind = shownBattle.value?.flow.awaits[0]?.kind ?? '';
  const isNewsFirst = explained.value !== null || (NEWS_FIRST.has(kind) && coming.value === null);
  return (
    <section class="dock" ref={place} aria-label={t('screen.dock')}>
      <Refusal />
      <ThinkingPanel />
      {!hasGhost.value && lastResult.value && <ResultLine />}
      {isNewsFirst && brief}
      {!hasGhost.value && <Question besides={besides} />}
      {!isNewsFirst && brief}
      {isFought && mayAsk && !isGuided && <HintsPanel />}
      {hasGhost.value && <GhostCard />}
    </section>
  );
}
