/** Explains the orders of a bot at an entry of a record: `tsx tools/explain-bot.ts RECORD [ENTRY] [LEVEL] [ORDERS]`. */
import { readFileSync } from 'node:fs';
import { contextOf, situationOf } from '../src/bots/context.ts';
import type { Term } from '../src/bots/evaluate/evaluate.ts';
import { explain } from '../src/bots/explain.ts';
import { LEVELS } from '../src/bots/levels.ts';
import { isAskedForMoves } from '../src/bots/questions.ts';
import { loadEveryBots } from '../src/bots/rulesets.ts';
import { replay } from '../src/engine/battle/record.ts';
import { view } from '../src/engine/game/view.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readRecord } from '../src/scenario/record-file.ts';

const [file = '', entry, name = 'playing', most = '5'] = process.argv.slice(2);
const level = name === 'light' ? LEVELS.light : LEVELS.playing;

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

const read = readRecord(readFileSync(file, 'utf8'));
if (!read.ok) fail(`${file} is no record: ${JSON.stringify(read)}`);
const rules =
  rulesetOf(read.record.header.ruleset) ?? fail(`there is no ruleset ${read.record.header.ruleset}`);
const { battles } = replay(read.record);
const battle =
  battles[Number(entry ?? battles.length - 1)] ?? fail(`the last entry is ${battles.length - 1}`);
const side = battle.flow.awaits[0]?.by ?? '';
if (!isAskedForMoves(battle, side)) fail('at this entry the battle asks no side for an order');

const told = (terms: readonly Term[]): string =>
  terms.map(({ term, value }) => `${term} ${value.toFixed(2)}`).join(', ');

await loadEveryBots();
const seen = view(rules, battle, side);
const { now, orders } = explain(contextOf(situationOf(rules, seen, side), level, []), Number(most));
console.log(`${side} now: ${told(now)}`);
for (const { command, why, gain, cost, terms } of orders)
  console.log(`${gain.toFixed(2)} for ${cost} (${why}) ${JSON.stringify(command)}\n    ${told(terms)}`);
