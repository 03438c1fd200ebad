import type { Ruleset } from '../engine/contract.ts';
import { type GameOption, valuesOf } from '../engine/game/options.ts';
import { loadRulesets } from '../scenario/rulesets.ts';
import { BadInput, type CliCommand, print } from './command.ts';
import { rulesNamed } from './given.ts';
import { examplesOf } from './rulesets.ts';
import { sayOf } from './say.ts';

const usualOf = ({ usual }: GameOption): string => (usual === null ? 'none' : String(usual));

const rulingOf = ({ ruling }: GameOption, rules: Ruleset): string =>
  ruling === undefined ? '' : ` (${rules.id}.R${ruling})`;

const linesOf = (rules: Ruleset, option: GameOption): readonly string[] => [
  `  ${option.name}: ${valuesOf(option).join(' | ')}; usually ${usualOf(option)}`,
  `      ${sayOf(rules.id, `option.${rules.id}.${option.name}`)}${rulingOf(option, rules)}`,
];

/** The options that players of a ruleset may agree on before a battle, as lines of text. */
export function optionsText(rules: Ruleset): string {
  const options = rules.options ?? [];
  if (options.length === 0) return `${rules.id}: this ruleset has no options`;
  return [`${rules.id}:`, ...options.flatMap((option) => linesOf(rules, option))].join('\n');
}

/** `options`: prints the options that players may agree on before a battle. */
export const optionsCommand: CliCommand = {
  name: 'options',
  summary: 'list the options that players may agree on before a battle',
  help: `acies options [RULESET]

Lists the options that players of one ruleset, or of all, may agree on before a battle: the values of each, the usual
value, and the ruling that the option belongs to. A scenario sets options under "options", a battle of bots by --option:

${examplesOf('options')}`,
  async run([name, ...more]) {
    if (more.length > 0) throw new BadInput(`“${more.join(' ')}” is not understood\n\n${this.help}`);
    const rulesets = name === undefined ? await loadRulesets() : [await rulesNamed(name)];
    print(rulesets.map(optionsText).join('\n\n'));
    return 0;
  },
};
