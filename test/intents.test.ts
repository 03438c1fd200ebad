import { describe, expect, test } from 'vitest';
import { placedBase } from '../src/engine/battle.ts';
import { arcGround, isInReach } from '../src/engine/board/arcs.ts';
import { decide } from '../src/engine/game/decide.ts';
import { type Intent, intentsFor, meant } from '../src/engine/moves/intents.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { hott } from '../src/rules/hott/index.ts';
import { loadBattle } from '../src/scenario/load.ts';

const LINES = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  table: { width: 900, depth: 900 },
  sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 360], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Cv (O)', at: [420, 340], facing: 0 },
    { id: 'X', side: 'blue', troop: 'Reg Bw (O)', at: [420, 440], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [700, 760], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 6 },
} as const;

function battle(scenario: unknown = LINES) {
  const loaded = loadBattle(bnb, scenario as Parameters<typeof loadBattle>[1]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const solved = (intent: Intent, target = 'X', ids: readonly string[] = ['B']) =>
  meant(bnb, battle(), ids, intent, target);

const namesOf = (intent: Intent): readonly string[] =>
  solved(intent)
    ?.judgement.contacts.filter(({ other }) => other === 'X')
    .map(({ name }) => name) ?? [];

describe('an order by intent', () => {
  test('lines up on an enemy with its front', () => {
    expect(namesOf('line-up')).toContain('front-to-front');
  });

  test('stops just outside and just inside the zone of an enemy', () => {
    const before = solved('outside-zone');
    const within = solved('inside-zone');
    const zoned = (found: typeof before) => found?.judgement.zones.some(({ owner }) => owner === 'X');
    expect(zoned(before)).toBe(false);
    expect(zoned(within)).toBe(true);
    const [far = 0, near = 0] = [before, within].map((found) => found?.judgement.ends[0]?.pose.y);
    expect(near - far).toBeGreaterThan(0);
    expect(near - far).toBeLessThan(1);
  });

  test('stops just outside the range of an enemy that shoots', () => {
    const far = {
      ...LINES,
      bases: LINES.bases.map((base) => (base.id === 'B' ? { ...base, at: [420, 310] } : base)),
    };
    const now = battle(far);
    const found = meant(bnb, now, ['B'], 'outside-range', 'X');
    const shooter = placedBase(now, 'X');
    const mover = placedBase(now, 'B');
    const pose = found?.judgement.ends[0]?.pose;
    const arc = shooter && bnb.arc?.(shooter);
    if (!shooter || !mover || !pose || !arc) throw new Error('not found');
    expect(isInReach(shooter, arc, { ...mover, pose })).toBe(false);
    expect(isInReach(shooter, arc, { ...mover, pose: { ...pose, y: pose.y + 1 } })).toBe(true);
  });

  test('joins a friend side by side', () => {
    expect(solved('join', 'A')?.judgement.contacts.map(({ name }) => name)).toContain('side-to-side');
  });

  test('is legal as it stands, and the record keeps what was meant', () => {
    const now = battle();
    const found = intentsFor(bnb, now, ['B'], 'X');
    expect(found.length).toBeGreaterThan(3);
    for (const { command, intent } of found) {
      const decided = decide(bnb, now, command, 'red');
      expect('events' in decided, intent).toBe(true);
      expect(command.meant).toBe(`${intent} X`);
    }
  });

  test('is not offered about itself or about nothing', () => {
    expect(intentsFor(bnb, battle(), ['B'], 'B')).toEqual([]);
    expect(intentsFor(bnb, battle(), ['B'], 'nobody')).toEqual([]);
  });
});

test('each ruleset tells the ground that its shooters cover', () => {
  const shooter = placedBase(battle(), 'X');
  if (!shooter) throw new Error('not placed');
  const arcs = [
    [bnb, 'Reg Bw (O)'],
    [hott, 'Shooters'],
    [dbm, 'Reg Bw (O)'],
  ] as const;
  for (const [rules, troop] of arcs) {
    const mustered = rules.muster(troop, []);
    if ('key' in mustered) throw new Error(mustered.key);
    const base = { ...shooter, ...mustered, place: 'table', pose: shooter.pose } as const;
    const arc = rules.arc?.(base);
    if (!arc) throw new Error(`${troop} has no arc`);
    const ground = arcGround(base, base.pose, arc);
    const lowest = Math.min(...ground.map(({ y }) => y));
    expect(lowest, rules.id).toBeCloseTo(base.pose.y - arc.length, 3);
  }
});
