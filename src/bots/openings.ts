/** Battles that armies from files open, whatever their ruleset. */
import type { Opener } from './opening.ts';
import { loadOpeners } from './rulesets.ts';

const OPENERS: ReadonlyMap<string, Opener> = await loadOpeners();

/** How battles of a ruleset are opened; null where the ruleset is unknown. */
export const openerFor = (ruleset: string): Opener | null => OPENERS.get(ruleset) ?? null;
