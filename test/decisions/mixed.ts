/** What the scenarios of each file lead to when they are mixed with others, and what can be asked at the end. */
import { randomFrom } from '../../src/bots/random.ts';
import { basesOnTable } from '../../src/engine/battle.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import { answersAbout } from './decisions.ts';
import { mixtureOf, type Pool, poolOf } from './mixing.ts';
import type { TableLine } from './table.ts';
import { toldBy } from './varied.ts';

/** One base in this many is asked about. */
const ASKED = 3;

/** What a mixture leads to, and the answers at its end, one a line. */
function mixtureTold(rules: Ruleset, { scenario }: Named, pool: Pool, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const result = runScenario(rules, mixtureOf(scenario, pool, random));
  if (!result.battle) return [toldBy(result)];
  const bases = basesOnTable(result.battle);
  const first = random(Math.min(ASKED, bases.length) || 1);
  const some = bases.filter((_, at) => at % ASKED === first);
  return [toldBy(result), ...answersAbout(rules, result.battle, some)];
}

/** The scenarios of a file, and what they are mixed with. */
interface Mixing {
  readonly file: string;
  readonly scenarios: readonly Named[];
  /** Those of the file itself, and those of the file and of another. A pool of all would alter every line each time. */
  readonly pools: readonly Pool[];
}

/** What all mixtures of a scenario lead to, one a line. */
export function mixturesTold(named: Named, { pools }: Mixing): readonly string[] {
  const rules = rulesetOf(named.scenario.ruleset);
  if (!rules) return [];
  return pools.flatMap((pool, at) =>
    mixtureTold(rules, structuredClone(named), pool, seedOf(named.name) + at),
  );
}

const fileOf = ({ name }: Named): string => name.split(':')[0] ?? '';

/** The files of a ruleset, each with the next one in an order that new files hardly alter. */
export function mixingsOf(ruleset: string): readonly Mixing[] {
  const all = scenariosIn(new RegExp(`^${ruleset}/`));
  const files = [...new Set(all.map(fileOf))].toSorted((a, b) => seedOf(a) - seedOf(b));
  const scenariosOf = (...names: readonly (string | undefined)[]): readonly Named[] =>
    all.filter((each) => names.includes(fileOf(each)));
  return files.map((file, at) => {
    const [own, both] = [scenariosOf(file), scenariosOf(file, files[(at + 1) % files.length])];
    const pools = [own, both].map((some) => poolOf(some.map(({ scenario }) => scenario)));
    return { file, scenarios: own, pools };
  });
}

/** A line for each file of scenarios, with a code for each scenario. */
export const mixturesEnd = (ruleset: string): readonly TableLine[] =>
  mixingsOf(ruleset)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map((mixing) => ({
      about: mixing.file,
      ruleset,
      make: () =>
        `${mixing.file}  mixed ${mixing.scenarios.map((each) => codeOf(mixturesTold(each, mixing))).join(' ')}`,
    }));
