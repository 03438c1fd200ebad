import { basesOnTable } from '../src/engine/battle.ts';
import { contactsOf } from '../src/engine/board/contacts.ts';
import { contactName, touchesOf } from '../src/geometry/contact.ts';
import { TURN } from '../src/geometry/exact.ts';
import { rectanglesOverlap } from '../src/geometry/overlap.ts';
import { roundPose } from '../src/geometry/pose.ts';
import { boxesMeet, type Rectangle, rectangleOf } from '../src/geometry/rectangle.ts';
import { CONTACT_GAP } from '../src/geometry/tolerance.ts';
import { BNB } from './fields.ts';
import type { Benchmark } from './harness.ts';
import { forgotten, positionOf, seeded } from './positions.ts';

const COUNT = 100;

/** The same tables as those of the peers: 100 bases of 40 x 20 mm in random poses. */
function scattered(width: number, depth: number): readonly Rectangle[] {
  const random = seeded(20261120);
  return Array.from({ length: COUNT }, () => {
    const pose = roundPose({ x: random() * width, y: random() * depth, facing: Math.floor(random() * TURN) });
    return rectangleOf(pose, 40, 20);
  });
}

/** Counts the pairs of bases that overlap or have a named contact. */
function pairsOf(bases: readonly Rectangle[]): number {
  let found = 0;
  for (let i = 0; i < bases.length; i++) {
    const mine = bases[i] as Rectangle;
    for (let j = i + 1; j < bases.length; j++) {
      const theirs = bases[j] as Rectangle;
      if (!boxesMeet(mine.box, theirs.box, CONTACT_GAP)) continue;
      if (rectanglesOverlap(mine, theirs) || contactName(touchesOf(mine, theirs)) !== null) found++;
    }
  }
  return found;
}

const tables = (where: string, width: number, depth: number): Benchmark => ({
  kind: 'timed',
  name: `overlaps and named contacts of ${COUNT} bases, ${where}: tables`,
  unit: 'a second',
  aim: { at: 'median', value: 20_000 },
  prepare: () => {
    const bases = scattered(width, depth);
    return () => pairsOf(bases);
  },
});

const overlapTests = (where: string, width: number, depth: number): Benchmark => ({
  kind: 'timed',
  name: `${where}: overlap tests`,
  unit: 'a second',
  operations: (COUNT * (COUNT - 1)) / 2,
  prepare: () => {
    const bases = scattered(width, depth);
    return () => {
      let hits = 0;
      for (let i = 0; i < COUNT; i++)
        for (let j = i + 1; j < COUNT; j++)
          if (rectanglesOverlap(bases[i] as Rectangle, bases[j] as Rectangle)) hits++;
      return hits;
    };
  },
});

export const benchmarks: readonly Benchmark[] = [
  tables('whole table', 1200, 900),
  tables('melee', 150, 120),
  overlapTests('whole table', 1200, 900),
  overlapTests('melee', 150, 120),
  {
    kind: 'timed',
    name: 'contacts of every base of a battle of 100 that changed: battles',
    unit: 'a second',
    prepare: () => {
      const opening = positionOf({ field: BNB, bases: COUNT, commands: 1, name: '' });
      return () => {
        const battle = forgotten(opening);
        return basesOnTable(battle).reduce((sum, base) => sum + contactsOf(battle, base).length, 0);
      };
    },
  },
];
