/**
 * Plays one bot against another and counts the wins: `tsx tools/bot-trial.ts RULESET BOT AGAINST [GAMES] [SEED]
 * [ROUNDS] [SIZE]`.
 */
import { availableParallelism } from 'node:os';
import type { HottArmy } from '../src/armies/hott/army-data.ts';
import { armyFiles } from '../src/armies/load-node.ts';
import { BOTS } from '../src/bots/bots.ts';
import { openerFor } from '../src/bots/opening/openings.ts';
import type { GamePlayed } from '../src/bots/simulate/game.ts';
import { matchesOf, outcomeOf, resultOf } from '../src/bots/simulate/trial.ts';
import { shareOf, shareText } from '../src/cli/interval.ts';
import { progressBar } from '../src/cli/progress.ts';
import { playGames } from '../src/cli/simulate/games.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';

const [id = 'bnb', name = 'quick', other = 'random', games = '20', seed = '1', rounds = '60', size] =
  process.argv.slice(2);
const rules = rulesetOf(id);
const opener = openerFor(id);
if (!rules || !opener || !BOTS[name] || !BOTS[other]) {
  console.error(`name a ruleset and two bots; the bots are ${Object.keys(BOTS).join(', ')}`);
  process.exit(2);
}

/** The points of an army of any ruleset. */
const pointsOf = (army: unknown): number =>
  (army as Partial<HottArmy>).points ??
  (army as { readonly order?: { readonly budget: number } }).order?.budget ??
  0;

const USUAL: Readonly<Record<string, number>> = { bnb: 200, hott: 24 };
const wanted = Number(size ?? USUAL[id] ?? 0);
const armies = opener
  .gather(armyFiles(process.env.ARMIES))
  .contenders.map(({ army }) => army)
  .filter((army) => (id === 'bnb' ? pointsOf(army) >= wanted : pointsOf(army) === wanted));

const matches = matchesOf(rules, armies, name, other, {
  games: Number(games),
  rounds: Number(rounds),
  firstSeed: Number(seed),
});
const bar = progressBar(matches.length);
const begun = process.cpuUsage();
const played: Pick<GamePlayed, 'end'>[] = [];
const asked = matches.map(({ game }) => game);
for await (const { end, record } of playGames(asked, { jobs: availableParallelism() })) {
  const match = matches[played.length];
  if (match && process.env.VERBOSE)
    console.log(
      played.length,
      outcomeOf(match, { end }),
      end.result?.how,
      end.turn.round,
      record.entries.length,
    );
  played.push({ end });
  bar.step(played.length);
}
bar.end();
const result = resultOf(matches, played);
const used = process.cpuUsage(begun);
console.log(`${name} against ${other}: ${result.won} won, ${result.drawn} drawn, ${result.lost} lost`);
console.log(`wins ${shareText(shareOf(result.won, result.games))}`);
console.log(`mean lead ${result.lead.toFixed(2)} points`);
console.log(
  `processor time a battle: ${((used.user + used.system) / 1_000_000 / result.games).toFixed(2)} s`,
);
