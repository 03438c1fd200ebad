/** How much may be asked in how short a time: a bucket for each address and each seat that fills again. */

export interface Rate {
  /** So many at once. */
  readonly most: number;
  readonly perSecond: number;
}

export interface Limiter {
  /** Takes one; the seconds to wait where there is none, 0 where there was one. */
  take(key: string): number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that are full again need not be kept. */
const SWEEP_AT = 10_000;

export function limiter({ most, perSecond }: Rate, now: () => number): Limiter {
  const buckets = new Map<string, Bucket>();
  const filled = ({ left, at }: Bucket): number => Math.min(most, left + ((now() - at) / 1000) * perSecond);
  function sweep(): void {
    for (const [key, bucket] of buckets) if (filled(bucket) >= most) buckets.delete(key);
  }
  return {
    take(key) {
      if (buckets.size > SWEEP_AT) sweep();
      const left = filled(buckets.get(key) ?? { left: most, at: now() });
      if (left < 1) return Math.ceil((1 - left) / perSecond);
      buckets.set(key, { left: left - 1, at: now() });
      return 0;
    },
  };
}

export interface Rates {
  /** Of one address, whatever it asks. */
  readonly address: Rate;
  /** Of one seat, or of the spectators of one address. */
  readonly seat: Rate;
  /** New battles from one address. */
  readonly create: Rate;
  /** Questions of one seat that take long to answer. */
  readonly ask: Rate;
}

export const RATES: Rates = {
  address: { most: 400, perSecond: 40 },
  seat: { most: 60, perSecond: 15 },
  create: { most: 20, perSecond: 1 / 60 },
  ask: { most: 30, perSecond: 5 },
};

const BOUNDLESS: Rate = { most: Number.MAX_SAFE_INTEGER, perSecond: 1 };

/** For tests and measurements. */
export const NO_LIMITS: Rates = { address: BOUNDLESS, seat: BOUNDLESS, create: BOUNDLESS, ask: BOUNDLESS };
