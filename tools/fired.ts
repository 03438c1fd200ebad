/**
 * Counts which clauses come into play in random battles: `tsx tools/fired.ts RULESET [BATTLES] [SEED]`. The commands of
 * each battle are decided a second time under an observer, so that the questions of bots do not count.
 */
import { armyFiles } from '../src/armies/load-node.ts';
import { openerFor } from '../src/bots/opening/openings.ts';
import { randomBot } from '../src/bots/players/random-bot.ts';
import { lightBot } from '../src/bots/players/tactician.ts';
import { loadEveryBots } from '../src/bots/rulesets.ts';
import { simulate } from '../src/bots/simulate/simulate.ts';
import { progressBar } from '../src/cli/progress.ts';
import type { Play } from '../src/engine/battle/record.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { withObserver } from '../src/engine/effects.ts';
import { begin, decide } from '../src/engine/game/decide.ts';
import { ARENAS, type Arena } from '../test/play/arenas.ts';
import { writeReport } from './report.ts';

const [ruleset = '', battles = '200', seed = '1'] = process.argv.slice(2);
const ROUNDS = 12;
/** One battle in this many is between whole armies, played by bots that choose well. */
const GREAT = 10;

const fired = new Map<string, number>();
const arenas: readonly Arena[] = Object.values(ARENAS).filter(({ rules }) => rules.id === ruleset);
const opener = openerFor(ruleset);
const [{ rules } = { rules: null }] = arenas;
if (!rules || !opener) throw new Error(`there are no random battles for the ruleset “${ruleset}”`);
const { contenders } = opener.gather(armyFiles());

/** A battle between two whole armies; null if these armies cannot meet. */
function greatBattle(game: number): Battle | null {
  const red = contenders[game % contenders.length];
  const blue = contenders[(game * 3 + 1) % contenders.length];
  const checked = red && blue && rules && opener?.open(rules, red.army, blue.army);
  return checked?.ok ? checked.battle : null;
}

function count(rules: Ruleset, opening: Battle, play: Play): void {
  const once = new Set<string>();
  withObserver(
    (id) => {
      once.add(id);
    },
    () => {
      let battle = begin(rules, opening).battle;
      for (const { command, by } of play.record.entries) {
        const decision = decide(rules, battle, command, by);
        if (!decision.ok) throw new Error(`${command.type} is now refused`);
        battle = decision.battle;
      }
    },
  );
  for (const id of once) fired.set(id, (fired.get(id) ?? 0) + 1);
}

await loadEveryBots();
const bar = progressBar(Number(battles));
for (let game = 0; game < Number(battles); game++) {
  const number = Number(seed) + game;
  const great = game % GREAT === 0 ? greatBattle(game) : null;
  const opening = great ?? arenas[game % arenas.length]?.battleOf(number);
  if (!opening) continue;
  const bot = great ? lightBot : randomBot;
  const played = simulate(rules, opening, { bots: { red: bot, blue: bot }, seed: number, rounds: ROUNDS });
  count(rules, opening, played);
  bar.step(game + 1);
}
bar.end();
const sorted = Object.fromEntries([...fired].sort(([a], [b]) => (a < b ? -1 : 1)));
writeReport(`${ruleset}-fired`, { battles: Number(battles), seed: Number(seed), fired: sorted });
console.log(`${fired.size} clauses came into play in ${battles} battles`);
