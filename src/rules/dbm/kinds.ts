/** The kinds of a troop: its type, its grade, its classes. DBM, Troop definitions. */

import type { Grade, Kind, Troop, TroopClass, TroopType } from '../../debellis/troops/troop.ts';
import { keptByText } from '../../engine/data/memory.ts';
import { holds } from '../../engine/effects.ts';
import { CLASSES } from './troop-table.ts';

/** The parts of a kind. */
type Read =
  | { readonly class: TroopClass }
  | { readonly class: null; readonly type: TroopType; readonly grade: Grade | null };

const FORM = /^(\w+)(?:\((\w)\))?$/;

const read = (kind: Kind): Read => {
  if (Object.hasOwn(CLASSES, kind)) return { class: kind as TroopClass };
  const [, type, grade] = FORM.exec(kind) ?? [];
  return { class: null, type: type as TroopType, grade: (grade as Grade | undefined) ?? null };
};

// More than there are kinds.
const MOST_KINDS = 200;

/** Reads the parts of a kind. */
export const kindOf: (kind: Kind) => Read = keptByText(MOST_KINDS, (kind) => read(kind as Kind));

type Graded = Pick<Troop, 'type' | 'grade'>;

/** Does a troop belong to a class? */
export function inClass(troop: Graded, name: TroopClass): boolean {
  const { rule, of } = CLASSES[name];
  return of.some((kind) => isKind(troop, kind)) && holds(rule);
}

/** Is a troop of this kind? */
export function isKind(troop: Graded, kind: Kind): boolean {
  const asked = kindOf(kind);
  if (asked.class !== null) return inClass(troop, asked.class);
  return troop.type === asked.type && (asked.grade === null || troop.grade === asked.grade);
}

/** Is a troop of one of these kinds? */
export const isOneOf = (troop: Graded, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => isKind(troop, kind));
