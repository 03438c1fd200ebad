import type { Fault } from './event.ts';

/** The answer to a question that makes no sense: a message `fault.<key>` with its figures. */
export const wrong = (key: string, figures: Fault['figures'] = {}): { readonly fault: Fault } => ({
  fault: { key: `fault.${key}`, figures },
});
