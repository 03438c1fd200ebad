/** What becomes of orders of every form with one part left out, doubled or distorted. */
import { type Battle, basesOnTable } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { decide } from '../../src/engine/game/decide.ts';
import type { Game } from '../../src/engine/game/game.ts';
import type { GameRules } from '../../src/engine/game/rules.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import { distorted, partNamed } from './distorted.ts';
import type { TableLine } from './table.ts';

/** An order of a scenario, and the number of its step. */
interface Example {
  readonly name: string;
  readonly scenario: Scenario;
  readonly step: number;
  readonly order: AnyCommand;
}

/** How many orders of one form are distorted. */
const EXAMPLES = 2;

/** The parts of an order and of its legs: orders of the same form are read by the same code. */
const formOf = (value: Json): string => {
  if (Array.isArray(value)) return [...new Set(value.map(formOf))].toSorted().join('|');
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).map(([key, part]) =>
    key === 'type' ? String(part) : partNamed(key) + formOf(part),
  );
  return `{${[...new Set(parts)].toSorted().join(' ')}}`;
};

/** The first order of each scenario. */
function ordersOf(ruleset: string): readonly Example[] {
  return scenariosIn(new RegExp(`^${ruleset}/`)).flatMap(({ name, scenario }) => {
    const step = (scenario.steps ?? []).findIndex((each) => 'do' in each);
    const found = scenario.steps?.[step];
    const isMade = found && 'do' in found && found.expect?.refused === undefined;
    return isMade ? [{ name, scenario, step, order: found.do as AnyCommand }] : [];
  });
}

/** What an order may name in place of another: a base of each side, or the sides of a campaign. */
const namesIn = (game: Battle | Game): readonly string[] =>
  game.sides.flatMap(({ id }) =>
    'bases' in game ? (basesOnTable(game).find(({ side }) => side === id)?.id ?? []) : id,
  );

/** What the rules answer to each distortion of an order, one a line. */
function answersIn(rules: GameRules, game: Battle | Game, order: AnyCommand): readonly string[] {
  const by = game.flow.awaits[0]?.by ?? '';
  return distorted(order as unknown as Json, namesIn(game)).map((each) => {
    const decision = decide(rules, game, each, by);
    return canonical([each, decision.ok ? decision.events : decision.reasons] as unknown as Json);
  });
}

/** The same where the order stands in its scenario. */
export function answersTo(rules: Ruleset, { scenario, step, order }: Example): readonly string[] {
  const steps = scenario.steps?.slice(0, step) ?? [];
  const { battle, campaign } = runScenario(rules, { ...scenario, steps });
  if (battle) return answersIn(rules, battle, order);
  return campaign && rules.campaign ? answersIn(rules.campaign.rules, campaign, order) : [];
}

function lineOf(rules: Ruleset, form: string, examples: readonly Example[]): string {
  const codes = examples.map((each) => codeOf(answersTo(rules, structuredClone(each))));
  return `${rules.id} ${form}  distorted ${codes.join(' ')}`;
}

/** A line for each form of the orders of a ruleset, with a code for each order that was distorted. */
export function ordersDistorted(ruleset: string): readonly TableLine[] {
  const rules = rulesetOf(ruleset);
  if (!rules) return [];
  const all = ordersOf(ruleset).map((example) => ({
    ...example,
    form: formOf(example.order as unknown as Json),
  }));
  const forms = [...new Set(all.map(({ form }) => form))];
  return forms.map((form) => {
    const examples = all
      .filter((each) => each.form === form)
      .toSorted((a, b) => seedOf(a.name) - seedOf(b.name))
      .slice(0, EXAMPLES);
    return { about: `${ruleset} ${form}`, ruleset, make: () => lineOf(rules, form, examples) };
  });
}
