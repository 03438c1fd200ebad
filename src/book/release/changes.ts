/** What changed from one version of the books to the next. */
import { rowOf } from '../../engine/data/lookup.ts';
import type { Release } from './form.ts';

export const CHANGED_PARTS = ['articles', 'clauses', 'tables', 'figures'] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

export const CHANGE_KINDS = ['new', 'changed', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The ids that are new, changed or removed. Of a changed table the rows, as `table.row`. */
export interface Changes {
  readonly part: ChangedPart;
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
}

type Digests = Readonly<Record<string, unknown>>;

function kindOf(before: Digests, after: Digests, id: string): ChangeKind | null {
  const [old, now] = [rowOf(before, id), rowOf(after, id)];
  if (old === undefined) return 'new';
  if (now === undefined) return 'removed';
  return JSON.stringify(old) === JSON.stringify(now) ? null : 'changed';
}

const idsOf = (before: Digests, after: Digests): readonly string[] => [
  ...new Set([...Object.keys(after), ...Object.keys(before)]),
];

/** The rows of a table that are not as they were; the table itself if only their order changed. */
function rowsOf(before: Release, after: Release, name: string): readonly string[] {
  const [old, now] = [before.tables[name] ?? {}, after.tables[name] ?? {}];
  const rows = idsOf(old, now).filter((row) => kindOf(old, now, row) !== null);
  return rows.length === 0 ? [name] : rows.map((row) => `${name}.${row}`);
}

/** All changes between two versions, by part and kind; nothing where they say the same. */
export function changesBetween(before: Release, after: Release): readonly Changes[] {
  return CHANGED_PARTS.flatMap((part) =>
    CHANGE_KINDS.flatMap((kind) => {
      const [old, now] = [before[part], after[part]] as [Digests, Digests];
      const found = idsOf(old, now).filter((id) => kindOf(old, now, id) === kind);
      const ids =
        part === 'tables' && kind === 'changed' ? found.flatMap((id) => rowsOf(before, after, id)) : found;
      return ids.length === 0 ? [] : [{ part, kind, ids }];
    }),
  );
}
