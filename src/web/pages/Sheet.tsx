/** The sheet of panels beside the table, or below it on a small screen: its tabs, and how far it is pulled up. */
import { computed, effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { seatAsked } from '../state/battle/asked.ts';
import { diceAsked } from '../state/battle/host.ts';
import { session } from '../state/battle/session.ts';
import { TERRAIN_BY_HAND } from '../state/setup/by-hand.ts';
import { laying } from '../state/setup/laying.ts';
import { deploying } from '../state/setup/tray.ts';
import { noteOfTable, ofTable } from '../state/table.ts';
import { t } from '../state/telling/telling.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import type { Besides } from './besides.ts';

type Tab = 'orders' | 'log' | 'talk';

/** The tab that is open. */
export const tab = ofTable<Tab>('orders');

/** Does a person throw or type the dice that are asked for? */
export const dicePress = computed<boolean>(
  () => diceAsked.value !== null && isLive.value && session.value?.dice !== 'program',
);

/** How far the sheet of panels is pulled up on a small screen. */
export const sheet = ofTable<0 | 1 | 2>(0);

/** Did the program pull the sheet up? Then the program lets it down again. */
const drawnUpByProgram = noteOfTable(false);

/** Is terrain chosen, or are terrain or fortifications laid now? */
export const laysTerrain = computed<boolean>(
  () => laying.value !== null || TERRAIN_BY_HAND.has(shownBattle.value?.flow.awaits[0]?.kind ?? ''),
);

/** Do the panels ask or tell something? Most questions stand above them, and are seen while the sheet is down. */
const panelsAsk = computed<boolean>(() => {
  if (shownBattle.value?.result) return true;
  return deploying() !== null || (laysTerrain.value && isLive.value && seatAsked() !== null);
});

/** What the panels ask now; empty when they ask nothing. */
const question = computed<string>(() => {
  const awaited = shownBattle.value?.flow.awaits[0];
  return panelsAsk.value ? JSON.stringify([awaited?.kind, awaited?.about]) : '';
});

/**
 * Brings a question in sight: on a phone the panels are pulled up, and let down when orders are given again.
 * Talk is interrupted only by the end: the tab of orders says that a question waits.
 */
export function useSheet(): void {
  useLayoutEffect(() => {
    tab.value = 'orders';
    return effect(() => {
      const drawn = sheet.peek();
      if (question.value !== '') {
        if (tab.peek() === 'talk' && !shownBattle.peek()?.result) return;
        tab.value = 'orders';
        if (drawn === 0) [sheet.value, drawnUpByProgram.now] = [1, true];
      } else if (drawnUpByProgram.now) {
        drawnUpByProgram.now = false;
        if (drawn === 1) sheet.value = 0;
      }
    });
  }, []);
}

/** The tabs of the sheet. */
export function Tabs({ besides }: { readonly besides?: Besides | undefined }) {
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
            // What the player opened stays open.
            drawnUpByProgram.now = false;
            if (sheet.value === 0) sheet.value = 1;
          }}
        >
          {t(
            `screen.tab.${each === 'orders' && tab.value === 'talk' && question.value !== '' ? 'asked' : each}`,
          )}
        </button>
      ))}
    </div>
  );
}

/** Pixels by which a finger pulls the handle; a shorter way is a tap. */
const PULL = 16;

/** Where the handle was pressed, in pixels from the top. */
let pressedAt = 0;

/** Puts the sheet as far up as a pull of the handle says. A tap goes between low and half; only a pull goes farther. */
function draw(down: number): void {
  const drawn = sheet.value;
  drawnUpByProgram.now = false;
  if (down > PULL) sheet.value = drawn === 2 ? 1 : 0;
  else if (down < -PULL) sheet.value = drawn === 0 ? 1 : 2;
  else sheet.value = drawn === 0 ? 1 : 0;
}

/** The handle by which the sheet is pulled up on a small screen. */
export function SheetHandle() {
  const drawn = sheet.value;
  return (
    <div class="sheet-handle">
      <button
        type="button"
        class="quiet"
        aria-expanded={drawn > 0}
        aria-label={t(drawn > 0 ? 'screen.sheet.down' : 'screen.sheet.up')}
        onPointerDown={(event) => {
          pressedAt = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => draw(event.clientY - pressedAt)}
        // Else the click of the tap would reach the button that comes to lie under the finger.
        onTouchEnd={(event) => event.cancelable && event.preventDefault()}
        // A finger that pulls makes no click; only a key does without a pointer.
        onClick={(event) => event.detail === 0 && draw(0)}
      >
        <span aria-hidden="true" class="grip" />
      </button>
    </div>
  );
}
