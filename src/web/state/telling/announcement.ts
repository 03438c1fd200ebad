import { signal } from '@preact/signals';

/** The text for screen readers; shown in a live region. */
export const announcement = signal('');

export const announce = (text: string): void => {
  announcement.value = text;
};
