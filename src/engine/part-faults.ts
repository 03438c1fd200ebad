/** What is wrong with records that are read part by part. */
import type { Fault } from './event.ts';
import { figuresOfForm, type Parts, shown } from './form.ts';
import { isBounded, LIMITS } from './limits.ts';
import { rowOf } from './lookup.ts';

/** The key of what is told of a value that does not keep within the limits. */
export const TOO_MUCH = 'fault.bounds';

/** That what stands somewhere does not keep within the limits. */
export const tooMuch = (where: string): Fault => {
  const { list, text, figure, depth } = LIMITS;
  return { key: TOO_MUCH, figures: { where, list, text, figure, depth } };
};

/** What is wrong in a record that stands under a name: of parts that nobody reads only how large they are. */
export const partFaults = (
  where: string,
  parts: Parts,
  given: { readonly [part: string]: unknown },
): readonly Fault[] =>
  [...new Set([...Object.keys(parts), ...Object.keys(given)])].flatMap((part): readonly Fault[] => {
    // Null is as if a part were not said.
    const value = rowOf(given, part) ?? undefined;
    if (value !== undefined && !isBounded(value)) return [tooMuch(`${where}.${part}`)];
    const form = rowOf(parts, part);
    if (!form || form.fits(value)) return [];
    return [
      { key: 'fault.part-form', figures: { where, part, value: shown(value), ...figuresOfForm(form) } },
    ];
  });
