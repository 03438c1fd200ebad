import '../../../../test/support/on-screen.ts';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { battleNow, newPlay, playCommand, replay } from '../../../engine/battle/record.ts';
import { findBase } from '../../../engine/battle.ts';
import { hott } from '../../../rules/hott/index.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import type { Scenario } from '../../../scenario/schema.ts';
import { pageReferee } from '../battle/sending.ts';
import { session } from '../battle/session.ts';
import {
  chooseComing,
  coming,
  comings,
  nextPlace,
  placeNumber,
  placeShown,
  pointPlace,
  putThere,
  turnPlace,
} from './places.ts';

const SESSION = { id: 'x', name: '', dice: 'typed', bot: 'light', referee: pageReferee } as const;

const SCENARIO = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'A god',
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [300, 60, 0], flags: ['general'] },
    { id: 'G', side: 'red', troop: 'God', in: 'reserve' },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 560, 180], flags: ['general'] },
  ],
  turn: { round: 3, active: 'red', phase: 'special', pips: 6 },
} as unknown as Scenario;

/** The contingent of green waits beyond the western edge, and its die has called it. */
const CONTINGENT = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'A contingent',
  bases: [
    { id: 'R', side: 'red', troop: 'Blades', at: [300, 60, 0], flags: ['general'] },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 540, 180], flags: ['general'] },
    { id: 'G1', side: 'red', troop: 'Blades', command: 'green', in: 'reserve', flags: ['general'] },
    { id: 'G2', side: 'red', troop: 'Blades', command: 'green', in: 'reserve' },
  ],
  own: { contingents: { green: { edges: ['west'] } } },
  turn: { round: 3, active: 'red', phase: 'tactical-moves', pips: 3 },
} as unknown as Scenario;

function opened(scenario: Scenario): void {
  const loaded = loadBattle(hott, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  const play = newPlay(hott, header, loaded.battle);
  const players = { red: 'human', blue: 'human' } as const;
  session.value = { ...SESSION, rules: hott, play, players };
}

const god = () => {
  const now = session.value;
  return now ? findBase(battleNow(now.play), 'G') : undefined;
};

describe('putting a base down on the table', () => {
  beforeEach(() => {
    opened(SCENARIO);
    chooseComing(comings.value[0]?.key ?? null);
  });
  afterEach(() => {
    chooseComing(null);
    session.value = null;
  });

  test('offers the bases that may come, and all places of each', () => {
    expect(comings.value.map(({ base }) => base?.id)).toEqual(['G']);
    expect(coming.value?.places.length).toBeGreaterThan(20);
  });

  test('goes through the places in both directions', () => {
    const count = coming.value?.places.length ?? 0;
    nextPlace(-1);
    expect(placeNumber.value).toBe(count - 1);
    nextPlace(1);
    expect(placeNumber.value).toBe(0);
  });

  test('a click shows another place if it is allowed, and a second click elsewhere takes nothing', () => {
    expect(pointPlace({ x: 444, y: 150 })).toBe(true);
    expect(placeShown.value?.at).toEqual([444, 165, 0]);
    expect(placeNumber.value).toBe(null);
    expect(putThere()).toBe(true);
    expect(god()?.pose).toMatchObject({ x: 444, y: 165 });
  });

  test('a click on a place that is not allowed means the nearest offered place', () => {
    expect(pointPlace({ x: 300, y: 500 })).toBe(true);
    expect(placeNumber.value).not.toBe(null);
    expect(placeShown.value?.at[1]).toBeLessThanOrEqual(300);
  });

  test('turns on the spot, but not off the table', () => {
    pointPlace({ x: 444, y: 150 });
    expect(turnPlace(90)).toBe(true);
    expect(placeShown.value?.at[2]).toBe(90);
    nextPlace(1);
    chooseComing(coming.value?.key ?? null);
    expect(turnPlace(15)).toBe(false);
  });

  test('offers no base after it is done', () => {
    putThere();
    expect(god()?.place).toBe('table');
    expect(coming.value).toBe(null);
    expect(pointPlace({ x: 300, y: 300 })).toBe(false);
  });
});

describe('the places of a stronghold', () => {
  afterEach(() => {
    chooseComing(null);
    session.value = null;
  });

  test('begin with the middle one, and keys go through them along the edge', () => {
    const text = readFileSync(
      new URL('../../../../content/battles/hott-hotseat.json', import.meta.url),
      'utf8',
    );
    const read = readRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { entries } = read.record;
    const placed = entries.findIndex(({ command }) => command.type === 'place-stronghold');
    const play = replay({ ...read.record, entries: entries.slice(0, placed) });
    const players = { red: 'human', blue: 'human' } as const;
    session.value = { ...SESSION, rules: hott, play, players };
    const along = coming.value?.places.map(({ at }) => at[1]) ?? [];
    expect(along).toEqual(along.toSorted((a, b) => a - b));
    expect(placeShown.value?.at[1]).toBe(300);
    nextPlace(1);
    expect(placeShown.value?.at[1]).toBe(along[along.indexOf(300) + 1]);
  });
});

describe('a contingent that arrives at its edge', () => {
  beforeEach(() => {
    opened(CONTINGENT);
    for (const [by, command] of [
      ['red', { type: 'end-phase' }],
      ['dice', { type: 'roll', faces: [6] }],
    ] as const) {
      const now = session.value;
      const played = now && playCommand(hott, now.play, command, by);
      if (now && played?.ok) session.value = { ...now, play: played.play };
    }
    chooseComing(comings.value[0]?.key ?? null);
  });
  afterEach(() => {
    chooseComing(null);
    session.value = null;
  });

  const poseOf = (id: string) => {
    const now = session.value;
    const pose = now && findBase(battleNow(now.play), id)?.pose;
    return pose && [pose.x, pose.y];
  };

  test('comes where a click is, with the rest of its column behind it', () => {
    expect(coming.value?.base?.id).toBe('G1');
    expect(pointPlace({ x: 30, y: 317 })).toBe(true);
    expect(placeNumber.value).toBeNull();
    expect(putThere()).toBe(true);
    expect([poseOf('G1'), poseOf('G2')]).toEqual([
      [38, 317],
      [23, 317],
    ]);
  });

  test('a click on the enemy’s side of the table means the nearest place at its edge', () => {
    expect(pointPlace({ x: 500, y: 300 })).toBe(true);
    expect(placeNumber.value).not.toBeNull();
    expect(placeShown.value?.at[2]).toBe(90);
  });
});
