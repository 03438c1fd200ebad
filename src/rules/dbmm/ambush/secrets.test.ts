import { expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { view } from '../../../engine/game/view.ts';
import { dbmm } from '../index.ts';
import { mayHide } from './secrets.ts';

const battle = battleOf({
  ruleset: 'dbmm',
  table: [1800, 1200],
  own: { notesWritten: true },
  bases: [
    { id: 'A', troop: 'Reg Bd (O)', at: [900, 300] },
    { id: 'P?1', troop: 'Reg Ps (O)', at: [900, 400], place: 'ambush' },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [900, 900], facing: 180 },
  ],
});

const withWood = {
  ...battle,
  terrain: [
    {
      id: 'w',
      kind: 'Wd',
      area: [
        { x: 800, y: 350 },
        { x: 1000, y: 350 },
        { x: 1000, y: 500 },
        { x: 800, y: 500 },
      ],
    },
  ],
};

test('an ambush does not exist for the enemy', () => {
  const seen = () => view(dbmm, battle, 'blue').bases.map(({ id }) => id);
  expect(seen()).toEqual(['A', 'Z']);
  expect(withDropped(['dbmm.ambush.9'], seen)).toContain('P?1');
});

test('whether somebody could hide is told by the ground and the options, and not by who hides', () => {
  const empty = { ...withWood, bases: battle.bases.filter(({ place }) => place !== 'ambush') };
  for (const each of [withWood, empty]) {
    expect(mayHide(each)).toBe(true);
    expect(mayHide({ ...each, options: { ambush: false } })).toBe(true);
    expect(mayHide({ ...each, options: { ambush: false, concealedCommand: false } })).toBe(false);
  }
  expect(mayHide(battle)).toBe(false);
  expect(withDropped(['dbmm.ambush.11'], () => mayHide(withWood))).toBe(false);
});

test('an element that was taken off the table stays known, one that was put aside unseen does not', () => {
  const [first, ...others] = battle.bases;
  const aside = (marks: object) => ({ ...first, place: 'aside', pose: null, marks: { ...marks } });
  const seen = (marks: object) =>
    view(dbmm, { ...battle, bases: [aside(marks), ...others] } as typeof battle, 'blue').bases.map(
      ({ id }) => id,
    );
  expect(seen({ seen: 1 })).toContain('A');
  expect(seen({})).not.toContain('A');
});
