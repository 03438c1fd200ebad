/** What a ruleset decides in the position in which a scenario ends: answers, judged moves and some random play. */
import '../support/bots.ts';
import { randomBot } from '../../src/bots/players/random-bot.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { hashOf } from '../../src/engine/battle/hash.ts';
import { type Battle, basesOnTable, type Json, type PlacedBase } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import { decide } from '../../src/engine/game/decide.ts';
import { view } from '../../src/engine/game/view.ts';
import { candidatesFor } from '../../src/engine/moves/family.ts';
import { type Judgement, judgedOnce } from '../../src/engine/moves/judge.ts';
import { distance } from '../../src/geometry/point.ts';
import { ask } from '../../src/scenario/ask.ts';
import { seededDice } from '../../src/scenario/dice.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** About how many moves of one base are judged. */
const JUDGED = 8;
/** Commands of random play, and how many of them may be orders to move, which take longest to find. */
const COMMANDS = 10;
const MOVES = 2;
/** Refusals of one question after which random play ends. */
const REFUSALS = 4;

const line = (...parts: readonly unknown[]): string => canonical(parts as Json);

const nearestEnemy = (battle: Battle, base: PlacedBase): PlacedBase | undefined =>
  basesOnTable(battle)
    .filter(({ side }) => side !== base.side)
    .toSorted((a, b) => distance(a.pose, base.pose) - distance(b.pose, base.pose))[0];

/** The answers to all questions about these bases and the nearest enemy of each, one a line. */
export function answersAbout(
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly string[] {
  const types = ['group', 'zoc', 'going', 'contacts', 'shown', 'sees', ...Object.keys(rules.questions)];
  return bases.flatMap((base) => {
    const about = { base: base.id, side: base.side, target: nearestEnemy(battle, base)?.id ?? base.id };
    return [...new Set(types)].map((type) => line(type, base.id, ask(rules, battle, { type, ...about })));
  });
}

/** What is judged, without the ruleset that judged it: how a ruleset is composed decides nothing. */
const withoutRules = (judged: Judgement): unknown => ({
  ...judged,
  trace: judged.trace && { ...judged.trace, rules: null },
});

/** How some moves of the family are judged for one base, one a line. */
function movesIn(rules: Ruleset, battle: Battle, seed: number): readonly string[] {
  const bases = basesOnTable(battle).filter(({ side }) => side === battle.turn.active);
  const base = bases[seed % bases.length];
  if (!base) return [];
  const judge = judgedOnce(rules, battle, base.side, {});
  const candidates = candidatesFor(rules, battle, [base.id]);
  const apart = Math.max(1, Math.floor(candidates.length / JUDGED));
  return candidates
    .filter((_, at) => at % apart === seed % apart)
    .map(({ command }) => line(command.path, withoutRules(judge(command, 'broken'))));
}

/** Random commands with what each leads to, one a line. */
function playIn(rules: Ruleset, start: Battle, seed: number): readonly string[] {
  const [dice, random] = [seededDice(rules, seed), randomFrom(seed)];
  const told: string[] = [];
  let battle = start;
  let refused: AnyCommand[] = [];
  let moves = 0;
  while (told.length < COMMANDS && refused.length < REFUSALS) {
    const awaited = battle.flow.awaits[0];
    if (!awaited || battle.result) break;
    const [by, command] =
      awaited.answer.form === 'faces'
        ? ['dice', { type: 'roll', faces: dice(awaited.answer.dice) ?? [] }]
        : [
            awaited.by,
            randomBot.answer(rules, view(rules, battle, awaited.by), awaited.by, random, refused).command,
          ];
    const decision = decide(rules, battle, command, by);
    told.push(line(by, command, decision.ok ? decision.events : decision.reasons));
    if (decision.ok) battle = decision.battle;
    refused = decision.ok ? [] : [...refused, command];
    if (command.type === 'move' && ++moves === MOVES) break;
  }
  return told;
}

/** What is decided after a scenario: by part, one decision a line. Nothing, if its position cannot be loaded. */
export function decisionsAfter(
  scenario: Scenario,
  seed: number,
): Readonly<Record<string, readonly string[]>> {
  const rules = rulesetOf(scenario.ruleset);
  const battle = rules && runScenario(rules, scenario).battle;
  if (!battle) return {};
  return {
    end: [hashOf(battle), line(battle.flow.awaits)],
    answers: answersAbout(rules, battle, basesOnTable(battle)),
    moves: movesIn(rules, battle, seed),
    play: playIn(rules, battle, seed),
  };
}

/** One scenario in this many is taken: each reaches far more than it was written for. DBMM has most, and the slowest. */
const PART: Readonly<Record<string, number>> = { bnb: 6, dbm: 6, dbmm: 24, hott: 12 };

/** The decisions after a scenario, shortened to a line with a code for each part. */
const lineOf = ({ name, scenario }: Named): string =>
  [
    name,
    ...Object.entries(decisionsAfter(scenario, seedOf(name))).map(
      ([part, texts]) => `${part} ${codeOf(texts)}`,
    ),
  ].join('  ');

/** The decisions after some scenarios of a ruleset, a line for each. */
export const decisionsOf = (ruleset: string): readonly TableLine[] =>
  scenariosIn(new RegExp(`^${ruleset}/`))
    .filter(({ name, scenario }) => !scenario.campaign && seedOf(name) % (PART[ruleset] ?? 1) === 0)
    .map((each) => ({ about: each.name, ruleset, make: () => lineOf(structuredClone(each)) }));
