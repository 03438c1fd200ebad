import { expect, test } from 'vitest';
import { apply } from '../../../engine/battle/apply.ts';
import {
  type Base,
  type Battle,
  basesOnTable,
  type Place,
  placedBase,
  type TerrainPiece,
} from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { publicEvent, view } from '../../../engine/game/view.ts';
import { workOn } from '../../../engine/game/work.ts';
import { checkSetup } from '../../../engine/setup/check-setup.ts';
import { isOnTable } from '../../../engine/setup/putting-down.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { hott } from '../index.ts';
import { release, releaseFrame } from './release.ts';

const rectangle = (minX: number, minY: number, maxX: number, maxY: number) => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

const WOOD: TerrainPiece = { id: 'wood', kind: 'wood', area: rectangle(250, 250, 350, 350) };

interface Put {
  readonly id: string;
  readonly side: string;
  readonly troop: string;
  readonly in?: Place;
  readonly at?: readonly [number, number, number];
}

function baseOf({ id, side, troop, in: place = 'table', at }: Put): Base {
  const mustered = hott.muster(troop, []);
  if ('key' in mustered) throw new Error(mustered.key);
  const pose = at ? { x: at[0], y: at[1], facing: facingFromDegrees(at[2]) } : null;
  return { ...mustered, id, side, place, pose, start: null };
}

