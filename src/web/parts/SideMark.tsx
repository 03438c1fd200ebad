import { SIDE_LOOKS } from '../../drawing/palette.ts';

/** The sign of a side, recognisable without colour: a circle for the first, a diamond for the second. */
export function SideMark({ at }: { readonly at: number }) {
  const look = SIDE_LOOKS[at === 0 ? 0 : 1];
  return (
    <svg class="side-mark" viewBox="-8 -8 16 16" aria-hidden="true">
      {look.sign === 'circle' ? (
        <circle r="6" fill={look.light} stroke={look.dark} stroke-width="3" />
      ) : (
        <path d="M0 -7 L7 0 L0 7 L-7 0 Z" fill={look.light} stroke={look.dark} stroke-width="3" />
      )}
    </svg>
  );
}
