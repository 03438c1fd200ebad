/** The rulesets that have been loaded. */
import { signal } from '@preact/signals';
import type { NewBattles } from '../../on-screen/new-battles.ts';
import type { RulesetOnScreen } from '../../on-screen/ruleset.ts';

/** What battles need, by the id of the ruleset. */
export const rulesets = signal<ReadonlyMap<string, RulesetOnScreen>>(new Map());

/** What new battles can be made of, by the id of the ruleset. */
export const newBattles = signal<ReadonlyMap<string, NewBattles>>(new Map());

/** The ruleset of this id, if it has been loaded. */
export const onScreen = (id: string): RulesetOnScreen | null => rulesets.value.get(id) ?? null;

/** What new battles of a ruleset can be made of, if that has been loaded. */
export const newBattlesOf = (id: string): NewBattles | null => newBattles.value.get(id) ?? null;
