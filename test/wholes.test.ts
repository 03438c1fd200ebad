import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { basesOnTable } from '../src/engine/battle.ts';
import type { Work } from '../src/engine/contract/sequence.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { dbmm } from '../src/rules/dbmm/index.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';

interface Case {
  readonly ruleset: string;
  readonly rules: Ruleset;
  /** Files of scenarios in which steps move bases. */
  readonly files: readonly string[];
  /** The steps that do so, with double bases as one. */
  readonly moving: readonly string[];
  /** Steps that take orders for any base, and join double bases where an order is carried out. */
  readonly byOrder: readonly string[];
}

const CASES: readonly Case[] = [
  {
    ruleset: 'dbm',
    rules: dbm,
    files: ['contact', 'flankcontact', 'flee', 'impet', 'naval', 'pursue', 'recoil', 'river'],
    moving: ['conforming', 'outcome', 'pursuit', 'spontaneous-moves', 'turn-to-face'],
    byOrder: ['moves', 'river-move'],
  },
  {
    ruleset: 'dbmm',
    rules: dbmm,
    files: ['flee', 'imp', 'out', 'press', 'pursue', 'recoil', 'turn'],
    moving: [
      'flight',
      'outcome',
      'press',
      'pursuit',
      'rallying',
      'repulse',
      'rout',
      'spontaneous-moves',
      'turn-about',
      'turn-to-face',
    ],
    byOrder: ['moves'],
  },
];

const scenariosOf = ({ ruleset, files }: Case) =>
  files.flatMap((file) => {
    const read = readScenarios(readFileSync(`content/scenarios/${ruleset}/rules/${file}.json`, 'utf8'));
    return read.ok ? read.scenarios : [];
  });

/** The steps that set a base of the table elsewhere on it in these scenarios. */
function stepsThatMove(of: Case): readonly string[] {
  const found = new Set<string>();
  const watched = <Given>(name: string, work: Work, act: () => Given): Given => {
    const stood = new Set(basesOnTable(work.battle).map(({ id }) => id));
    const told = work.events.length;
    const answer = act();
    const changes = work.events.slice(told).flatMap((event) => event.changes);
    if (changes.some((each) => each.change === 'place' && each.in === undefined && stood.has(each.base)))
      found.add(name);
    return answer;
  };
  const steps = Object.entries(of.rules.steps).map(([name, step]) => {
    const answer = step.answer?.bind(step);
    return [
      name,
      {
        ...step,
        run: (work, frame) => watched(name, work, () => step.run(work, frame)),
        ...(answer && {
          answer: (work, frame, command, by) => watched(name, work, () => answer(work, frame, command, by)),
        }),
      } satisfies typeof step,
    ] as const;
  });
  const rules = { ...of.rules, steps: Object.fromEntries(steps) };
  for (const scenario of scenariosOf(of)) runScenario(rules, scenario);
  return [...found].toSorted();
}

describe.each(CASES)('double bases of $ruleset', (of) => {
  test('are one in every step that moves bases', () => {
    const moving = stepsThatMove(of);
    expect(moving).toEqual([...of.moving, ...of.byOrder].toSorted());
    const apart = moving.filter((name) => !of.rules.steps[name]?.wholes && !of.byOrder.includes(name));
    expect(apart).toEqual([]);
  });
});
