/** The style of the drawing on the table. */
import { computed, signal } from '@preact/signals';
import type { Theme } from '../../drawing/palette.ts';
import type { Style } from '../../drawing/style.ts';
import { settings } from '../state/settings/settings.ts';
import { turnDegrees } from './view.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const ofDevice = signal<Theme>(dark.matches ? 'dark' : 'light');
dark.addEventListener('change', ({ matches }) => {
  ofDevice.value = matches ? 'dark' : 'light';
});

const theme = computed<Theme>(() =>
  settings.value.theme === 'device' ? ofDevice.value : settings.value.theme,
);

/** The prefix of the ids in the table's drawing. */
export const PREFIX = 'table';

/** How the table is drawn here and now. */
export const style = computed<Style>(() => ({
  prefix: PREFIX,
  pieces: settings.value.pieces,
  theme: theme.value,
  surface: 'grass',
  turned: turnDegrees.value,
}));
