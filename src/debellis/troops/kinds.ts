/** The kinds of a troop: its type, its grade, its classes. The rows of all tables name troops by them. */
import { keptByText } from '../../engine/data/memory.ts';
import { holds } from '../../engine/effects.ts';
import type { Grade, Graded, Kind, TroopClass, TroopType } from './troop.ts';

/** The parts of a kind. */
type Read =
  | { readonly class: TroopClass }
  | { readonly class: null; readonly type: TroopType; readonly grade: Grade | null };

const FORM = /^(\w+)(?:\((\w)\))?$/;

// More than there are kinds.
const MOST_KINDS = 200;

/** The troops of each class, with the clause. */
export type Classes = Readonly<Record<TroopClass, { readonly rule: string; readonly of: readonly Kind[] }>>;

/** The questions about kinds, for the classes of one ruleset. */
export function kindsBy(classes: Classes) {
  const read = (kind: string): Read => {
    if (Object.hasOwn(classes, kind)) return { class: kind as TroopClass };
    const [, type, grade] = FORM.exec(kind) ?? [];
    return { class: null, type: type as TroopType, grade: (grade as Grade | undefined) ?? null };
  };

  /** Reads the parts of a kind. */
  const kindOf: (kind: Kind) => Read = keptByText(MOST_KINDS, read);

  /** Does a troop belong to a class? */
  function inClass(troop: Graded, name: TroopClass): boolean {
    const { rule, of } = classes[name];
    return of.some((kind) => isKind(troop, kind)) && holds(rule);
  }

  /** Is a troop of the kind with these parts? */
  const fits = (troop: Graded, asked: Read): boolean =>
    asked.class === null
      ? troop.type === asked.type && (asked.grade === null || troop.grade === asked.grade)
      : inClass(troop, asked.class);

  /** Is a troop of this kind? */
  const isKind = (troop: Graded, kind: Kind): boolean => fits(troop, kindOf(kind));

  /** Is a troop of one of these kinds? */
  const isOneOf = (troop: Graded, kinds: readonly Kind[]): boolean =>
    kinds.some((kind) => isKind(troop, kind));

  return { kindOf, fits, inClass, isKind, isOneOf };
}
