export interface Share {
  readonly share: number;
  /** The lower end of the 95 % interval by Wilson's score. */
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/** The share `some` of `all` with its 95 % interval (Wilson 1927). */
export function shareOf(some: number, all: number): Share {
  if (all === 0) return { share: 0, low: 0, high: 1 };
  const share = some / all;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * all)) / (1 + z2 / all);
  const half = (Z * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all))) / (1 + z2 / all);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

export const shareText = ({ share, low, high }: Share): string =>
  `${percent(share)} (95 % between ${percent(low)} and ${percent(high)})`;
