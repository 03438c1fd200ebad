import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import type { Json } from '../../../engine/battle.ts';
import { hott } from '../index.ts';
import { sized } from '../outcomes/outcomes.test-support.ts';

const base = (id: string, troop: string, x: number, y: number, facing: number) =>
  sized({ id, troop, at: [x, y], facing, side: id < 'Q' ? 'red' : 'blue' });

const battle = battleOf({
  ruleset: 'hott',
  table: [600, 600],
  active: 'red',
  bases: [
    base('M', 'Magician', 300, 300, 0),
    base('N', 'Magician', 240, 300, 0),
    base('O', 'Magician', 360, 300, 0),
    base('P', 'Magician', 300, 250, 0),
    base('L', 'Magician', 300, 60, 0),
    base('A', 'Blades', 100, 300, 0),
    base('Y', 'Blades', 100, 300, 180),
    base('Z', 'Behemoth', 300, 360, 180),
  ],
});

const spell = { type: 'factors', base: 'M', target: 'Z' };

const factors = (question: Readonly<Record<string, Json>>) => {
  const answer = hott.questions.factors?.(hott, battle, { ...spell, ...question });
  if (!answer) throw new Error('there is no such question');
  return answer;
};

test('each element named to aid in a spell takes 1 from its target', () => {
  const aided = [[], ['N'], ['N', 'O']].map((aiding) => {
    const assessed = hott.questions.assessment?.(hott, battle, { ...spell, type: 'assessment', aiding });
    return JSON.stringify(assessed).match(/"by":"[NO]"/g) ?? [];
  });
  expect(aided.map((each) => [...new Set(each)])).toEqual([[], ['"by":"N"'], ['"by":"N"', '"by":"O"']]);
});

test.each<[key: string, question: Parameters<typeof factors>[0]]>([
  ['hott.spell.no-bespeller', { aiding: ['nobody'] }],
  ['hott.spell.no-magician', { aiding: ['A'] }],
  ['hott.spell.too-far', { aiding: ['L'] }],
  ['hott.spell.named-twice', { aiding: ['M'] }],
  ['hott.spell.named-twice', { aiding: ['N', 'N'] }],
  ['hott.spell.too-many', { aiding: ['N', 'O', 'P'] }],
  ['hott.spell.own-side', { target: 'A', aiding: ['N'] }],
  ['fault.question-aiding', { aiding: [3] }],
  ['fault.question-aiding', { base: 'A', target: 'Y', aiding: ['N'] }],
])('%s: %j', (key, question) => {
  expect(factors(question)).toMatchObject({ fault: { key } });
});
