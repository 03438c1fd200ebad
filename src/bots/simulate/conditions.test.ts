import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../engine/battle.ts';
import { hott } from '../../rules/hott/index.ts';
import { loadPosition } from '../../scenario/load.ts';
import { type Condition, condition } from '../../scenario/position-schema.ts';
import { holds, namesIn } from './conditions.ts';

type Place = readonly [number, number, number];

const START = { A: [300, 200, 0], X: [300, 300, 180], G: [300, 100, 0] } as const;

/** A position of Blades A and G against Blades X, with a wood in the west; the places left out are those at the start. */
function position(places: Readonly<Record<string, Place>> = {}): Battle {
  const all: Readonly<Record<string, Place>> = { ...START, ...places };
  const loaded = loadPosition(hott, {
    format: 'acies-scenario/1',
    ruleset: 'hott',
    terrain: [
      {
        id: 'wood',
        kind: 'wood',
        area: [
          [100, 100],
          [200, 100],
          [200, 300],
          [100, 300],
        ],
      },
    ],
    bases: Object.entries(all).map(([id, at]) => ({
      id,
      side: id === 'X' ? 'blue' : 'red',
      troop: 'Blades',
      at: [...at] as [number, number, number],
    })),
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const FRONT: Place = [300, 300, 0];
/** At the right flank of X, which faces south: its front lies along it. */
const FLANK: Place = [280, 320, 90];
const REAR: Place = [300, 315, 180];
/** Beside the front of X, corner to corner. */
const ASIDE: Place = [340, 300, 0];

const inFlank: Condition = { meets: ['A', 'X'], from: 'flank' };

describe('a condition', () => {
  test.each<[string, Condition, Place, boolean]>([
    ['meets', { meets: ['A', 'X'] }, FRONT, true],
    ['meets', { meets: ['A', 'X'] }, ASIDE, false],
    ['meets with a corner', { meets: ['A', 'X'] }, [314, 329.1421, 135], true],
    ['meets in front', { meets: ['A', 'X'], from: 'front' }, FRONT, true],
    ['meets in front', { meets: ['A', 'X'], from: 'front' }, FLANK, false],
    ['meets in the flank', inFlank, FLANK, true],
    ['meets in the flank', inFlank, FRONT, false],
    ['meets in the rear', { meets: ['A', 'X'], from: 'rear' }, REAR, true],
    ['meets in the rear', { meets: ['A', 'X'], from: 'rear' }, FLANK, false],
    ['apart', { apart: ['A', 'X'] }, [300, 260, 0], true],
    ['apart', { apart: ['A', 'X'] }, ASIDE, false],
    ['free', { free: 'A' }, [300, 260, 0], true],
    ['free', { free: 'A' }, FRONT, false],
    ['overlaps', { overlaps: ['A', 'X'] }, ASIDE, true],
    ['overlaps', { overlaps: ['A', 'X'] }, FRONT, false],
    ['behind', { behind: ['A', 'X'] }, [300, 325, 180], true],
    ['behind', { behind: ['A', 'X'] }, [300, 340, 180], false],
    ['nearer', { nearer: ['A', 'X'], by: 40 }, [300, 240, 0], true],
    ['nearer', { nearer: ['A', 'X'], by: 40 }, [300, 239, 0], false],
    ['nearer to terrain', { nearer: ['A', 'wood'], by: 30 }, [260, 200, 0], true],
    ['farther', { farther: ['A', 'X'], by: 30 }, [300, 165, 0], true],
    ['farther', { farther: ['A', 'X'], by: 30 }, [300, 190, 0], false],
    ['within', { within: ['A', 'X'], by: 50 }, [300, 250, 0], true],
    ['within', { within: ['A', 'X'], by: 50 }, [300, 249, 0], false],
    ['beyond', { beyond: ['A', 'X'], by: 50 }, [300, 249, 0], true],
    ['beyond', { beyond: ['A', 'X'], by: 50 }, [300, 250, 0], false],
    ['still', { still: 'A' }, START.A, true],
    ['still', { still: 'A' }, [300, 200, 10], false],
    ['between', { between: ['A', 'X', 'G'] }, [310, 200, 0], true],
    ['between', { between: ['A', 'X', 'G'] }, [340, 200, 0], false],
    ['faces', { faces: ['A', 'X'] }, [360, 200, 0], true],
    ['faces', { faces: ['A', 'X'] }, [300, 200, 90], false],
    ['in', { in: ['A', 'wood'] }, [150, 200, 0], true],
    ['in', { in: ['A', 'wood'] }, [210, 200, 0], false],
    ['reaches', { reaches: ['A', 'wood'] }, [220, 200, 0], true],
    ['reaches', { reaches: ['A', 'wood'] }, [230, 200, 0], false],
    ['one of several', { any: [[inFlank], [{ free: 'A' }, { still: 'A' }]] }, FLANK, true],
    ['one of several', { any: [[inFlank], [{ free: 'A' }, { still: 'A' }]] }, [300, 250, 0], false],
  ])('“%s” %#', (_, wanted, place, expected) => {
    expect(condition.safeParse(wanted).success).toBe(true);
    expect(holds({ before: position(), after: position({ A: place }) }, wanted)).toBe(expected);
  });

  test.each<[string, Condition]>([
    ['a base', { free: 'B' }],
    ['the second of two', { apart: ['A', 'B'] }],
    ['a base to go to', { nearer: ['A', 'B'], by: 1 }],
    ['a piece', { in: ['A', 'hill'] }],
    ['a base that has not moved', { still: 'B' }],
  ])('does not hold where %s is missing', (_, wanted) => {
    expect(holds({ before: position(), after: position() }, wanted)).toBe(false);
  });

  test('tells what it is about', () => {
    expect(namesIn({ any: [[inFlank], [{ free: 'G' }, { nearer: ['A', 'wood'], by: 3 }]] })).toEqual([
      'A',
      'X',
      'G',
      'A',
      'wood',
    ]);
  });

  test.each([
    ['an unknown kind', { sees: ['A', 'X'] }],
    ['two kinds', { free: 'A', still: 'A' }],
    ['no distance', { nearer: ['A', 'X'] }],
    ['one base where two belong', { meets: ['A'] }],
    ['an unknown side', { meets: ['A', 'X'], from: 'above' }],
    ['a choice of one', { any: [[{ free: 'A' }]] }],
  ])('is refused with %s', (_, wanted) => {
    expect(condition.safeParse(wanted).success).toBe(false);
  });
});
