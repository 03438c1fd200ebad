import type { Service } from '../service.ts';
import type { AppContext } from './context.ts';
import type { Rates } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Streams } from './streams.ts';

/** What handlers get besides the request. */
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
  /** Must the request hold the secret of a seat, may it, or is it ignored? */
  readonly secret: 'must' | 'may' | 'none';
  readonly body?: JsonSchema;
  /** The media types of the answer, where it is not JSON. */
  readonly types?: readonly string[];
  /** The form of the answer, or of each part of a stream. */
  readonly answers?: JsonSchema;
  /** The limit that also applies, besides that for all requests of an address. */
  readonly limit?: Exclude<keyof Rates, 'address'>;
  readonly answer: (context: AppContext, parts: Parts) => Response | Promise<Response>;
}
