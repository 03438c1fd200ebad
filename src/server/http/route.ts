import type { Service } from '../service.ts';
import type { AppContext } from './context.ts';
import type { Rates } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Streams } from './streams.ts';

/** What addresses are answered with. */
export interface Parts {
  readonly service: Service;
  readonly streams: Streams;
  readonly metrics: Metrics;
}

export type JsonSchema = { readonly [part: string]: unknown };

/** One address of the API. */
export interface Route {
  readonly method: 'get' | 'post';
  /** Below `/api`. */
  readonly path: string;
  readonly summary: string;
  /** The secret of a seat: it must be sent, it may be, or it plays no part. */
  readonly secret: 'must' | 'may' | 'none';
  readonly body?: JsonSchema;
  /** The type of what is answered, where it is not JSON. */
  readonly answers?: readonly string[];
  /** What is counted beside the requests of an address. */
  readonly limit?: Exclude<keyof Rates, 'address'>;
  readonly answer: (context: AppContext, parts: Parts) => Response | Promise<Response>;
}
