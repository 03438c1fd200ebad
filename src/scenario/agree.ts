import type { Json } from '../engine/battle.ts';
import { canonical } from '../engine/data/canonical.ts';
import { isRecord } from '../engine/data/form.ts';

/** Half of the last decimal place of a figure; 0 for a whole number. */
function slackOf(figure: number): number {
  const decimals = String(figure).split('.')[1]?.length ?? 0;
  return decimals === 0 ? 0 : Number(`0.5e-${decimals}`) * 1.000001;
}

/** Does an answer agree with the expected one? A figure with decimals, such as 41.33, agrees to its last decimal. */
export function agrees(expected: Json, found: Json): boolean {
  if (typeof expected === 'number' && typeof found === 'number')
    return Math.abs(expected - found) <= slackOf(expected);
  if (Array.isArray(expected) && Array.isArray(found))
    return expected.length === found.length && expected.every((each, at) => agrees(each, found[at] as Json));
  if (!isRecord(expected) || !isRecord(found)) return canonical(expected) === canonical(found);
  const names = Object.keys(expected);
  return (
    names.length === Object.keys(found).length &&
    names.every((name) => Object.hasOwn(found, name) && agrees(expected[name] as Json, found[name] as Json))
  );
}
