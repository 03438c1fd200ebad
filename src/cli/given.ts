/** What people name on the command line: rulesets, options, bots and numbers. */
import { BOTS } from '../bots/bots.ts';
import type { Battle } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { loadRuleset, RULESET_IDS } from '../scenario/rulesets.ts';
import { BadInput } from './command.ts';

function valueFrom(text: string): Battle['options'][string] {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Reads options as people type them: `name=value`. */
export function optionsFrom(texts: readonly string[]): Battle['options'] {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', value] = text.split(/=(.*)/s);
      if (name === '' || value === undefined || value === '')
        throw new BadInput(`--option must be NAME=VALUE, not “${text}”`);
      return [name, valueFrom(value)] as const;
    }),
  );
}

/** The ruleset with this name. Throws BadInput if there is none. */
export async function rulesNamed(name: string): Promise<Ruleset> {
  const rules = await loadRuleset(name);
  if (rules) return rules;
  throw new BadInput(`there is no ruleset “${name}”; these rulesets exist: ${RULESET_IDS.join(', ')}`);
}

/** The name of a bot. Throws BadInput if there is none. */
export function botNamed(name: string): string {
  if (Object.hasOwn(BOTS, name)) return name;
  throw new BadInput(`there is no bot “${name}”; these bots exist: ${Object.keys(BOTS).join(', ')}`);
}

/** The names of different bots, this many or more. */
export function botsNamed(names: readonly string[], least: 1 | 2, help: string): readonly string[] {
  const bots = [...new Set(names.map(botNamed))];
  if (bots.length >= least && bots.length === names.length) return bots;
  throw new BadInput(`name ${least === 1 ? 'one' : 'two'} or more different bots\n\n${help}`);
}

/** The most battles at the same time. */
export const MOST_JOBS = 256;

/** The number after `--name`, or the usual one. Throws BadInput if it is none from `least` to `most`. */
export function wholeNumber(
  name: string,
  text: string | undefined,
  usual: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BadInput(`--${name} must be a whole number from ${least} to ${most}, not “${text}”`);
}
