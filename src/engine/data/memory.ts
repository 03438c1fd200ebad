/**
 * All caches are here. An answer depends only on the arguments of `compute`, which are its key. It is forgotten with its
 * subject.
 */

import { effectsObserved } from '../effects.ts';

/** Are these two things the same for an answer? */
export type Alike<Thing> = (then: Thing, now: Thing) => boolean;

const same = <Thing>(then: Thing, now: Thing): boolean => then === now;

/** A value that can be cached. `undefined` means that there is no answer yet. */
export type Known = object | string | number | boolean | null;

interface Kept<Thing, Answer> {
  readonly thing: Thing;
  readonly answer: Answer;
}

/** Caches what follows from a subject alone. */
export function keptWith<Subject extends object, Answer extends Known>(
  compute: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const kept = new WeakMap<Subject, Answer>();
  return (subject) => {
    const before = kept.get(subject);
    if (before !== undefined) return before;
    const answer = compute(subject);
    kept.set(subject, answer);
    return answer;
  };
}

/** As `keptWith`, but a subject like the last one gets the same answer object. */
export function keptForAlike<Subject extends object, Answer extends object>(
  compute: (subject: Subject) => Answer,
  alike: Alike<Subject>,
): (subject: Subject) => Answer {
  let last: Kept<Subject, Answer> | null = null;
  return keptWith((subject) => {
    const answer = last && alike(last.thing, subject) ? last.answer : compute(subject);
    last = { thing: subject, answer };
    return answer;
  });
}

/** Caches what follows from two subjects. The answer lives as long as both do. */
export function keptByPair<One extends object, Other extends object, Answer extends Known>(
  compute: (one: One, other: Other) => Answer,
): (one: One, other: Other) => Answer {
  const kept = new WeakMap<One, WeakMap<Other, Answer>>();
  return (one, other) => {
    let known = kept.get(one);
    if (!known) {
      known = new WeakMap();
      kept.set(one, known);
    }
    const before = known.get(other);
    if (before !== undefined) return before;
    const answer = compute(one, other);
    known.set(other, answer);
    return answer;
  };
}

/** Caches what follows from a subject and an argument: for each subject the answer for the last argument only. */
export function keptLast<Subject extends object, Thing, Answer>(
  compute: (subject: Subject, thing: Thing) => Answer,
  alike: Alike<Thing> = same,
): (subject: Subject, thing: Thing) => Answer {
  const kept = new WeakMap<Subject, Kept<Thing, Answer>>();
  return (subject, thing) => {
    const before = kept.get(subject);
    if (before && alike(before.thing, thing)) return before.answer;
    const answer = compute(subject, thing);
    kept.set(subject, { thing, answer });
    return answer;
  };
}

export interface Bounds<Thing> {
  readonly alike?: Alike<Thing>;
  /** After this many answers for one subject, all of them are forgotten. */
  readonly most?: number;
}

/** As `keptLast`, for each key of a subject separately. */
export function keptByKey<Subject extends object, Key extends string | number, Thing, Answer>(
  compute: (subject: Subject, key: Key, thing: Thing) => Answer,
  { alike = same, most = Number.POSITIVE_INFINITY }: Bounds<Thing> = {},
): (subject: Subject, key: Key, thing: Thing) => Answer {
  const kept = new WeakMap<Subject, Map<Key, Kept<Thing, Answer>>>();
  return (subject, key, thing) => {
    let book = kept.get(subject);
    if (!book) {
      book = new Map();
      kept.set(subject, book);
    }
    const before = book.get(key);
    if (before && alike(before.thing, thing)) return before.answer;
    const answer = compute(subject, key, thing);
    if (book.size >= most) book.clear();
    book.set(key, { thing, answer });
    return answer;
  };
}

/** The answer under a key of a book. A missing answer is found and added; a full book is emptied first. */
export function fromBook<Key, Answer extends Known>(
  book: Map<Key, Answer>,
  key: Key,
  find: () => Answer,
  most = Number.POSITIVE_INFINITY,
): Answer {
  const before = book.get(key);
  if (before !== undefined) return before;
  const answer = find();
  if (book.size >= most) book.clear();
  book.set(key, answer);
  return answer;
}

/** Caches what follows from a text, up to a number of texts. */
export function keptByText<Answer extends Known>(
  most: number,
  compute: (text: string) => Answer,
): (text: string) => Answer {
  const book = new Map<string, Answer>();
  return (text) => book.get(text) ?? fromBook(book, text, () => compute(text), most);
}

/** Caches a decision of rules. While effects are observed it is computed anew each time. */
export function keptByRules<Args extends readonly unknown[], Answer>(
  keep: (compute: (...args: Args) => Answer) => (...args: Args) => Answer,
  compute: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const kept = keep(compute);
  return (...args) => (effectsObserved() ? compute(...args) : kept(...args));
}
