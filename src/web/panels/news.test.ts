import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import type { Battle } from '../../engine/battle.ts';
import { loadWords } from '../../words/catalogues.ts';
import { dbm } from '../dbm/index.ts';
import { session } from '../state/battle/session.ts';
import { rulesets } from '../state/loading/ruleset.ts';
import { type Doing, doneIn } from './doings.ts';
import { newsOf } from './news.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});

const doing = (step: number, ...types: readonly string[]): Doing => ({
  step,
  by: 'red',
  why: null,
  lines: types.map((type) => ({ text: `${type} ${step}`, rule: null, type })),
  stopped: types.flatMap((type) => (type === 'advance-stays' ? [`R${step}`] : [])),
});

const EMPTY = { terrain: [], bases: [], sides: [] } as unknown as Battle;

const told = (doings: readonly Doing[], most = 12) => {
  const { doings: shown, more } = newsOf(EMPTY, doings, most);
  return { lines: shown.flatMap(({ lines }) => lines.map(({ text }) => text)), more };
};

test('where there is too much news, losses and arrivals come first, then fights, in the order of events', () => {
  const all = [
    doing(1, 'arrived'),
    doing(2, 'moved'),
    doing(3, 'fought', 'recoiled'),
    doing(4, 'moved'),
    doing(5, 'fought', 'destroyed'),
    doing(6, 'moved'),
  ];
  expect(told(all, 2)).toEqual({ lines: ['arrived 1', 'fought 5', 'destroyed 5'], more: 4 });
  expect(told(all, 3).lines).toContain('fought 3');
  expect(told(all, 4).lines).toEqual([
    'arrived 1',
    'fought 3',
    'recoiled 3',
    'fought 5',
    'destroyed 5',
    'moved 6',
  ]);
  expect(told(all)).toMatchObject({ more: 0 });
});

test('bases that find no way to advance stand in one line, once each', async () => {
  await loadWords('en', ['guide']);
  rulesets.value = new Map([['dbm', dbm]]);
  session.value = await played('dbm-hidden');
  const { battles } = session.value.play;
  const all = doneIn({ from: 0, to: battles.length - 1 });
  const stopped = all.filter(({ lines }) => lines.every(({ type }) => type === 'advance-stays'));
  expect(stopped.length).toBeGreaterThan(3);
  const news = newsOf(battles.at(-1) as Battle, all, all.length);
  const lines = news.doings.flatMap(({ lines: each }) => each.filter(({ type }) => type === 'advance-stays'));
  const bases = new Set(stopped.flatMap((each) => each.stopped));
  expect(lines.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(new RegExp(` and ${bases.size - 1} more find no way to advance, and stay`)),
  );
  expect(news.doings.length).toBe(all.length - stopped.length + 1);
  expect(lines.map(({ text }) => text).join()).not.toContain('on the spot');
});
