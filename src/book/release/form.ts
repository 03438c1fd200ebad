/** The form of a release: what a version of the books said, as digests. */
import { z } from 'zod';

const digests = z.record(z.string(), z.string());

export const releaseSchema = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** By article and language: a digest of each paragraph. */
  articles: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  clauses: digests,
  /** By table: a digest of each row. */
  tables: z.record(z.string(), digests),
  figures: digests,
});

export type Release = z.infer<typeof releaseSchema>;

/** Versions in order: 0.9.0 is before 0.10.0. */
export function byVersion(a: Release, b: Release): number {
  const [left, right] = [a, b].map(({ version }) => version.split('.').map(Number));
  const at = (left ?? []).findIndex((part, place) => part !== right?.[place]);
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}
