/** Measures bots: `tsx tools/bot-trial.ts BOT AGAINST [GAMES] [SEED] [ROUNDS]`. */
import { loadArmies } from '../src/armies/load-node.ts';
import { BOTS } from '../src/bots/bots.ts';
import { trial } from '../src/bots/trial.ts';
import { shareOf, shareText } from '../src/cli/interval.ts';
import { progressBar } from '../src/cli/progress.ts';
import { battleNow } from '../src/engine/record.ts';
import { bnb } from '../src/rules/bnb/index.ts';

const [name = 'quick', other = 'random', games = '20', seed = '1', rounds = '40'] = process.argv.slice(2);
const bot = BOTS[name];
const against = BOTS[other];
if (!bot || !against) {
  console.error(`bots are ${Object.keys(BOTS).join(', ')}`);
  process.exit(2);
}
const orders = loadArmies(process.env.ARMIES).orders.filter((order) => order.order.budget >= 200);
const bar = progressBar(Number(games));
const begun = process.cpuUsage();
const result = trial(bnb, orders, bot, against, {
  games: Number(games),
  rounds: Number(rounds),
  firstSeed: Number(seed),
  watch: (game, play) => {
    bar.step(game + 1);
    if (!process.env.VERBOSE) return;
    const end = battleNow(play);
    console.log(
      game,
      end.result?.winner ?? 'draw',
      end.result?.how,
      end.turn.round,
      play.record.entries.length,
    );
  },
});
bar.end();
const used = process.cpuUsage(begun);
console.log(`${name} against ${other}: ${result.won} won, ${result.drawn} drawn, ${result.lost} lost`);
console.log(`wins ${shareText(shareOf(result.won, result.games))}`);
console.log(
  `processor time a battle: ${((used.user + used.system) / 1_000_000 / result.games).toFixed(2)} s`,
);
