import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { IN_ROUND, type LadderGame, type LadderOptions, ladderOf } from '../../bots/simulate/ladder.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { BadInput, type CliCommand, print, printError } from '../command.ts';
import { botsNamed, MOST_JOBS, rulesNamed, wholeNumber } from '../given.ts';
import { armiesOf } from '../meeting.ts';
import { progressBar } from '../progress.ts';
import { examplesOf } from '../rulesets.ts';
import { playGames } from '../simulate/games.ts';
import { STOPPED, untilStopped } from '../simulate/stopping.ts';
import { keepReport } from './report.ts';
import { type Kept, keptOf, resultsOf, verdictNow } from './results.ts';
import { tellResults } from './telling.ts';

const help = `acies ladder RULESET BOT BOT ... [--games N] [--jobs N] [--seed S] [--rounds MAX] [--army NAME ...]
             [--until ELO] [--out FILE] [--json]

Measures bots against each other. Every two of them fight each pair of armies with the same dice four times, with bots
and armies on both sides. Prints ratings by Elo, the wins of each pair and the habits of each bot.

  --games    battles of every two bots (40), a multiple of ${IN_ROUND}; Ctrl+C stops and prints the results so far
  --jobs     how many battles at the same time (one for each core); the results do not depend on it
  --seed     a whole number (1)
  --rounds   a battle is stopped after this many rounds (60)
  --army     an army that takes part; without it, all armies of the ruleset
  --until    with two bots: stops as soon as it is shown, or refuted, that the first is this much stronger
  --out      the file for the results as a report, such as content/reports/RULESET-ladder.json; it is written after
             each round of battles, so that nothing is lost
  --json     print JSON

${examplesOf('ladder')}`;

const text = { type: 'string' } as const;

const OPTIONS = {
  games: text,
  jobs: text,
  seed: text,
  rounds: text,
  army: { type: 'string', multiple: true },
  until: text,
  out: text,
  json: { type: 'boolean' },
} as const;

/** The battles of a ladder. Throws BadInput where two of the armies cannot meet. */
function gamesOf(
  rules: Ruleset,
  armies: readonly unknown[],
  bots: readonly string[],
  options: Parameters<typeof ladderOf>[3],
) {
  try {
    return ladderOf(rules, armies, bots, options);
  } catch (error) {
    throw new BadInput(`two of the armies cannot meet; name others by --army: ${(error as Error).message}`);
  }
}

/** What was asked for on the command line, checked. */
function asked(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [ruleset, ...names] = positionals;
  if (ruleset === undefined) throw new BadInput(help);
  const bots = botsNamed(names, 2, help);
  const games = wholeNumber('games', values.games, 40, IN_ROUND, 100_000);
  if (games % IN_ROUND > 0) throw new BadInput(`--games must be a multiple of ${IN_ROUND}, not “${games}”`);
  const until = values.until === undefined ? null : wholeNumber('until', values.until, 0, 1, 1000);
  if (until !== null && bots.length > 2) throw new BadInput('--until compares two bots only');
  const options: LadderOptions = {
    rounds: games / IN_ROUND,
    length: wholeNumber('rounds', values.rounds, 60, 1, 1000),
    firstSeed: wholeNumber('seed', values.seed, 1, 0, 2_000_000_000),
  };
  const jobs = wholeNumber('jobs', values.jobs, availableParallelism(), 1, MOST_JOBS);
  const inRound = (IN_ROUND * bots.length * (bots.length - 1)) / 2;
  return { ...values, ruleset, bots, until, options, jobs, inRound };
}

type Asked = ReturnType<typeof asked>;

/** Keeps the results of these battles where that was asked for. Throws BadInput where it cannot. */
function keep(rules: Ruleset, { bots, until, out }: Asked, kept: readonly Kept[]): void {
  if (out !== undefined && kept.length > 0) keepReport(out, resultsOf(rules, bots, kept, until));
}

/** Plays the battles in their order until all are played, the difference is clear, or the signal comes. */
async function playLadder(
  rules: Ruleset,
  games: readonly LadderGame[],
  wanted: Asked,
  signal: AbortSignal,
): Promise<readonly Kept[]> {
  const { jobs, until, inRound } = wanted;
  const bar = progressBar(games.length);
  const kept: Kept[] = [];
  const opened = games.map(({ game }) => game);
  try {
    for await (const played of playGames(opened, { jobs, signal })) {
      const game = games[kept.length];
      if (game) kept.push(keptOf(rules, game, played));
      bar.step(kept.length);
      if (kept.length % inRound === 0) keep(rules, wanted, kept);
      if (until !== null && kept.length % IN_ROUND === 0 && verdictNow(kept, until) !== null) break;
    }
  } finally {
    bar.end();
  }
  return kept;
}

/** `ladder`: measures bots by battles of every two of them. */
export const ladderCommand: CliCommand = {
  name: 'ladder',
  summary: 'measure bots against each other',
  help,
  async run(args) {
    const wanted = asked(args);
    const rules = await rulesNamed(wanted.ruleset);
    const games = gamesOf(rules, await armiesOf(rules, wanted.army ?? []), wanted.bots, wanted.options);
    const { done, stopped } = await untilStopped((signal) => playLadder(rules, games, wanted, signal));
    if (stopped) printError(`stopped: ${done.length} of ${games.length} battles were played`);
    if (done.length === 0) return STOPPED;
    const results = resultsOf(rules, wanted.bots, done, wanted.until);
    keep(rules, wanted, done);
    if (wanted.json) print(JSON.stringify(results, null, 2));
    else tellResults(results);
    return stopped ? STOPPED : 0;
  },
};
