import { describe, expect, it } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { degreesOf } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { basesOnTable, type PlacedBase } from '../battle.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { followingWay } from './following.ts';
import { poseBack, trackUnder } from './track.ts';
import { endsOf, isWayFault, wayOf } from './way.ts';

const rules = {} as Ruleset;
/** A column of three, 15 mm deep, that looks north. */
const column = basesOnTable(
  battleOf({
    bases: ['A', 'B', 'C'].map((id, at) => ({
      id,
      side: 'red',
      troop: 'Reg Sp (O)',
      at: [600, 300 - 15 * at] as const,
      facing: 0,
    })),
  }),
);

function follow(bases: readonly PlacedBase[], ...path: readonly Leg[]): readonly PlacedBase[] {
  const headWay = wayOf(rules, bases.slice(0, 1), path);
  if (isWayFault(headWay)) throw new Error(headWay.what);
  const way = followingWay(bases, headWay);
  const ends = endsOf(way);
  const links = way.column?.links ?? [];
  return bases.map((base, at) => {
    const follows = links[at - 1];
    return { ...base, pose: ends[at] ?? base.pose, ...(follows ? { follows } : {}) };
  });
}

const places = (bases: readonly PlacedBase[]): readonly (readonly number[])[] =>
  bases.map(({ pose }) => [pose.x, pose.y, degreesOf(pose.facing)].map((each) => Math.round(each * 10) / 10));

describe('a column that follows its head', () => {
  it('stands on the track of its head, each base behind the one before', () => {
    expect(places(follow(column, { pivot: 'left', degrees: 90 }))).toEqual([
      [580, 320, 270],
      [590.6, 309.4, 315],
      [600, 298.3, 0],
    ]);
  });

  it('is straight again when its last base has come round', () => {
    const once = follow(column, { pivot: 'left', degrees: 90 }, { forward: 10 });
    expect(places(follow(once, { forward: 60 }))).toEqual([
      [510, 320, 270],
      [525, 320, 270],
      [540, 320, 270],
    ]);
  });

  it('keeps the poses of all bases on the way, whatever the legs', () => {
    const one = follow(column, { forward: 20 }, { pivot: 'right', degrees: 50 }, { forward: 33 });
    const many = follow(
      column,
      { forward: 20 },
      { pivot: 'right', degrees: 50 },
      { forward: 11 },
      { forward: 22 },
    );
    const apart = one.map(({ pose }, at) => distance(pose, (many[at] as PlacedBase).pose));
    expect(Math.max(...apart)).toBeLessThan(0.01);
  });
});

describe('the track under a column', () => {
  const bent = follow(column, { pivot: 'left', degrees: 90 }, { forward: 10 });

  it('leads through all bases, and straight back beyond the last', () => {
    const track = trackUnder(bent);
    const last = (bent[2] as PlacedBase).pose;
    const at = (mm: number) => {
      const { x, y } = poseBack(track, mm, last);
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    };
    expect([at(0), at(15), at(30)]).toEqual(
      bent.map(({ pose }) => [pose.x, pose.y].map((each) => Math.round(each * 10) / 10)),
    );
    expect(at(40)[0]).toBeCloseTo(last.x - (poseBack(track, 30, last).x - poseBack(track, 40, last).x), 0);
  });

  it('leads to its head where the head has moved off it', () => {
    const [a, b] = column as readonly [PlacedBase, PlacedBase];
    const aside = { ...a, pose: { ...a.pose, x: a.pose.x + 15 } };
    const [segment] = trackUnder([aside, b]);
    expect(degreesOf(segment?.facing ?? 0)).toBeCloseTo(45, 3);
    expect(segment?.mm).toBe(15);
  });
});
