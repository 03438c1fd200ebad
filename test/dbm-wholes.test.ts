import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { basesOnTable } from '../src/engine/battle.ts';
import type { Work } from '../src/engine/contract/sequence.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';

/** Orders join double bases where they are carried out, since one frame may take an order for any of them. */
const BY_ORDER = ['moves', 'river-move'];

const WHOLES = ['conforming', 'outcome', 'pursuit', 'spontaneous-moves', 'turn-to-face'];

/** Scenarios in which every step that can move a base does so. */
const FILES = ['contact', 'flankcontact', 'flee', 'impet', 'naval', 'pursue', 'recoil', 'river'];

const scenarios = FILES.flatMap((file) => {
  const read = readScenarios(readFileSync(`content/scenarios/dbm/rules/${file}.json`, 'utf8'));
  return read.ok ? read.scenarios : [];
});

/** The steps that set a base of the table elsewhere on it in these scenarios. */
function stepsThatMove(): readonly string[] {
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
  const steps = Object.entries(dbm.steps).map(([name, step]) => {
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
  const rules = { ...dbm, steps: Object.fromEntries(steps) };
  for (const scenario of scenarios) runScenario(rules, scenario);
  return [...found].toSorted();
}

describe('double bases of DBM', () => {
  test('are one in every step that moves bases', () => {
    const wholes = Object.keys(dbm.steps).filter((name) => dbm.steps[name]?.wholes);
    expect(wholes.toSorted()).toEqual(WHOLES);
    expect(stepsThatMove()).toEqual([...WHOLES, ...BY_ORDER].toSorted());
  });
});
