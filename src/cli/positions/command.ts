import { parseArgs } from 'node:util';
import { BOTS } from '../../bots/bots.ts';
import { isSolved } from '../../bots/simulate/solving.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { THEMES } from '../../scenario/position-schema.ts';
import type { Position } from '../../scenario/positions.ts';
import { BadInput, type CliCommand, print } from '../command.ts';
import { botsNamed, rulesNamed } from '../given.ts';
import { progressBar } from '../progress.ts';
import { examplesOf } from '../rulesets.ts';
import { positionsOf } from './file.ts';
import { resultsOf, type Tried, tellResults } from './results.ts';

const help = `acies positions RULESET BOT ... [--theme NAME] [--failed] [--json]

Gives each bot the orders of one bound in the positions of content/positions, and prints what share of them it solves, by
theme. A position is solved if what a good player sees in it is done: a flank is turned, a reserve brought up, a bad fight
avoided. Dice for what comes before orders are the same each time, and so are the results.

  --theme    only the positions of this theme: ${THEMES.slice(0, 6).join(', ')},
             ${THEMES.slice(6).join(', ')}
  --failed   also print which positions each bot fails
  --json     print JSON

${examplesOf('positions')}`;

const OPTIONS = {
  theme: { type: 'string' },
  failed: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function themeNamed(name: string | undefined): string | null {
  if (name === undefined) return null;
  if (THEMES.some((theme) => theme === name)) return name;
  throw new BadInput(`there is no theme “${name}”; these themes exist: ${THEMES.join(', ')}`);
}

/** What was asked for on the command line, checked. */
function asked(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [ruleset, ...names] = positionals;
  if (ruleset === undefined) throw new BadInput(help);
  return { ...values, ruleset, bots: botsNamed(names, 1, help), theme: themeNamed(values.theme) };
}

function tryAll(rules: Ruleset, positions: readonly Position[], bots: readonly string[]): readonly Tried[] {
  const bar = progressBar(positions.length * bots.length);
  const tried: Tried[] = [];
  for (const name of bots) {
    const bot = BOTS[name];
    for (const position of positions) {
      if (bot) tried.push({ bot: name, position, solved: isSolved(rules, position, bot) });
      bar.step(tried.length);
    }
  }
  bar.end();
  return tried;
}

/** `positions`: measures bots by what they see in positions. */
export const positionsCommand: CliCommand = {
  name: 'positions',
  summary: 'measure bots by what they see in positions',
  help,
  async run(args) {
    const { ruleset, bots, theme, failed = false, json = false } = asked(args);
    const rules = await rulesNamed(ruleset);
    const positions = positionsOf(rules, theme);
    const results = resultsOf(rules, bots, tryAll(rules, positions, bots));
    if (json) print(JSON.stringify(results, null, 2));
    else tellResults(results, failed);
    return 0;
  },
};
