/** Battles that differ only in what blue hides get the same answers and plans of the strongest bot for red. */
import './support/bots.ts';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/bots/bots.ts';
import { randomFrom } from '../src/bots/random.ts';
import { privateName } from '../src/engine/ambush/private-names.ts';
import type { Battle } from '../src/engine/battle.ts';
import { decide } from '../src/engine/game/decide.ts';
import { view } from '../src/engine/game/view.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { Scenario, ScenarioBase } from '../src/scenario/schema.ts';
import { battleOfLurkers } from './support/lurkers.ts';

const hidden = (some: readonly Partial<ScenarioBase>[]): readonly ScenarioBase[] =>
  some.map((base, at) => ({
    id: privateName('Z', at + 1),
    side: 'blue',
    troop: 'Reg Ax (O)',
    in: 'ambush',
    command: '1',
    ...base,
  }));

const wood = (id: string, from: number): NonNullable<Scenario['terrain']>[number] => ({
  id,
  kind: 'Wd',
  area: [
    [from, 640],
    [from + 200, 640],
    [from + 200, 760],
    [from, 760],
  ],
});

/** Red and blue with a wood on each side, in which blue hides these bases. */
const ambushIn = (ruleset: string, some: readonly Partial<ScenarioBase>[]): Scenario => ({
  format: 'acies-scenario/1',
  ruleset,
  terrain: [wood('west', 350), wood('east', 1300)],
  own: { notesWritten: true },
  sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [450, 580, 0], command: '1' },
    { id: 'B', side: 'red', troop: 'Reg Bw (O)', at: [1400, 560, 0], command: '1' },
    { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [900, 400, 0], flags: ['c-in-c'], command: '1' },
    { id: 'Y', side: 'blue', troop: 'Reg Cv (O)', at: [900, 1000, 180], flags: ['c-in-c'], command: '1' },
    { id: 'X', side: 'blue', troop: 'Reg Bd (O)', at: [1000, 800, 180], command: '1' },
    ...hidden(some),
  ],
  turn: { round: 2, active: 'red', phase: 'moves', pips: { 1: 3 } },
});

const WEST: readonly Partial<ScenarioBase>[] = [{ at: [420, 700, 180] }];
const EAST: readonly Partial<ScenarioBase>[] = [
  { troop: 'Reg Bw (O)', at: [1400, 700, 180] },
  { troop: 'Irr Wb (O)', at: [1440, 700, 180] },
];

const lurkersOf = (...troops: readonly string[]): Scenario => ({
  ...battleOfLurkers(troops, [{ id: 'Z', side: 'blue', troop: 'God', in: 'reserve' }]),
  turn: { round: 3, active: 'red', phase: 'tactical-moves', pips: 3 },
});

const PAIRS: Readonly<Record<string, readonly [Scenario, Scenario]>> = {
  dbm: [ambushIn('dbm', WEST), ambushIn('dbm', EAST)],
  dbmm: [ambushIn('dbmm', WEST), ambushIn('dbmm', EAST)],
  hott: [lurkersOf('Lurkers'), lurkersOf('Lurkers', 'Lurkers')],
};

function loaded(scenario: Scenario): Battle {
  const rules = rulesetOf(scenario.ruleset);
  const found = rules && loadBattle(rules, scenario);
  if (!found?.ok) throw new Error(JSON.stringify(found));
  return found.battle;
}

/** The answers to the questions of a bound, up to its end or to a question to somebody else. */
function answersTo(battle: Battle): readonly unknown[] {
  const rules = rulesetOf(battle.ruleset);
  const bot = BOTS.master;
  if (!rules || !bot) throw new Error(battle.ruleset);
  const answers: unknown[] = [];
  let [now, memo]: [Battle, unknown] = [battle, undefined];
  while (now.flow.awaits[0]?.by === 'red' && now.turn.bound === battle.turn.bound) {
    const answer = bot.answer(rules, view(rules, now, 'red'), 'red', randomFrom(1), [], memo);
    const decision = decide(rules, now, answer.command, 'red');
    answers.push(answer);
    if (!decision.ok || answers.length > 6) break;
    [now, memo] = [decision.battle, answer.memo];
  }
  return answers;
}

describe('what blue hides', () => {
  test.each(Object.keys(PAIRS))('%s: changes no answer and no plan', (ruleset) => {
    const [one, other] = (PAIRS[ruleset] ?? []).map(loaded);
    if (!one || !other) throw new Error(ruleset);
    expect(one.bases).not.toEqual(other.bases);
    const answers = answersTo(one);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers[0]).toHaveProperty('memo');
    expect(answersTo(other)).toEqual(answers);
  });
});
