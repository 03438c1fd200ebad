import { describe, expect, it } from 'vitest';
import type { BaseWords } from '../../../../test/support/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import type { Leg } from '../../../engine/command.ts';
import { candidatesFor } from '../../../engine/moves/family.ts';
import { wayOfGroup } from '../../../engine/moves/formations.ts';
import { endsOf, isWayFault } from '../../../engine/moves/way.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { hott } from '../index.ts';
import { ordersIn } from './moves.test-support.ts';

const COLUMN: readonly BaseWords[] = [0, 1, 2].map((at) => ({
  id: `W${at}`,
  side: 'red',
  troop: 'Warband',
  at: [200 - at * 20, 100],
  facing: 90,
}));
const column = ordersIn({ bases: COLUMN });

/** The ends of a column of three that follows its head along a path: `[x, y, degrees]`, to a hundredth. */
function ends(path: readonly Leg[], from = basesOnTable(column)): readonly (readonly number[])[] {
  const way = wayOfGroup(hott, column, from, path);
  if (isWayFault(way)) throw new Error(way.what);
  return endsOf(way).map(({ x, y, facing }) =>
    [x, y, degreesOf(facing)].map((each) => Math.round(each * 100) / 100),
  );
}

describe('moves that are offered to form a column', () => {
  const offered = (bases: readonly BaseWords[]) => {
    const battle = ordersIn({ bases });
    const candidates = candidatesFor(
      hott,
      battle,
      bases.map(({ id }) => id),
    );
    return candidates.filter(({ kind }) => kind === 'column').length;
  };
  const beside = (count: number): readonly BaseWords[] =>
    Array.from({ length: count }, (_, at) => ({ id: `W${at}`, troop: 'Warband', at: [200 + at * 40, 100] }));

  it('let a line form behind each of its bases, and a column form no other', () => {
    expect(offered(beside(3))).toBeGreaterThanOrEqual(3);
    expect(offered(COLUMN)).toBe(0);
  });
});

describe('a column that follows its head', () => {
  it('bends where the head wheeled', () => {
    const path: Leg[] = [{ pivot: 'left', degrees: 30 }, { forward: 20 }, { column: { head: 'W0' } }];
    const [head, second, third] = ends(path);
    expect(head?.[2]).toBe(60);
    expect(second?.[2]).toBe(60);
    expect(third?.slice(1)).toEqual([100, 90]);
  });

  it('keeps its spaces, and is straight again once the last base has wheeled', () => {
    const path: Leg[] = [{ pivot: 'left', degrees: 90 }, { forward: 120 }, { column: { head: 'W0' } }];
    const [head, second, third] = ends(path);
    expect([head, second, third]).toEqual([
      [220, 240, 0],
      [220, 220, 0],
      [220, 200, 0],
    ]);
  });

  it('keeps them over several moves', () => {
    let bases = basesOnTable(column);
    for (const path of [
      [{ pivot: 'left' as const, degrees: 90 }],
      [{ forward: 30 }],
      [{ forward: 30 }],
      [{ forward: 60 }],
    ]) {
      const way = wayOfGroup(hott, column, bases, [...path, { column: { head: 'W0' } }]);
      if (isWayFault(way)) throw new Error(way.what);
      bases = bases.map((base, at) => ({ ...base, pose: endsOf(way)[at] ?? base.pose }));
    }
    const ys = bases.map(({ pose }) => Math.round(pose.y));
    expect(ys).toEqual([240, 220, 200]);
  });

  it('is refused if its leg asks for another facing or names other bases', () => {
    for (const words of [{ facing: 'left' }, { head: 'X' }, { order: ['W0', 'X'] }]) {
      const way = wayOfGroup(hott, column, basesOnTable(column), [{ column: words }]);
      expect(way).toMatchObject({ what: 'unknown-leg', kind: 'column' });
    }
  });
});
