/** Explains the orders of a bot at an entry of a record: `tsx tools/explain-bot.ts RECORD [ENTRY] [LEVEL] [ORDERS]`. */
import { readFileSync } from 'node:fs';
import { contextOf, situationOf } from '../src/bots/context.ts';
import type { Term } from '../src/bots/evaluate/evaluate.ts';
import { explain } from '../src/bots/explain.ts';
import { LEVELS } from '../src/bots/levels.ts';
import { intentOf } from '../src/bots/plan/intent.ts';
import { memoOf } from '../src/bots/plan/memo.ts';
import { planned, postsBy } from '../src/bots/plan/planning.ts';
import { isAskedForMoves } from '../src/bots/questions.ts';
import { loadEveryBots } from '../src/bots/rulesets.ts';
import { replay } from '../src/engine/battle/record.ts';
import { view } from '../src/engine/game/view.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { loadWords } from '../src/words/catalogues.ts';
import { say } from '../src/words/say.ts';

const [file = '', entry, name = 'playing', most = '5'] = process.argv.slice(2);
function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

const level = Object.hasOwn(LEVELS, name)
  ? LEVELS[name as keyof typeof LEVELS]
  : fail(`there is no level ${name}; these exist: ${Object.keys(LEVELS).join(', ')}`);

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

await Promise.all([loadEveryBots(), loadWords('en', ['guide'])]);
const seen = view(rules, battle, side);
const situation = situationOf(rules, seen, side);

/** Prints the plan of the bound with its values, and gives the posts that it leads to. */
function toldPlan() {
  const { bodies, plan, design, worth, left, starts, answered, from, judged } = planned(situation, null);
  console.log(`design: wins on the ${design.win}, holds on the ${design.hold}`);
  console.log(
    `plan: ${worth.toFixed(2)}, ${left.toFixed(2)} after the answer, from “${from}”, ${judged} plans judged`,
  );
  for (const tried of answered)
    console.log(
      `    answered: ${tried.worth.toFixed(2)} leaves ${tried.left.toFixed(2)}, from “${tried.from}”`,
    );
  for (const [start, value] of Object.entries(starts)) console.log(`    “${start}” ${value.toFixed(2)}`);
  for (const [at, { id, kind, wing, bases }] of bodies.own.entries())
    console.log(`    ${kind} ${id} (${bases.length}, ${wing}): ${plan[at]?.task} ${plan[at]?.goal}`);
  for (const { key, figures } of intentOf(bodies, plan)) console.log(`    ${say(key, { ...figures })}`);
  return postsBy(situation, memoOf(seen.turn.bound, bodies.own, plan, design));
}

const posts = name === 'master' ? toldPlan() : undefined;
const planning = posts ? { ...situation, posts } : situation;
const { now, orders } = explain(contextOf(planning, level, []), Number(most));
console.log(`${side} now: ${told(now)}`);
for (const { command, why, gain, cost, terms } of orders)
  console.log(`${gain.toFixed(2)} for ${cost} (${why}) ${JSON.stringify(command)}\n    ${told(terms)}`);
