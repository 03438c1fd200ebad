/** Where the keys are: on the table or in the panels beside it. */

/** What takes the keys on either side, the first that is there. */
const ON_TABLE = ['.bases-layer .base[tabindex="0"]', '.table .stage'];
const IN_PANELS = ['.panels .panel h3', '#panels'];
const ORDERS_TAB = '#tab-orders';

const isShown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;

function focusFirst(selectors: readonly string[]): boolean {
  const found = selectors
    .map((selector) => document.querySelector<HTMLElement | SVGElement>(selector))
    .find(isShown);
  if (!found) return false;
  // A heading takes no focus by itself; what follows it is the next that Tab comes to.
  if (found instanceof HTMLElement && found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
  return true;
}

/** What is asked stands among the orders; on a phone their tab draws the sheet up too. */
function toPanels(): boolean {
  const tab = document.querySelector<HTMLElement>(ORDERS_TAB);
  if (!tab) return false;
  const isOpen = tab.ariaSelected === 'true' && isShown(document.querySelector('#panels'));
  if (isOpen) return focusFirst(IN_PANELS);
  tab.click();
  // The panels are drawn after this key has been handled.
  setTimeout(() => focusFirst(IN_PANELS));
  return true;
}

/** From the table to what is asked and back again, without passing every base; false where there is no other. */
export function toOtherPane(): boolean {
  const isInPanels = document.activeElement?.closest('.side') != null;
  return isInPanels ? focusFirst(ON_TABLE) : toPanels();
}
