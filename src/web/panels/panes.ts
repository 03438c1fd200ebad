/** Moves the focus between the table and the panels. */

/** The elements that take the focus on either side; the first that exists is used. */
const ON_TABLE = ['.bases-layer .base[tabindex="0"]', '.table .stage'];
const IN_PANELS = ['.panels .panel h3', '#panels'];
const ORDERS_TAB = '#tab-orders';

const isShown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;

function focusFirst(selectors: readonly string[]): boolean {
  const found = selectors
    .map((selector) => document.querySelector<HTMLElement | SVGElement>(selector))
    .find(isShown);
  if (!found) return false;
  // A heading cannot have the focus by itself; Tab then goes to the element after it.
  if (found instanceof HTMLElement && found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
  return true;
}

/** The question is in the tab of orders; on a phone, opening that tab also pulls the sheet up. */
function toPanels(wanted: readonly string[] = IN_PANELS): boolean {
  const tab = document.querySelector<HTMLElement>(ORDERS_TAB);
  if (!tab) return false;
  const isOpen = tab.ariaSelected === 'true' && isShown(document.querySelector('#panels'));
  if (isOpen) return focusFirst(wanted);
  tab.click();
  // The panels are rendered after this key or press has been handled.
  setTimeout(() => focusFirst(wanted));
  return true;
}

/** Brings what the other side did in sight. */
export const toRecent = (): boolean => toPanels(['#recent-title', ...IN_PANELS]);

/** Brings the list of shots and fights in sight, or else the question. */
export const toFights = (): boolean => toPanels(['#fights-title', ...IN_PANELS]);

/** Goes from the table to the question or back, without passing every base; false where there is no other side. */
export function toOtherPane(): boolean {
  const isInPanels = document.activeElement?.closest('.side') != null;
  return isInPanels ? focusFirst(ON_TABLE) : toPanels();
}
