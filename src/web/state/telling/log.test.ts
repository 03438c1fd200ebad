import '../../../../test/support/on-screen.ts';
import { expect, test, vi } from 'vitest';
import { intentIn, noteReason, reasonOf } from './log.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

test('a bot that takes what comes first gives no reason for it', () => {
  const command = { type: 'deploy' };
  noteReason(1, { command, why: 'bot.attack' } as never);
  noteReason(2, { command, why: 'bot.first-option' } as never);
  expect(reasonOf(1, command)?.why).toBe('bot.attack');
  expect(reasonOf(2, command)).toBeNull();
  expect(reasonOf(1, { type: 'end-phase' })).toBeNull();
});

test('what a bot is after is told once for the entries of a bound', () => {
  const figures = { wing: 'left', goal: 'right', base: 'A', count: 3 };
  noteReason(5, { command: {}, why: 'bot.attack', intent: [{ key: 'intent.attack', figures }] } as never);
  noteReason(6, { command: {}, why: 'bot.attack' } as never);
  expect(intentIn([4, 5, 6])).toEqual([{ key: 'intent.attack', figures }]);
  expect(intentIn([6])).toEqual([]);
});
