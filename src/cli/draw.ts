import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figureNaming } from '../drawing/figure.ts';
import type { Guide } from '../drawing/guides.ts';
import type { Naming } from '../drawing/naming.ts';
import { svgText } from '../drawing/node.ts';
import { drawBattle } from '../drawing/table.ts';
import { replay } from '../engine/battle/record.ts';
import type { Battle } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Fault } from '../engine/event.ts';
import { guidesOf, isFigure } from '../scenario/figures.ts';
import { readJson, readScenarios } from '../scenario/read.ts';
import { recordFaults } from '../scenario/record-check.ts';
import { readRecord } from '../scenario/record-file.ts';
import { loadRuleset } from '../scenario/rulesets.ts';
import { runScenario } from '../scenario/run.ts';
import type { Scenario } from '../scenario/schema.ts';
import { BadInput, type CliCommand, print } from './command.ts';
import { readText } from './files.ts';
import { sayFault, sayOf } from './say.ts';

const help = `acies draw FILE [--step N] [--scenario NAME] [--out FILE]

Draws the position of a scenario, or a recorded battle, as SVG, to the output or to a file.
  --step N         draw the battle after N commands (a scenario: 0; a record: all its commands)
  --scenario NAME  one of several scenarios in the file: its name, title, or number from 1
  --out FILE       write the drawing to this file

  acies draw my-scenarios.json --out position.svg
  acies draw content/battles/hotseat.json --step 40 > battle.svg`;

interface Shown {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly title: string;
  readonly guides: readonly Guide[];
  /** Is it drawn with the conventions of figures in a rulebook? */
  readonly figure: boolean;
}

const faulty = (path: string, faults: readonly Fault[]): BadInput =>
  new BadInput([`${path} cannot be drawn:`, ...faults.map(sayFault)].join('\n'));

const stepWithin = (step: number | null, steps: number, otherwise: number): number => {
  if (step !== null && step > steps) throw new BadInput(`--step ${step}: there are ${steps} steps`);
  return step ?? otherwise;
};

const titleOf = ({ name, title }: Scenario): string =>
  typeof title === 'string' ? title : (title?.en ?? name ?? '');

/** Finds a scenario of a file by its name, its title or its number from 1. */
function chosen(scenarios: readonly Scenario[], wanted: string | undefined): Scenario {
  const found =
    wanted === undefined
      ? scenarios[0]
      : (scenarios.find((each) => each.name === wanted || titleOf(each) === wanted) ??
        scenarios[Number(wanted) - 1]);
  if (found) return found;
  const names = scenarios.map((each, at) => `  ${at + 1}  ${titleOf(each)}`);
  throw new BadInput([`there is no scenario “${wanted ?? ''}”; there are:`, ...names].join('\n'));
}

async function scenarioShown(
  path: string,
  text: string,
  wanted: string | undefined,
  step: number | null,
): Promise<Shown> {
  const read = readScenarios(text);
  if (!read.ok) throw faulty(path, read.faults);
  const scenario = chosen(read.scenarios, wanted);
  const rules = (await loadRuleset(scenario.ruleset)) as Ruleset;
  const steps = scenario.steps ?? [];
  const count = stepWithin(step, steps.length, 0);
  // The dice of later steps are left over. That is no fault of the drawing.
  const { battle, faults } = runScenario(rules, { ...scenario, steps: steps.slice(0, count) });
  if (!battle) throw faulty(path, faults);
  return { rules, battle, title: titleOf(scenario), guides: guidesOf(scenario), figure: isFigure(scenario) };
}

async function recordShown(path: string, text: string, step: number | null): Promise<Shown> {
  const read = readRecord(text);
  if (!read.ok) throw faulty(path, read.faults);
  const { ruleset, title } = read.record.header;
  const rules = (await loadRuleset(ruleset)) as Ruleset;
  const faults = recordFaults(rules, read.record);
  if (faults.length > 0) throw faulty(path, faults);
  const { battles, live } = replay(read.record);
  const battle = battles[stepWithin(step, live.length, live.length)] as Battle;
  return { rules, battle, title: title ?? '', guides: [], figure: false };
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'entries');

/** The battle of a file after some of its commands. */
function battleIn(
  path: string,
  text: string,
  wanted: string | undefined,
  step: number | null,
): Promise<Shown> {
  const json = readJson(text);
  if (!json.ok) throw faulty(path, [json.fault]);
  return isRecord(json.value) ? recordShown(path, text, step) : scenarioShown(path, text, wanted, step);
}

const namingOf = (rules: Ruleset, battle: Battle): Naming => ({
  hasFallen: (wall) => rules.hasFallen?.(battle, wall) ?? false,
  ...(rules.sky ? { sky: rules.sky } : {}),
  label: rules.label,
  letter: (base) => base.id,
  title: (base) =>
    sayOf(rules.id, 'table.title', {
      troop: base.troop,
      letter: base.id,
      side: base.side,
      leader: rules.label(base).leader ? 'yes' : 'no',
    }),
});

/** Draws the battle of a file as an SVG document. Throws BadInput with the fault. */
export async function drawnFile(
  path: string,
  text: string,
  wanted?: string,
  step: number | null = null,
): Promise<string> {
  const { rules, battle, title, guides, figure } = await battleIn(path, text, wanted, step);
  const plain = namingOf(rules, battle);
  const naming = figure ? figureNaming(plain) : plain;
  return `${svgText(drawBattle(battle, naming, title === '' ? path : title, guides))}\n`;
}

function stepGiven(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,7}$/.test(text)) throw new BadInput(`--step takes a whole number from 0, not “${text}”`);
  return Number(text);
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new BadInput(`${path} cannot be written: ${String((error as NodeJS.ErrnoException).code)}`);
  }
}

export const drawCommand: CliCommand = {
  name: 'draw',
  summary: 'draw a scenario or a record as SVG',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, step: { type: 'string' }, scenario: { type: 'string' } },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new BadInput(help);
    const svg = await drawnFile(path, readText(path), values.scenario, stepGiven(values.step));
    if (values.out === undefined) print(svg);
    else save(values.out, svg);
    return 0;
  },
};
