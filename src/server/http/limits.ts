/** Rate limits: each address and each seat has a bucket of requests that fills again. */

export interface Rate {
  /** The size of the bucket: requests at once. */
  readonly most: number;
  readonly perSecond: number;
}

export interface Limiter {
  /** Takes one request from a bucket; answers 0, or the seconds to wait where it is empty. */
  take(key: string): number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Full buckets need not be kept. */
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
  /** All requests of one address. */
  readonly address: Rate;
  /** Actions of one seat, or of the spectators of one address. */
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

/** No limits, for tests and measurements. */
export const NO_LIMITS: Rates = { address: BOUNDLESS, seat: BOUNDLESS, create: BOUNDLESS, ask: BOUNDLESS };
