import { signal } from '@preact/signals';

/** What a screen reader is to say now; shown in a live region. */
export const announcement = signal('');

export const announce = (text: string): void => {
  announcement.value = text;
};
