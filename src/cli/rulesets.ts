import { help as bnbHelp } from './bnb/help.ts';
import { help as dbmHelp } from './dbm/help.ts';
import { help as hottHelp } from './hott/help.ts';
import type { Exemplified, RulesetCli, RulesetHelp } from './types.ts';

interface Row {
  readonly help: RulesetHelp;
  /** All the rest, loaded when a command needs it. */
  readonly load: () => Promise<RulesetCli>;
}

const RULESETS: ReadonlyMap<string, Row> = new Map([
  ['bnb', { help: bnbHelp, load: async () => (await import('./bnb/index.ts')).bnb }],
  ['hott', { help: hottHelp, load: async () => (await import('./hott/index.ts')).hott }],
  ['dbm', { help: dbmHelp, load: async () => (await import('./dbm/index.ts')).dbm }],
]);

/** What the command line knows of a ruleset; null where it knows nothing. */
export const loadCli = async (id: string): Promise<RulesetCli | null> =>
  (await RULESETS.get(id)?.load()) ?? null;

/** What it knows of all of them. */
export const loadEveryCli = (): Promise<readonly RulesetCli[]> =>
  Promise.all([...RULESETS.values()].map(({ load }) => load()));

/** What the help of commands says of each ruleset. */
export const RULESET_HELP: readonly RulesetHelp[] = [...RULESETS.values()].map(({ help }) => help);

/** The examples of a command, a line each. */
export const examplesOf = (command: Exemplified): string =>
  RULESET_HELP.flatMap(({ examples }) => examples[command] ?? [])
    .map((example) => `  ${example}`)
    .join('\n');
