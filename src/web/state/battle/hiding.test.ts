import { expect, test } from 'vitest';
import type { Awaited } from '../../../engine/battle.ts';
import { isAnswered, stayHidden, staysHidden } from './hiding.ts';

const asked = (by: string, kind = 'ambush-shots'): Awaited => ({ by, kind, answer: { form: 'one' } });

test('a side that chose to stay hidden is not asked about shots again in its battle', () => {
  expect(isAnswered('x', asked('red'))).toBe(false);
  stayHidden('x', 'red', true);
  expect(staysHidden('x', 'red')).toBe(true);
  expect(isAnswered('x', asked('red'))).toBe(true);
  expect(isAnswered('x', asked('red', 'orders'))).toBe(false);
  expect(isAnswered('x', asked('blue'))).toBe(false);
  expect(isAnswered('y', asked('red'))).toBe(false);
  stayHidden('x', 'red', false);
  expect(isAnswered('x', asked('red'))).toBe(false);
});
