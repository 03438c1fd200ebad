import type { BaseId, Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { ask } from '../../scenario/ask.ts';

/** The enemies that a base could shoot at or bespell from its place. */
export function targetsOf(rules: Ruleset, battle: Battle, base: BaseId): readonly BaseId[] {
  const targets = ask(rules, battle, { type: 'targets', base });
  return 'fault' in targets || !Array.isArray(targets.answer) ? [] : (targets.answer as readonly BaseId[]);
}
