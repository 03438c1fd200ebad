/** Strokes of signs on buttons, in a square of 20. */
export const SIGNS = {
  first: 'M5 4v12 M16 4 8 10l8 6z',
  back: 'M14 4 6 10l8 6z',
  play: 'M6 4l9 6-9 6z',
  pause: 'M7 4v12 M13 4v12',
  forth: 'M6 4l8 6-8 6z',
  last: 'M15 4v12 M4 4l8 6-8 6z',
  undo: 'M7 5 3.5 8.5 7 12 M4 8.5h7.5a4 4 0 0 1 0 8H8',
  redo: 'M13 5l3.5 3.5L13 12 M16 8.5H8.5a4 4 0 0 0 0 8H12',
  menu: 'M3.5 5.5h13 M3.5 10h13 M3.5 14.5h13',
  more: 'M4.5 10h.01 M10 10h.01 M15.5 10h.01',
  close: 'M5 5l10 10 M15 5 5 15',
  show: 'M2.5 10C5 6 7.3 4.5 10 4.5S15 6 17.5 10c-2.5 4-4.8 5.5-7.5 5.5S5 14 2.5 10z M10 7.6a2.4 2.4 0 1 0 .01 0z',
  tick: 'M4 10.5 8.5 15 16 5.5',
  dice: 'M4 4h12v12H4z M7.5 7.5h.01 M12.5 12.5h.01 M10 10h.01',
  swap: 'M3 7h13l-3-3 M17 13H4l3 3',
  rain: 'M6 3 4.5 7.5 M11 3 9.5 7.5 M16 3 14.5 7.5 M5 11 3.5 15.5 M10 11 8.5 15.5 M15 11 13.5 15.5',
  wind: 'M10 2.5v15 M5.5 12.5 10 17.5 14.5 12.5',
  mud: 'M2.5 8q2.5-3 5 0t5 0 5 0 M2.5 13q2.5-3 5 0t5 0 5 0',
  sun: 'M10 6.5a3.5 3.5 0 1 0 .01 0z M10 1.5v2 M10 16.5v2 M1.5 10h2 M16.5 10h2 M4 4l1.4 1.4 M14.6 14.6 16 16 M16 4l-1.4 1.4 M5.4 14.6 4 16',
  moon: 'M10 3a7 7 0 1 0 7 9.5A6 6 0 0 1 10 3z',
  left: 'M13 4 7 10l6 6',
  right: 'M7 4l6 6-6 6',
  'turn-left': 'M6 3.5 3 7l3.5 3 M3.5 7H11a5 5 0 0 1 5 5v4.5',
  'turn-right': 'M14 3.5 17 7l-3.5 3 M16.5 7H9a5 5 0 0 0-5 5v4.5',
  up: 'M10 16.5v-13 M5 8.5l5-5 5 5',
  down: 'M10 3.5v13 M5 11.5l5 5 5-5',
  west: 'M16.5 10h-13 M8.5 5l-5 5 5 5',
  east: 'M3.5 10h13 M11.5 5l5 5-5 5',
  home: 'M12.5 4 6.5 10l6 6',
} as const;

export type IconName = keyof typeof SIGNS;

const FILLED: readonly string[] = ['first', 'back', 'play', 'forth', 'last'];

/** A sign on a button; the button has its own label. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`sign ${FILLED.includes(name) ? 'filled' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);
