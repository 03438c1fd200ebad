import { expect, test } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import { forThisBase, isSame, type Offer } from './standing.ts';

const offer = (about: { readonly base?: string }): Offer => ({
  instruction: {
    when: { kind: 'pursue' },
    answer: { commands: [{ type: 'choose', option: 'stay' }] },
    once: false,
  },
  // The question alone counts here.
  battle: {} as Battle,
  awaited: { by: 'red', kind: 'pursue', answer: { form: 'one' }, about },
});

test('an answer may stand for the one base that the question is about', () => {
  const narrow = forThisBase(offer({ base: 'A' }));
  expect(narrow).toMatchObject({ when: { kind: 'pursue', about: { base: 'A' } }, once: false });
  expect(narrow && isSame(narrow, offer({ base: 'A' }).instruction)).toBe(false);
  expect(forThisBase(offer({}))).toBeNull();
});
