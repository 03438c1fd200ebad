import { isStraightEnough } from '../../../debellis/setup/straight-enough.ts';
import '../../../../test/support/bots.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../../../engine/battle/apply.ts';
import type { Battle } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { view } from '../../../engine/game/view.ts';
import { checkSetup } from '../../../engine/setup/check-setup.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { dbm } from '../../../rules/dbm/index.ts';
import { featuresOn } from '../../../rules/dbm/setup/lay-area.ts';
import { randomFrom } from '../../random.ts';
import { dbmSetup } from './answer.ts';

const KINDS = [
  'Rv',
  'BUA',
  'E',
  'H(G)',
  'H(S)',
  'Wd',
  'marsh',
  'D',
  'rocky',
  'brush',
  'O',
  'V',
  'gully',
  'Rd',
  'WW',
];

interface Land {
  readonly mandatory: readonly string[];
  readonly optional: readonly string[];
}

/** A battle that has just reached the phase `battlefield`, on a land that offers this terrain. */
function opened({ mandatory, optional }: Land): Battle {
  const side = (id: string, edge: 'south' | 'north', role: string) => ({
    id,
    edge,
    role,
    facts: { terrain: { mandatory, optional } },
  });
  const checked = checkSetup(dbm, {
    table: dbm.table,
    terrain: [],
    options: { water: true },
    sides: [side('red', 'south', 'invader'), side('blue', 'north', 'defender')],
    bases: [],
    turn: { round: 0, bound: 0, active: 'red', pips: {}, drawOffered: null },
    own: {},
    phase: 'setup',
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const { battle } = checked;
  return begin(dbm, {
    ...battle,
    flow: { phase: 'battlefield', stack: [{ step: 'battlefield' }], awaits: [] },
  }).battle;
}

const MOST_ANSWERS = 80;

/** The battle after bots have laid all terrain. */
function laid(land: Land, seed: number): Battle {
  const random = randomFrom(seed);
  let battle = opened(land);
  for (let at = 0; at < MOST_ANSWERS; at++) {
    const [asked] = battle.flow.awaits;
    if (!asked) return battle;
    const command =
      asked.answer.form === 'faces'
        ? { type: 'roll', faces: asked.answer.dice.map(() => 1 + random(6)) }
        : dbmSetup.answer(dbm, view(dbm, battle, asked.by), asked.by, random, false);
    const decided = decide(dbm, battle, command, asked.by);
    if (!decided.ok)
      throw new Error(`${seed} ${JSON.stringify(command)}: ${JSON.stringify(decided.reasons)}`);
    battle = decided.events.reduce(apply, battle);
  }
  throw new Error(`seed ${seed}: the battlefield is never ready`);
}

const lands: fc.Arbitrary<Land> = fc
  .record({ mandatory: fc.subarray(KINDS, { maxLength: 2 }), optional: fc.subarray(KINDS, { minLength: 2 }) })
  .map(({ mandatory, optional }) => ({
    mandatory,
    optional: optional.filter((kind) => !mandatory.includes(kind)),
  }));

test('whatever the dice say, terrain is laid in legal places and the laying ends', () => {
  fc.assert(
    fc.property(lands, fc.nat(1e6), (land, seed) => {
      const { terrain, table } = laid(land, seed);
      const features = featuresOn({ terrain } as Battle).filter(({ id }) => !id.endsWith('H'));
      for (const [at, piece] of features.entries()) {
        const { minX, minY, maxX, maxY } = boxOf(outlineOf(piece));
        expect([
          minX >= -0.01,
          minY >= -0.01,
          maxX <= table.width + 0.01,
          maxY <= table.depth + 0.01,
        ]).toEqual([true, true, true, true]);
        for (const other of features.slice(at + 1))
          expect(polygonsDistance(outlineOf(piece), outlineOf(other))).toBeGreaterThan(0);
      }
      for (const { kind, line = [] } of terrain) if (kind === 'Rv') expect(isStraightEnough(line)).toBe(true);
      const count = (kind: string) => terrain.filter((piece) => piece.kind === kind).length;
      expect([count('Rv') <= 2, count('WW') <= 1, count('BUA') <= 1]).toEqual([true, true, true]);
    }),
    { numRuns: 12 },
  );
});
