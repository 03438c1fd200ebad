/** Opens battles of any ruleset with armies from files. */

import { loadOpeners } from '../rulesets.ts';
import type { Opener } from './opening.ts';

const OPENERS: ReadonlyMap<string, Opener> = await loadOpeners();

/** The rulesets whose battles can be opened. */
export const OPENED: readonly string[] = [...OPENERS.keys()];

/** The opener of a ruleset; null if the ruleset is unknown. */
export const openerFor = (ruleset: string): Opener | null => OPENERS.get(ruleset) ?? null;
