/** `compare FILE`: how each ruleset judges the same position. */
import { parseArgs } from 'node:util';
import type { Ruleset } from '../engine/contract.ts';
import { agree, type Column, columnOf, type Judged, ROWS } from '../scenario/compare/compare.ts';
import { loadBattle } from '../scenario/load.ts';
import { readScenarios } from '../scenario/read.ts';
import { loadLikes, loadRuleset, RULESET_IDS } from '../scenario/rulesets.ts';
import { BadInput, type CliCommand, print } from './command.ts';
import { readText } from './files.ts';
import { sayFault } from './say.ts';

const help = `acies compare FILE [--scenario NAME] [--json]

Shows how each ruleset judges the position of a scenario, as if its fights were at hand: for each base the enemies in
whose zones it stands, how many millimetres it may move straight ahead from there without a road, the sum of its
factors, and the chance of each outcome of its fight.
A star marks what the rulesets judge differently. Troops and terrain without a like in a ruleset are left out there.
  --scenario NAME  one of several scenarios in the file

  acies compare my-scenarios.json --scenario zone-edge`;

const chancesText = (chances: Readonly<Record<string, number>>): string =>
  Object.entries(chances)
    .map(([outcome, tenths]) => `${outcome} ${(tenths / 10).toFixed(1)}%`)
    .join(', ');

/** A row as people read it. */
const CELLS: Readonly<Record<(typeof ROWS)[number], (judged: Judged) => string>> = {
  zones: ({ zones }) => zones.join(' ') || 'none',
  distance: ({ distance }) => `${Math.round(distance * 10) / 10} mm`,
  factors: ({ factors }) => (factors === null ? 'no fight' : `${factors}`),
  chances: ({ chances }) => (chances === null ? 'no fight' : chancesText(chances)),
};

function baseLines(columns: readonly Column[], base: string): readonly string[] {
  const having = columns.flatMap(({ ruleset, bases }) =>
    bases?.[base] ? [{ ruleset, judged: bases[base] }] : [],
  );
  const troops = having.map(({ ruleset, judged }) => `${ruleset} ${judged.troop}`).join(', ');
  const rows = ROWS.map((row) => {
    const mark = agree(columns, base, row) ? ' ' : '*';
    const cells = having.map(({ ruleset, judged }) => `${ruleset}: ${CELLS[row](judged)}`);
    return ` ${mark}${row.padEnd(9)} ${cells.join(' | ')}`;
  });
  return [`${base}: ${troops}`, ...rows];
}

function plainText(columns: readonly Column[]): string {
  const bases = [...new Set(columns.flatMap(({ bases: all }) => Object.keys(all ?? {})))];
  const gaps = columns.flatMap(({ ruleset, bases: all, leftOut }) => {
    if (all === null) return [`${ruleset}: this position has no like there`];
    return leftOut.length > 0 ? [`${ruleset}: left out, without a like there: ${leftOut.join(', ')}`] : [];
  });
  return [...bases.flatMap((base) => baseLines(columns, base)), ...gaps].join('\n');
}

export const compareCommand: CliCommand = {
  name: 'compare',
  summary: 'show how each ruleset judges the same position',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { scenario: { type: 'string' }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new BadInput(`compare: name one file\n\n${help}`);
    const read = readScenarios(readText(path));
    if (!read.ok)
      throw new BadInput([`${path} cannot be compared:`, ...read.faults.map(sayFault)].join('\n'));
    const names = read.scenarios.map(({ name }, at) => name ?? `${at + 1}`);
    const at = values.scenario === undefined ? 0 : names.indexOf(values.scenario);
    const scenario = read.scenarios[at];
    if (!scenario)
      throw new BadInput(`there is no scenario “${values.scenario ?? ''}”; there are: ${names.join(', ')}`);
    const loaded = loadBattle((await loadRuleset(scenario.ruleset)) as Ruleset, scenario);
    if (!loaded.ok)
      throw new BadInput([`${path} cannot be compared:`, ...loaded.faults.map(sayFault)].join('\n'));
    const columns = await Promise.all(
      RULESET_IDS.map(async (id) =>
        columnOf({ rules: (await loadRuleset(id)) as Ruleset, likes: await loadLikes(id) }, loaded.battle),
      ),
    );
    print(values.json ? JSON.stringify(columns, null, 2) : plainText(columns));
    return 0;
  },
};
