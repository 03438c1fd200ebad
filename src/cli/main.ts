import { fileURLToPath } from 'node:url';
import { armyCommand } from './army.ts';
import { bookCommand } from './book/command.ts';
import { campaignCommand } from './campaign.ts';
import { clausesCommand } from './clauses.ts';
import { BadInput, type CliCommand, print, printError } from './command.ts';
import { compareCommand } from './compare.ts';
import { drawCommand } from './draw.ts';
import { ladderCommand } from './ladder/command.ts';
import { oddsCommand } from './odds.ts';
import { optionsCommand } from './options.ts';
import { positionsCommand } from './positions/command.ts';
import { replay } from './replay.ts';
import { scenario } from './scenario.ts';
import { scenarioChecker } from './scenario-passes.ts';
import { simulateCommand } from './simulate/command.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const clauses: CliCommand = {
  name: 'clauses',
  summary: 'report how the program uses each clause of a rulebook',
  help: '',
  async run(args) {
    const result = await clausesCommand([...args], ROOT, await scenarioChecker());
    (result.exitCode === 0 ? print : printError)(result.text);
    return result.exitCode;
  },
};

// The help of `clauses`, `army` and `odds` is made in these commands themselves.
const army: CliCommand = {
  name: 'army',
  summary: 'check an army list or an order of battle',
  help: '',
  run: (args) => armyCommand([...args]),
};

const odds: CliCommand = {
  name: 'odds',
  summary: 'compute the exact chances of every outcome of a fight',
  help: '',
  run: (args) => oddsCommand([...args]),
};

const COMMANDS: readonly CliCommand[] = [
  simulateCommand,
  ladderCommand,
  positionsCommand,
  scenario,
  replay,
  drawCommand,
  compareCommand,
  odds,
  army,
  campaignCommand,
  optionsCommand,
  clauses,
  bookCommand,
];

const HELP = `acies: a referee for tabletop miniature battles

Use: npm run -s acies -- COMMAND ...
${COMMANDS.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`).join('\n')}
  server     administer the battles of a server: back up, export, move, check

Every command explains itself with --help.`;

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(HELP);
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new BadInput(`there is no command “${name}”\n\n${HELP}`);
  if (command.help !== '' && (rest.includes('--help') || rest.includes('-h'))) {
    print(command.help);
    return 0;
  }
  return command.run(rest);
}

const isUsage = (error: unknown): error is Error =>
  error instanceof BadInput || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!isUsage(error)) throw error;
    printError(error.message);
    process.exitCode = 2;
  },
);
