import type { Battle } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { type BattleOption, valuesOf } from '../engine/options.ts';
import { RULESETS, rulesetOf } from '../scenario/rulesets.ts';
import { BadInput, type CliCommand, print } from './command.ts';
import { sayOf } from './say.ts';

const usualOf = ({ usual }: BattleOption): string => (usual === null ? 'not said' : String(usual));

const rulingOf = ({ ruling }: BattleOption, rules: Ruleset): string =>
  ruling === undefined ? '' : ` (${rules.id}.R${ruling})`;

const linesOf = (rules: Ruleset, option: BattleOption): readonly string[] => [
  `  ${option.name}: ${valuesOf(option).join(' | ')}; usually ${usualOf(option)}`,
  `      ${sayOf(rules.id, `option.${rules.id}.${option.name}`)}${rulingOf(option, rules)}`,
];

/** What players of a ruleset may agree on before a battle, as lines of text. */
export function optionsText(rules: Ruleset): string {
  const options = rules.options ?? [];
  if (options.length === 0) return `${rules.id}: nothing is left to agree on`;
  return [`${rules.id}:`, ...options.flatMap((option) => linesOf(rules, option))].join('\n');
}

function valueFrom(text: string): Battle['options'][string] {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Options as people type them, `name=value`. */
export function optionsFrom(texts: readonly string[]): Battle['options'] {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', value] = text.split(/=(.*)/s);
      if (name === '' || value === undefined || value === '')
        throw new BadInput(`--option wants NAME=VALUE, not “${text}”`);
      return [name, valueFrom(value)] as const;
    }),
  );
}

function named(name: string | undefined): readonly Ruleset[] {
  const rules = name === undefined ? undefined : rulesetOf(name);
  if (name === undefined) return RULESETS;
  if (rules) return [rules];
  throw new BadInput(`there is no ruleset “${name}”; there is ${RULESETS.map(({ id }) => id).join(', ')}`);
}

/** `options`: what players may agree on before a battle. */
export const optionsCommand: CliCommand = {
  name: 'options',
  summary: 'tell what players may agree on before a battle',
  help: `acies options [RULESET]

Tells what players of a ruleset, or of all, may agree on before a battle: the values, the usual one, and the ruling
that it chooses by. A scenario says it under "options", a battle of bots by --option:

  acies simulate hott --red long-barrow --blue spear-league --option bounds=30`,
  async run([name, ...more]) {
    if (more.length > 0) throw new BadInput(`“${more.join(' ')}” is not understood\n\n${this.help}`);
    print(named(name).map(optionsText).join('\n\n'));
    return 0;
  },
};
