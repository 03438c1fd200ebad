import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { battleNow, replay } from '../../engine/battle/record.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import { hott } from '../../rules/hott/index.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { fights } from '../hott/fights.ts';
import { firstFight } from './first-fight.ts';

const fightOf = (battle: Battle, base: string) =>
  firstFight({ rules: hott, battle, fights }, { bases: [base], tried: null });

test('a fight is found before its dice and in the next bound, but not after its dice', () => {
  const path = new URL('../../../content/battles/hott-losses.json', import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { record } = read;
  const bothStand = ({ type, figures }: Event): boolean =>
    type === 'fought' && Object.values(figures?.outcomes ?? {}).every((outcome) => outcome === 'stand');
  const fought = record.entries.findIndex(({ events }) => events.some(bothStand));
  const pair = record.entries[fought]?.events.find(bothStand)?.figures?.sides as readonly string[];
  const found = (entries: number): readonly unknown[] => {
    const battle = battleNow(replay({ ...record, entries: record.entries.slice(0, entries) }));
    return pair.map((base) => fightOf(battle, base)?.kind ?? null);
  };
  expect(found(fought)).toEqual(['close', 'close']);
  expect(found(fought + 1)).toEqual([null, null]);
  const next = record.entries.findIndex(
    ({ events }, at) => at > fought && events.some(({ type }) => type === 'bound-begins'),
  );
  expect(found(next + 1)).toEqual(['close', 'close']);
});

test('a magician or shooter has its spell or shot at the enemy in reach', () => {
  const bases = [
    { id: 'M', side: 'red', troop: 'Magician', at: [300, 300], facing: 0 },
    { id: 'S', side: 'red', troop: 'Shooters', at: [340, 300], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [320, 340], facing: 180 },
  ] as const;
  const flow = { phase: 'shooting', stack: [], awaits: [] };
  const battle = battleOf({ ruleset: 'hott', bases, flow });
  const found = ['M', 'S'].map((base) => fightOf(battle, base));
  expect(found.map((fight) => fight?.kind)).toEqual(['spell', 'shot']);
  expect(found.map((fight) => fight?.sides.map(({ base }) => base))).toEqual([
    ['M', 'Z'],
    ['S', 'Z'],
  ]);
});

test('the odds of an order onto the flank of an enemy are those after the enemy has turned to face it', () => {
  const bases = [
    { id: 'A', side: 'red', troop: 'Beasts', at: [200, 340], facing: 90, size: [40, 40] },
    { id: 'Z', side: 'blue', troop: 'Behemoth', at: [360, 320], facing: 180, size: [40, 40] },
  ] as const;
  const battle = battleOf({ ruleset: 'hott', bases });
  const tried = {
    command: { type: 'move' },
    by: 'red',
    ends: [{ base: 'A', pose: { x: 340, y: 340, facing: 262_144 } }],
    contacts: [],
    isLegal: false,
    engages: false,
  } as const;
  const fight = firstFight({ rules: hott, battle, fights }, { bases: ['A'], tried });
  expect(fight?.sides.map(({ base, total }) => [base, total])).toEqual([
    ['A', 4],
    ['Z', 5],
  ]);
});
