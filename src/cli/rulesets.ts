import { help as bnbHelp } from './bnb/help.ts';
import { help as dbmHelp } from './dbm/help.ts';
import { help as dbmmHelp } from './dbmm/help.ts';
import { help as hottHelp } from './hott/help.ts';
import type { Exemplified, RulesetCli, RulesetHelp } from './types.ts';

interface Row {
  readonly help: RulesetHelp;
  /** The other parts, loaded only when a command needs them. */
  readonly load: () => Promise<RulesetCli>;
}

const RULESETS: ReadonlyMap<string, Row> = new Map([
  ['bnb', { help: bnbHelp, load: async () => (await import('./bnb/index.ts')).bnb }],
  ['hott', { help: hottHelp, load: async () => (await import('./hott/index.ts')).hott }],
  ['dbmm', { help: dbmmHelp, load: async () => (await import('./dbmm/index.ts')).dbmm }],
  ['dbm', { help: dbmHelp, load: async () => (await import('./dbm/index.ts')).dbm }],
]);

/** The commands of a ruleset; null if the command line does not know the ruleset. */
export const loadCli = async (id: string): Promise<RulesetCli | null> =>
  (await RULESETS.get(id)?.load()) ?? null;

/** The commands of all rulesets. */
export const loadEveryCli = (): Promise<readonly RulesetCli[]> =>
  Promise.all([...RULESETS.values()].map(({ load }) => load()));

/** The part of each ruleset in the help of commands. */
export const RULESET_HELP: readonly RulesetHelp[] = [...RULESETS.values()].map(({ help }) => help);

/** The examples of a command, one a line. */
export const examplesOf = (command: Exemplified): string =>
  RULESET_HELP.flatMap(({ examples }) => examples[command] ?? [])
    .map((example) => `  ${example}`)
    .join('\n');
