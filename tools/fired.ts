/**
 * Counts which clauses come into play when battles are played by chance: `tsx tools/fired.ts [BATTLES] [SEED]`.
 * The commands of each battle are decided again under an observer, so that what bots look up does not count.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadArmies } from '../src/armies/load-node.ts';
import { randomBot } from '../src/bots/random-bot.ts';
import { simulate } from '../src/bots/simulate.ts';
import { quickBot } from '../src/bots/tactician.ts';
import { battleOfOrders } from '../src/bots/trial.ts';
import { progressBar } from '../src/cli/progress.ts';
import type { Battle } from '../src/engine/battle.ts';
import { begin, decide } from '../src/engine/decide.ts';
import { withObserver } from '../src/engine/effects.ts';
import type { Play } from '../src/engine/record.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { smallBattle } from '../test/play/small-battles.ts';

const [battles = '200', seed = '1'] = process.argv.slice(2);
const FILE = fileURLToPath(new URL('../content/reports/bnb-fired.json', import.meta.url));
const ROUNDS = 6;
/** One in so many battles is between whole armies, by bots that know what they want. */
const GREAT = 10;

const fired = new Map<string, number>();
const orders = loadArmies().orders;

function count(opening: Battle, play: Play): void {
  const once = new Set<string>();
  withObserver(
    (id) => {
      once.add(id);
    },
    () => {
      let battle = begin(bnb, opening).battle;
      for (const { command, by } of play.record.entries) {
        const decision = decide(bnb, battle, command, by);
        if (!decision.ok) throw new Error(`${command.type} is refused now`);
        battle = decision.battle;
      }
    },
  );
  for (const id of once) fired.set(id, (fired.get(id) ?? 0) + 1);
}

const bar = progressBar(Number(battles));
for (let game = 0; game < Number(battles); game++) {
  const number = Number(seed) + game;
  const great = game % GREAT === 0;
  const red = orders[game % orders.length];
  const blue = orders[(game * 3 + 1) % orders.length];
  const opening = great && red && blue ? battleOfOrders(bnb, red, blue) : smallBattle(number);
  const bot = great ? quickBot : randomBot;
  count(opening, simulate(bnb, opening, { bots: { red: bot, blue: bot }, seed: number, rounds: ROUNDS }));
  bar.step(game + 1);
}
bar.end();
mkdirSync(new URL('.', `file://${FILE}`), { recursive: true });
const sorted = Object.fromEntries([...fired].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  FILE,
  `${JSON.stringify({ battles: Number(battles), seed: Number(seed), fired: sorted }, null, 2)}\n`,
);
console.log(`${fired.size} clauses came into play in ${battles} battles`);
