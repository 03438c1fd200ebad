import { batch, signal } from '@preact/signals';

/** The text for screen readers; shown in a live region. The next text replaces it. */
export const announcement = signal('');

/** What has happened since the last command of a person, one text for each command. Each is read to its end. */
export const happenings = signal<readonly string[]>([]);

export const announce = (text: string): void => {
  announcement.value = text;
};

/** Forgets all that was told: it belongs to a battle that is no longer on the screen. */
export const hush = (): void =>
  batch(() => {
    announcement.value = '';
    happenings.value = [];
  });
