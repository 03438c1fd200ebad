const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const pipsOf = (face: number | null) => (face === null ? undefined : PIPS[face]);

/** A die as it lies on the table. What no die shows, as a doubled face, stands on it as a number. */
export const Die = ({ face }: { readonly face: number | null }) => (
  <svg class="die" viewBox="-12 -12 24 24" role="img" aria-label={face === null ? '?' : String(face)}>
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="4" />
    {pipsOf(face)?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 5.4} cy={y * 5.4} r="2" />) ?? (
      <text text-anchor="middle" dominant-baseline="central">
        {face ?? '?'}
      </text>
    )}
  </svg>
);
