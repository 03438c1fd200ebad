/** A slider and a box to tick take no letters, and leave our keys to us. */
const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Does what is typed there belong to a field? */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(WRITING) !== null;
