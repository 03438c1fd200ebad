/** Measures bots: `tsx tools/bot-trial.ts RULESET BOT AGAINST [GAMES] [SEED] [ROUNDS] [SIZE]`. */
import type { HottArmy } from '../src/armies/hott/army-data.ts';
import { armyFiles } from '../src/armies/load-node.ts';
import { BOTS } from '../src/bots/bots.ts';
import { openerFor } from '../src/bots/openings.ts';
import { trial } from '../src/bots/simulate/trial.ts';
import { shareOf, shareText } from '../src/cli/interval.ts';
import { progressBar } from '../src/cli/progress.ts';
import { battleNow } from '../src/engine/record.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';

const [id = 'bnb', name = 'quick', other = 'random', games = '20', seed = '1', rounds = '60', size] =
  process.argv.slice(2);
const rules = rulesetOf(id);
const opener = openerFor(id);
const bot = BOTS[name];
const against = BOTS[other];
if (!rules || !opener || !bot || !against) {
  console.error(`bots are ${Object.keys(BOTS).join(', ')}`);
  process.exit(2);
}

/** Points of an army, whatever its ruleset calls them. */
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

const bar = progressBar(Number(games));
const begun = process.cpuUsage();
const result = trial(rules, armies, bot, against, {
  games: Number(games),
  rounds: Number(rounds),
  firstSeed: Number(seed),
  watch: (game, play) => {
    bar.step(game + 1);
    if (!process.env.VERBOSE) return;
    const { result: end, turn } = battleNow(play);
    const mine = game % 2 === 0 ? 'red' : 'blue';
    const won = end?.winner === null ? 'drawn' : end?.winner === mine ? 'won' : 'lost';
    console.log(game, won, end?.how, turn.round, play.record.entries.length);
  },
});
bar.end();
const used = process.cpuUsage(begun);
console.log(`${name} against ${other}: ${result.won} won, ${result.drawn} drawn, ${result.lost} lost`);
console.log(`wins ${shareText(shareOf(result.won, result.games))}`);
console.log(`mean lead ${result.lead.toFixed(2)} points`);
console.log(
  `processor time a battle: ${((used.user + used.system) / 1_000_000 / result.games).toFixed(2)} s`,
);
