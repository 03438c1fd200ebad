/** Inputs that take no letters, so that shortcuts still work in them. */
const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Does a field take the keys typed there? */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(WRITING) !== null;
