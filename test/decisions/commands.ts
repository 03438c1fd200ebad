/** What the commands of the program print, for right arguments and for arguments that are changed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { armyCommand } from '../../src/cli/army.ts';
import { bookCommand } from '../../src/cli/book/command.ts';
import { campaignCommand } from '../../src/cli/campaign.ts';
import { compareCommand } from '../../src/cli/compare.ts';
import { drawCommand } from '../../src/cli/draw.ts';
import { replay } from '../../src/cli/replay.ts';
import { scenario } from '../../src/cli/scenario.ts';
import { printedBy } from './printing.ts';
import { type TableLine, toldLine } from './table.ts';

const RUNS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  army: (args) => armyCommand([...args]),
  book: (args) => bookCommand.run(args),
  campaign: (args) => campaignCommand.run(args),
  compare: (args) => compareCommand.run(args),
  draw: (args) => drawCommand.run(args),
  replay: (args) => replay.run(args),
  scenario: (args) => scenario.run(args),
};

/** OUT is a new folder, whose files count too. */
const LINES: readonly string[] = [
  'army check content/armies/bnb/kish/list.txt --json',
  'army check content/armies/bnb/kish/deep-phalanx.txt',
  'army check content/armies/dbm/gaul/list.txt',
  'army check content/armies/dbmm/rome/two-consuls.txt --json',
  'army check content/armies/hott/long-barrow.txt',
  'army translate content/armies/bnb/kish/list.txt --from DBM',
  'army translate content/armies/dbmm/rome/two-consuls.txt --to dbm --json',
  'army translate content/armies/dbm/gaul/list.txt --to dbmm',
  'book build test/book/plain --lang fr --to md --out OUT',
  'book build test/book/told --to site --page A5 --out OUT',
  'book check test/book/faulty',
  'book check test/book/translated --json',
  'campaign check content/maps --json',
  'campaign nations',
  'campaign new --players red,blue,green --army red=long-barrow --years 3 --out OUT/new.json',
  'campaign simulate --players red,blue,green --characters careful,steady,rash --years 1 --battles judged --seed 3 --json',
  'campaign simulate --players red,blue,green --years 1 --battles judged --reasons --out OUT/played.json',
  'compare content/scenarios/dbm/figures/wheeling.json --scenario shuffle --json',
  'compare content/scenarios/bnb/rules/pack.json --scenario who-makes-a-pack',
  'draw content/scenarios/hott/rules/shoot.json --scenario 2 --step 1',
  'draw content/battles/hott-resigned.json --step 40 --out OUT/battle.svg',
  'replay check content/battles/hott-resigned.json --json',
  'replay check content/battles/dbm-agreed-draw.json',
  'scenario check content/scenarios/hott/rules/shoot.json --json',
  'scenario check test/book/faulty/figures/broken.json',
];

/** The book of rules is too large to be read again and again: the folder of a book stays as it is. */
const isFolderOfBook = (arg: string): boolean => arg.startsWith('test/book/');

/** The arguments as they are, and with one of them left out, doubled, or written otherwise. */
const changesOf = (args: readonly string[]): readonly (readonly string[])[] => [
  args,
  ...args.flatMap((arg, at) =>
    isFolderOfBook(arg)
      ? []
      : [
          args.toSpliced(at, 1),
          args.toSpliced(at, 0, arg),
          args.toSpliced(at, 1, /^\d+$/.test(arg) ? '99999' : `${arg}x`),
        ],
  ),
  [...args, '--wrong'],
];

function filesIn(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return paths
    .map((each) => join(each.parentPath, each.name))
    .toSorted()
    .map((path) => path.slice(folder.length) + readFileSync(path, 'base64'));
}

/** What a command prints and writes with each change of its arguments, one a line. */
async function commandTold(line: string): Promise<readonly string[]> {
  const [name = '', ...args] = line.split(' ');
  const told: string[] = [];
  for (const each of changesOf(args)) {
    const folder = mkdtempSync(join(tmpdir(), 'acies-told-'));
    const given = each.map((arg) => arg.replace(/^OUT/, folder));
    const printed = await printedBy(async () => RUNS[name]?.(given) ?? -1);
    const texts = [...printed, ...filesIn(folder)].map((text) => text.replaceAll(folder, 'OUT'));
    told.push([...each, ...texts].join(' '));
    rmSync(folder, { recursive: true });
  }
  return told;
}

/** A line for each command, with a code of all that it prints. */
export const commandsPrint = (): readonly TableLine[] =>
  LINES.map((line) => toldLine(line, null, 'printed', () => commandTold(line)));
