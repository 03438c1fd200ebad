import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { GamePlayed, GameWanted } from '../../bots/simulate/game.ts';
import { hashOf } from '../../engine/battle/hash.ts';
import { writeRecord } from '../../scenario/write-record.ts';
import { BadInput, type CliCommand, print, printError } from '../command.ts';
import { botNamed, MOST_JOBS, optionsFrom, rulesNamed, wholeNumber } from '../given.ts';
import { shareOf, shareText } from '../interval.ts';
import { openingOf } from '../meeting.ts';
import { progressBar } from '../progress.ts';
import { examplesOf } from '../rulesets.ts';
import { playGames } from './games.ts';
import { STOPPED, untilStopped } from './stopping.ts';

const help = `acies simulate RULESET --red ARMY --blue ARMY [--games N] [--jobs N] [--seed S] [--rounds MAX]
                [--out FILE] [--bot NAME] [--red-bot NAME] [--blue-bot NAME] [--option NAME=VALUE ...] [--json]

Plays whole battles, bot against bot, with setup by the rules. The same seed gives the same battle everywhere;
game n has the seed S + n - 1.

  --red, --blue   an army: kish, kish/deep-phalanx, long-barrow, or a file
  --games         how many battles (1); Ctrl+C stops and prints the results so far
  --jobs          how many battles at the same time (one for each core); the results do not depend on it
  --seed          a whole number (1)
  --rounds        the battle is stopped after this many rounds (60)
  --out           the file for the record; with several games, the number of the game stands before its ending
  --bot           quick (the default), light, playing, random or straight; --red-bot and --blue-bot set it
                  for one side
  --option        an option that the players agreed on; see acies options
  --json          print JSON: for one game winner, rounds, events and hash; for several a list and a summary

${examplesOf('simulate')}`;

interface Game {
  readonly seed: number;
  /** A side, or `draw`. */
  readonly winner: string;
  readonly how: string;
  readonly rounds: number;
  readonly events: number;
  readonly hash: string;
}

const gameOf = (seed: number, { record, end }: GamePlayed): Game => ({
  seed,
  winner: end.result?.winner ?? 'draw',
  how: end.result?.how ?? '',
  rounds: end.turn.round,
  events: record.entries.reduce((sum, entry) => sum + entry.events.length, 0),
  hash: hashOf(end),
});

/** The file for one of several games: the number of the game stands before the ending. */
function outPath(path: string, game: number, games: number): string {
  if (games === 1) return path;
  const number = String(game + 1).padStart(String(games).length, '0');
  return /\.[^./]+$/.test(path) ? path.replace(/(\.[^./]+)$/, `-${number}$1`) : `${path}-${number}`;
}

function write(path: string, { record }: GamePlayed): void {
  try {
    writeFileSync(path, writeRecord(record));
  } catch (error) {
    throw new BadInput(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function summaryOf(games: readonly Game[]) {
  const count = (winner: string): number => games.filter((game) => game.winner === winner).length;
  const rounds = games.reduce((sum, game) => sum + game.rounds, 0) / games.length;
  const share = (winner: string) => ({ games: count(winner), ...shareOf(count(winner), games.length) });
  return { games: games.length, rounds, red: share('red'), blue: share('blue'), draw: share('draw') };
}

const winnerText = (winner: string): string => (winner === 'draw' ? 'a draw' : `${winner} won`);

function tellOne(game: Game): void {
  print(`${winnerText(game.winner)} (${game.how}) in round ${game.rounds}, seed ${game.seed}`);
  print(`events: ${game.events}`);
  print(`hash: ${game.hash}`);
}

function tellMany(games: readonly Game[]): void {
  const summary = summaryOf(games);
  for (const [name, each] of [
    ['red', summary.red],
    ['blue', summary.blue],
    ['draws', summary.draw],
  ] as const)
    print(`${name.padEnd(6)} ${String(each.games).padStart(5)}  ${shareText(each)}`);
  print(`battles ${games.length}, rounds ${summary.rounds.toFixed(1)} on average`);
}

const jsonOf = (games: readonly Game[], wanted: number): string =>
  JSON.stringify(wanted === 1 ? games[0] : { games, summary: summaryOf(games) }, null, 2);

const text = { type: 'string' } as const;

const OPTIONS = {
  red: text,
  blue: text,
  games: text,
  jobs: text,
  seed: text,
  rounds: text,
  out: text,
  bot: text,
  'red-bot': text,
  'blue-bot': text,
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Plays all games, or stops at Ctrl+C. */
const playAll = (
  wanted: readonly GameWanted[],
  jobs: number,
  heard: (game: GamePlayed, at: number) => void,
): Promise<{ readonly done: readonly Game[]; readonly stopped: boolean }> =>
  untilStopped(async (signal) => {
    const bar = progressBar(wanted.length);
    const played: Game[] = [];
    try {
      for await (const game of playGames(wanted, { jobs, signal })) {
        heard(game, played.length);
        played.push(gameOf(wanted[played.length]?.seed ?? 0, game));
        bar.step(played.length);
      }
    } finally {
      bar.end();
    }
    return played;
  });

/** `simulate`: plays battles of bots against bots. */
export const simulateCommand: CliCommand = {
  name: 'simulate',
  summary: 'play battles, bot against bot',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    const [name, ...more] = positionals;
    if (more.length > 0) throw new BadInput(`“${more.join(' ')}” is not understood\n\n${help}`);
    if (name === undefined) throw new BadInput(help);
    const rules = await rulesNamed(name);
    const games = wholeNumber('games', values.games, 1, 1, 100_000);
    const jobs = wholeNumber('jobs', values.jobs, availableParallelism(), 1, MOST_JOBS);
    const firstSeed = wholeNumber('seed', values.seed, 1, 0, 2_000_000_000);
    const rounds = wholeNumber('rounds', values.rounds, 60, 1, 1000);
    const bots = {
      red: botNamed(values['red-bot'] ?? values.bot ?? 'quick'),
      blue: botNamed(values['blue-bot'] ?? values.bot ?? 'quick'),
    };
    const opening = await openingOf(rules, values.red, values.blue, optionsFrom(values.option ?? []));
    const wanted = Array.from({ length: games }, (_, at) => ({
      opening,
      bots,
      seed: firstSeed + at,
      rounds,
    }));
    const { done: played, stopped } = await playAll(wanted, jobs, (game, at) => {
      if (values.out !== undefined) write(outPath(values.out, at, games), game);
    });
    if (stopped) printError(`stopped: ${played.length} of ${games} battles were played`);
    if (played.length === 0) return STOPPED;
    const [only] = played;
    if (values.json) print(jsonOf(played, games));
    else if (games === 1 && only) tellOne(only);
    else tellMany(played);
    return stopped ? STOPPED : 0;
  },
};
