/** Where the keys are: on the table or in the panels beside it. */

const ON_TABLE = '.bases-layer .base[tabindex="0"]';
const IN_PANELS = '.panels .panel h3';

function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  // A heading takes no focus by itself; what follows it is the next that Tab comes to.
  if (found instanceof HTMLElement) found.tabIndex = -1;
  found?.focus();
}

/** From the table to what is asked and back again, without passing every base. */
export function toOtherPane(): void {
  const isInPanels = document.activeElement?.closest('.side') != null;
  focusOn(isInPanels ? ON_TABLE : IN_PANELS);
}
