import { signal } from '@preact/signals';
import type { Line } from '../../../engine/contract/line.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import type { Burden, GuideOnScreen } from '../../on-screen/guide.ts';
import { RULESETS } from '../../rulesets.ts';

/** The guides of the rulesets, as far as they are loaded. */
const known = signal<ReadonlyMap<string, GuideOnScreen>>(new Map());

/** Loads what helps a player to understand a ruleset. */
export async function loadGuide(ruleset: string): Promise<void> {
  if (known.peek().has(ruleset)) return;
  const guide = await RULESETS.get(ruleset)?.guide();
  if (guide) known.value = new Map([...known.peek(), [ruleset, guide]]);
}

/** The guide of a ruleset; null until it is loaded. */
export const guideOn = (ruleset: string): GuideOnScreen | null => known.value.get(ruleset) ?? null;

/** The clause that a term leads to; empty where it leads to none. */
export const termClause = (ruleset: string, word: string): string =>
  rowOf(guideOn(ruleset)?.terms ?? {}, word) ?? '';

/** The burden that a line of factors tells of, by its key, or by its key and how an enemy burdens; null where none. */
export function burdenOf(ruleset: string, { key, figures }: Line): Burden | null {
  const burdens = guideOn(ruleset)?.burdens ?? {};
  return rowOf(burdens, `${key} ${figures?.how}`) ?? rowOf(burdens, key) ?? null;
}
