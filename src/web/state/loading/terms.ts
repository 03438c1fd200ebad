import { signal } from '@preact/signals';
import { rowOf } from '../../../engine/lookup.ts';
import type { Terms } from '../../on-screen/row.ts';
import { RULESETS } from '../../rulesets.ts';

/** The clauses of the terms of each ruleset, as far as they are loaded. */
const known = signal<ReadonlyMap<string, Terms>>(new Map());

/** Loads the clauses that the terms of a ruleset lead to. */
export async function loadTerms(ruleset: string): Promise<void> {
  const terms = await RULESETS.get(ruleset)?.terms?.();
  if (terms) known.value = new Map([...known.peek(), [ruleset, terms]]);
}

/** The clause that a term leads to; empty where it leads to none. */
export const termClause = (ruleset: string, word: string): string =>
  rowOf(known.value.get(ruleset) ?? {}, word) ?? '';
