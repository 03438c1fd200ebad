/** Moves the focus between the table and the panels. */

/** The elements that take the focus on either side; the first that exists is used. */
const ON_TABLE = ['.bases-layer .base[tabindex="0"]', '.table .stage'];
const QUESTION = '.side .panel h3';
const BOOK = '.book-beside .book-text';
const ORDERS_TAB = '#tab-orders';

/** Pixels that stay free over what the focus goes to. */
const ABOVE = 12;

/** What is only for screen readers is one pixel wide. */
const isShown = (element: Element | null): boolean => (element?.getBoundingClientRect().width ?? 0) > 1;

/** The first element that is shown. */
const firstShown = (selector: string): HTMLElement | SVGElement | undefined =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].find(isShown);

/** Only the panels are scrolled: the browser would push the whole sheet of a phone up. */
function focusFirst(selectors: readonly string[]): boolean {
  const found = selectors.map(firstShown).find((each) => each);
  if (!found) return false;
  // A heading cannot have the focus by itself; Tab then goes to the element after it.
  if (found instanceof HTMLElement && found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  const scrolled = found.closest('.panels, .dock');
  scrolled?.scrollBy(0, found.getBoundingClientRect().top - scrolled.getBoundingClientRect().top - ABOVE);
  return true;
}

/** Goes to what is wanted; on a phone, opening the tab of orders pulls the sheet up where that is not in sight. */
function toPanels(wanted = QUESTION): boolean {
  const tab = document.querySelector<HTMLElement>(ORDERS_TAB);
  if (!tab) return false;
  if (tab.ariaSelected === 'true' && firstShown(wanted)) return focusFirst([wanted]);
  tab.click();
  // The panels are rendered after this key or press has been handled.
  setTimeout(() => focusFirst([wanted, QUESTION, '#panels']));
  return true;
}

/** Brings what the other side did in sight. */
export const toRecent = (): boolean => toPanels('#recent-title');

/** Brings the list of shots and fights in sight, or else the question. */
export const toFights = (): boolean => toPanels('#fights-title');

/** Brings the combat that was decided last in sight. */
export const toResult = (): boolean => toPanels('#result-title');

/** Puts the focus on the table. */
export const toTable = (): boolean => focusFirst(ON_TABLE);

/**
 * Goes from the table to the question, to the rulebook where it lies open, and back, without passing every base; false
 * where there is no other side.
 */
export function toOtherPane(): boolean {
  const isIn = (pane: string): boolean => document.activeElement?.closest(pane) != null;
  if (isIn('.side')) return focusFirst([BOOK, ...ON_TABLE]);
  return isIn('.book-beside') ? toTable() : toPanels();
}
