/** The odds of fights that are drawn: two troops in circumstances that the options of `acies odds` describe. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import { oddsCommand } from '../../src/cli/odds.ts';
import type { OddsBook } from '../../src/cli/odds-book.ts';
import { loadCli } from '../../src/cli/rulesets.ts';
import { RULESET_IDS } from '../../src/scenario/rulesets.ts';
import { scenariosIn } from '../../tools/dropping.ts';
import { seedOf } from './codes.ts';
import { printedBy } from './printing.ts';
import { type TableLine, toldLine } from './table.ts';

/** Lines of a ruleset, and the fights of each. */
const LINES = 12;
const FIGHTS = 50;
/** Most options of one fight. */
const OPTIONS = 5;

const NUMBERS = ['0,1', '1,0', '1,1', '2,0', '0,2', '1', '2', '3'];

const troopsOf = (ruleset: string): readonly string[] => [
  ...new Set(
    scenariosIn(new RegExp(`^${ruleset}/`)).flatMap(({ scenario }) =>
      (scenario.bases ?? []).map(({ troop }) => troop),
    ),
  ),
];

/** A troop that is drawn; another one in the list hardly alters which. */
function troopFrom(random: Random, troops: readonly string[]): string {
  const draw = random(65_521);
  return troops.reduce((best, each) => (seedOf(each + draw) < seedOf(best + draw) ? each : best));
}

/** The words that the help gives for each option: `--going GGo|RGo|DGo`. */
const wordsIn = (help: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...help.matchAll(/--([a-z-]+) (\w+(?:\|\w+)+)/g)].map(([, name, words]) => [
      name,
      String(words).split('|'),
    ]),
  );

/** An option, and its value where it has one. */
function optionFrom(random: Random, { options, help }: OddsBook, troops: readonly string[]): string[] {
  const name = oneOf(
    random,
    Object.keys(options).filter((each) => each !== 'table'),
  );
  if (options[name]?.type === 'boolean') return [`--${name}`];
  const words = wordsIn(help)[name.replace(/^enemy-/, '')];
  if (!words && options[name]?.multiple) return [`--${name}`, troopFrom(random, troops)];
  return [`--${name}`, oneOf(random, words ?? NUMBERS)];
}

/** The arguments of one fight. */
function fightFrom(random: Random, ruleset: string, book: OddsBook, troops: readonly string[]): string[] {
  const options = Array.from({ length: random(OPTIONS + 1) }, () => optionFrom(random, book, troops));
  return [ruleset, troopFrom(random, troops), troopFrom(random, troops), '--json', ...options.flat()];
}

/** The fights of a line, with what is printed of each. */
async function fightsTold(ruleset: string, seed: number): Promise<readonly string[]> {
  const book = (await loadCli(ruleset))?.odds;
  if (!book) return [];
  const [random, troops] = [randomFrom(seed), troopsOf(ruleset)];
  const told: string[] = [];
  for (let at = 0; at < FIGHTS; at += 1) {
    const fight = fightFrom(random, ruleset, book, troops);
    told.push([...fight, ...(await printedBy(() => oddsCommand(fight)))].join(' '));
  }
  return told;
}

/** A line with a code for some fights of a ruleset each. */
export const fightsDrawn = (): readonly TableLine[] =>
  RULESET_IDS.flatMap((ruleset) =>
    Array.from({ length: LINES }, (_, at) =>
      toldLine(`${ruleset} fights ${at + 1}`, ruleset, 'odds', () => fightsTold(ruleset, at + 1)),
    ),
  );
