import type { Reason } from '../engine/event.ts';

/** A refusal: its reasons, and the HTTP status of the answer. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly reasons: readonly Reason[];
}

export const refusal = (
  status: Refusal['status'],
  key: string,
  figures: Reason['figures'] = {},
): Refusal => ({ status, reasons: [{ rule: '', key, figures }] });
