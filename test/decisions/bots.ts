/** What the bots order where a scenario ends, and what they think of the orders that they compare. */
import { BOTS } from '../../src/bots/bots.ts';
import { contextOf, situationOf } from '../../src/bots/context.ts';
import { orderContext, ordersOf } from '../../src/bots/decide.ts';
import { termsOf } from '../../src/bots/evaluate/evaluate.ts';
import { ideasFor } from '../../src/bots/ideas/ideas.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { isAskedForMoves } from '../../src/bots/questions.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { faced } from '../../src/bots/ways/after.ts';
import type { Battle, SideId } from '../../src/engine/battle.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { view } from '../../src/engine/game/view.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** One scenario in this many is taken. */
const PART = 30;
const ASKED = ['beginner', 'quick', 'light'] as const;

const text = (value: unknown): string => canonical(value as Json);

/**
 * Where the side is asked for an order: the worth of the position, term by term, and the ideas and orders of the bot
 * that compares the most, in the order in which it tries them.
 */
function thoughtsOf(rules: Ruleset, seen: Battle, side: SideId): readonly string[] {
  if (!isAskedForMoves(seen, side)) return [];
  const context = orderContext(contextOf(situationOf(rules, seen, side), LEVELS.playing, []));
  const ideas = ideasFor(context).map(({ bases, ...idea }) => ({
    ...idea,
    bases: bases.map(({ id }) => id),
  }));
  const compared = ordersOf(context).map(({ idea, command, gain, cost }) => [idea.why, command, gain, cost]);
  return [termsOf(faced(context)), ideas, compared].map(text);
}

function answersAfter({ name, scenario }: Named): readonly string[] {
  const rules = rulesetOf(scenario.ruleset);
  const battle = rules && runScenario(rules, scenario).battle;
  const awaited = battle && !battle.result ? battle.flow.awaits[0] : undefined;
  if (!rules || !battle || !awaited || awaited.answer.form === 'faces') return [];
  const seen = view(rules, battle, awaited.by);
  const answers = ASKED.map((bot) =>
    text(BOTS[bot]?.answer(rules, seen, awaited.by, randomFrom(seedOf(name)), [])),
  );
  return [...answers, ...thoughtsOf(rules, seen, awaited.by)];
}

const lineOf = (named: Named): string =>
  [named.name, ...answersAfter(named).map((each) => codeOf([each]))].join('  ');

/** A line for each position, with a code for each bot and for their thoughts. */
export const botsAnswer = (): readonly TableLine[] =>
  scenariosIn()
    .filter(({ name, scenario }) => !scenario.campaign && seedOf(name) % PART === 0)
    .map((each) => ({
      about: each.name,
      ruleset: each.scenario.ruleset,
      make: () => lineOf(structuredClone(each)),
    }));
