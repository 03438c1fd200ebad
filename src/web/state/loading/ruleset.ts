/** The rulesets that have been loaded. */
import { signal } from '@preact/signals';
import type { NewBattles } from '../../on-screen/new-battles.ts';
import type { RulesetOnScreen } from '../../on-screen/ruleset.ts';

/** The parts that a battle needs, by the id of the ruleset. */
export const rulesets = signal<ReadonlyMap<string, RulesetOnScreen>>(new Map());

/** The parts that a new battle needs, by the id of the ruleset. */
export const newBattles = signal<ReadonlyMap<string, NewBattles>>(new Map());

/** The ruleset of this id, if it has been loaded. */
export const onScreen = (id: string): RulesetOnScreen | null => rulesets.value.get(id) ?? null;

/** The parts that a new battle of a ruleset needs, if they have been loaded. */
export const newBattlesOf = (id: string): NewBattles | null => newBattles.value.get(id) ?? null;
