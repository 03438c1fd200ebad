/** What the bots order where a scenario ends. */
import { BOTS } from '../../src/bots/bots.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { view } from '../../src/engine/game/view.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';

/** One scenario in this many is taken. */
const PART = 40;
const ASKED = ['beginner', 'quick', 'light', 'playing'] as const;

function answersAfter({ name, scenario }: Named): readonly string[] {
  const rules = rulesetOf(scenario.ruleset);
  const battle = rules && runScenario(rules, scenario).battle;
  const awaited = battle && !battle.result ? battle.flow.awaits[0] : undefined;
  if (!rules || !battle || !awaited || awaited.answer.form === 'faces') return [];
  const seen = view(rules, battle, awaited.by);
  return ASKED.map((bot) =>
    canonical(BOTS[bot]?.answer(rules, seen, awaited.by, randomFrom(seedOf(name)), []) as unknown as Json),
  );
}

/** A line with a code for each position, one for each bot. */
export function botsAnswer(): string {
  const taken = scenariosIn().filter(({ name, scenario }) => !scenario.campaign && seedOf(name) % PART === 0);
  const lines = taken.flatMap((named) => {
    const answers = answersAfter(named);
    return answers.length === 0 ? [] : [[named.name, ...answers.map((each) => codeOf([each]))].join('  ')];
  });
  return `${lines.join('\n')}\n`;
}
