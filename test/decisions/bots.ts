/** What the bots order where a scenario ends, and what they think of the orders that they compare. */
import { BOTS } from '../../src/bots/bots.ts';
import { contextOf, situationOf } from '../../src/bots/context.ts';
import { explain } from '../../src/bots/explain.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { isAskedForMoves } from '../../src/bots/questions.ts';
import { randomFrom } from '../../src/bots/random.ts';
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
const ASKED = ['beginner', 'quick', 'light', 'playing'] as const;
/** How many orders are explained. */
const EXPLAINED = 4;

const text = (value: unknown): string => canonical(value as Json);

/** The worth of the position and of the best orders, term by term, where the side is asked for an order. */
const thoughtsOf = (rules: Ruleset, seen: Battle, side: SideId): readonly string[] =>
  isAskedForMoves(seen, side)
    ? [text(explain(contextOf(situationOf(rules, seen, side), LEVELS.light, []), EXPLAINED))]
    : [];

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
