import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { battleNow, replay } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import { readRecord } from '../../scenario/record-file.ts';
import type { RulesetOnScreen } from '../on-screen/ruleset.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});

/** The commands of a side at the end of a golden battle: losses, limit, state. */
function commandsIn({ armies }: RulesetOnScreen, name: string, side: SideId) {
  const file = new URL(`../../../content/battles/${name}.json`, import.meta.url);
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return armies
    .commands?.(battleNow(replay(read.record)), side)
    .map(({ losses, limit, state }) => [losses, Math.round(limit * 10) / 10, state]);
}

test('losses are told by command, with the loss beyond which it gives way', async () => {
  const { dbm } = await import('../dbm/index.ts');
  expect(commandsIn(dbm, 'dbm-by-hand', 'blue')).toEqual([
    [0, 5.3, 'steady'],
    [0, 11.3, 'steady'],
    [3, 6.3, 'steady'],
  ]);
});

test('so are commands that have given way', async () => {
  const [{ dbmm }, { hott }] = [await import('../dbmm/index.ts'), await import('../hott/index.ts')];
  const states = (rules: RulesetOnScreen, name: string) =>
    ['red', 'blue'].flatMap((side) => commandsIn(rules, name, side) ?? []);
  const gone = (rules: RulesetOnScreen, name: string) =>
    states(rules, name).filter(([, , state]) => state !== 'steady');
  expect(gone(dbmm, 'dbmm-losses')).toMatchInlineSnapshot(`
    [
      [
        5.5,
        2.2,
        "shattered",
      ],
      [
        1.5,
        2.8,
        "disheartened",
      ],
    ]
  `);
  expect(gone(hott, 'hott-mass')).toMatchInlineSnapshot(`
    [
      [
        28,
        16,
        "demoralised",
      ],
    ]
  `);
});