function battleOf(
  bases: readonly Put[],
  pips: number,
  terrain: readonly TerrainPiece[] = [WOOD],
  phase = 'special',
): Battle {
  const checked = checkSetup(hott, {
    table: { width: 600, depth: 600 },
    options: {},
    terrain,
    sides: [
      { id: 'red', edge: 'south', facts: {} },
      { id: 'blue', edge: 'north', facts: {} },
    ],
    bases: bases.map(baseOf),
    turn: { round: 3, bound: 5, active: 'red', pips: { '': pips }, drawOffered: null },
    own: {},
    phase,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return begin(hott, checked.battle).battle;
}

const A: Put = { id: 'A', side: 'red', troop: 'Blades', at: [100, 100, 0] };
const Z: Put = { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 300, 180] };
const LURKER: Put = { id: 'L', side: 'red', troop: 'Land Lurkers', in: 'reserve' };
const SPRING = { type: 'deploy', base: 'L', at: [300, 300, 0] };

test('the events of springing lurkers tell each seat what it then sees', () => {
  const before = battleOf([A, Z, LURKER], 3);
  const decision = decide(hott, before, SPRING, 'red');
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  expect(decision.battle.bases.map(({ id }) => id)).toContain('L');
  for (const seat of ['red', 'blue', null]) {
    let seen = view(hott, before, seat);
    expect(seen.bases.some(({ id }) => id === 'L')).toBe(seat === 'red');
    for (const event of decision.events) {
      const told = publicEvent(event, seat);
      if (told) seen = apply(seen, told);
    }
    expect(seen).toEqual(view(hott, decision.battle, seat));
  }
});

test('a side without lurkers is asked like a side with lurkers', () => {
  const without = view(hott, battleOf([A, Z], 3), 'blue');
  expect(without).toEqual(view(hott, battleOf([A, Z, LURKER], 3), 'blue'));
  expect(without.flow.awaits).toHaveLength(1);
});

test('offers to spring lurkers are told to their owner only', () => {
  const battle = battleOf([A, Z, LURKER], 3);
  expect(optionsOf(hott, view(hott, battle, 'red'))).toHaveLength(4);
  expect(optionsOf(hott, view(hott, battle, 'blue'))).toEqual([]);
});

test.each([
  ['lurkers', [A, Z, LURKER]],
  ['gods and dragons', [A, Z, { ...LURKER, troop: 'God' }, { ...LURKER, id: 'D', troop: 'Dragon' }]],
  ['hordes', [A, Z, { ...LURKER, troop: 'Hordes', in: 'lost' as const }]],
  ['a hero', [A, Z, { ...LURKER, troop: 'Hero', in: 'ensorcelled' as const }]],
  [
    'a magician',
    [A, Z, { ...LURKER, troop: 'Magician', in: 'ensorcelled' as const, at: [500, 100, 0] as const }],
  ],
])('every offered order is legal: %s', (_, bases) => {
  const battle = battleOf(bases, 6);
  const options = optionsOf(hott, battle);
  expect(options.length).toBeGreaterThan(0);
  for (const { command } of options) {
    const decision = decide(hott, battle, command, 'red');
    expect(decision.ok ? [] : decision.reasons).toEqual([]);
  }
});

test('heroes are offered each wall of the stronghold', () => {
  const keep = { id: 'keep', kind: 'stronghold', side: 'blue', area: rectangle(260, 540, 340, 600) };
  const hero: Put = { id: 'H', side: 'red', troop: 'Hero', in: 'ensorcelled' };
  const options = optionsOf(hott, battleOf([A, Z, hero], 6, [keep]));
  const facings = options.map(({ command }) => (command.at as number[])[2]);
  expect([...new Set(facings)].toSorted()).toEqual([0, 270, 90]);
});

test('with too few PIPs nothing is offered', () => {
  expect(optionsOf(hott, battleOf([A, Z, LURKER], 0))).toEqual([]);
});

test('the phase is skipped if nothing can lurk and nothing waits', () => {
  const phaseAfterThrow = (terrain: readonly TerrainPiece[]): string | false => {
    const battle = battleOf([A, Z], 0, terrain, 'pips');
    const decision = decide(hott, battle, { type: 'roll', faces: [3] }, 'dice');
    return decision.ok && decision.battle.flow.phase;
  };
  expect(phaseAfterThrow([])).toBe('tactical-moves');
  expect(phaseAfterThrow([WOOD])).toBe('special');
});

/** A small generator of numbers from 0 to below 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Enemies scattered before the northern edge and the stronghold, without overlaps. */
function scattered(next: () => number, terrain: readonly TerrainPiece[]): readonly Put[] {
  let put: readonly Put[] = [{ id: 'H', side: 'red', troop: 'Hero', in: 'ensorcelled' }, A];
  for (let at = 0; at < 8; at++) {
    const place = [220 + next() * 160, 480 + next() * 110, next() * 360] as const;
    const more: readonly Put[] = [
      ...put,
      { id: `Z${at}`, side: at === 7 ? 'red' : 'blue', troop: 'Riders', at: place },
    ];
    try {
      battleOf(more, 6, terrain);
      put = more;
    } catch {}
  }
  return put;
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'a hero comes back to a free place, even if others stood there: %i',
  (seed) => {
    const keep = { id: 'keep', kind: 'stronghold', side: 'blue', area: rectangle(260, 540, 340, 600) };
    const terrain = seed % 2 === 0 ? [keep] : [];
    const battle = battleOf(scattered(numbers(seed + 1), terrain), 6, terrain);
    const options = optionsOf(hott, battle);
    expect(options.length).toBeGreaterThan(0);
    for (const { command } of options) {
      let now = decide(hott, battle, command, 'red');
      while (now.ok && now.battle.flow.awaits[0]?.kind === 'arrival-flank')
        now = decide(hott, now.battle, { type: 'choose', option: 'left' }, 'blue');
      if (!now.ok) throw new Error(JSON.stringify(now.reasons));
      const hero = placedBase(now.battle, 'H');
      expect(hero?.place).toBe('table');
      const standing = basesOnTable(now.battle).map(rectangleOfBase);
      for (const [at, one] of standing.entries()) {
        expect(isOnTable(now.battle, one)).toBe(true);
        expect(standing.slice(at + 1).filter((other) => rectanglesOverlap(one, other))).toEqual([]);
      }
    }
  },
);

test('a freed hero that finds no room to come back is told by its name', () => {
  const lake: TerrainPiece = { id: 'lake', kind: 'lake', area: rectangle(0, 200, 600, 600) };
  const hero: Put = { id: 'H', side: 'red', troop: 'Hero', in: 'ensorcelled' };
  const work = workOn(hott, battleOf([A, hero], 6, [lake]));
  expect(release.run(work, releaseFrame('H', true))).toEqual({ next: 'done' });
  expect(work.events).toMatchObject([{ type: 'no-room-to-return', figures: { base: 'H' } }]);
});
