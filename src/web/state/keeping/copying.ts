/** Copies texts. */

/** Copies by the command of old browsers: the clipboard exists only at secure addresses. */
function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  // Outside of an open dialog nothing can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text; false where the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => copyByCommand(text),
  ) ?? copyByCommand(text);
