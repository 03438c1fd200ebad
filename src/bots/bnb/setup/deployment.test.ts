import '../../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BattleWords, baseOf, battleOf, box } from '../../../../test/support/battle.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { planDeployment } from './deployment.ts';

const bases = [
  baseOf({ id: 'G', troop: 'Reg Cv (O)', marks: { cInC: 1 } }),
  ...Array.from({ length: 12 }, (_, at) => baseOf({ id: `B${at}`, troop: 'Reg Bd (O)' })),
];
type Terrain = NonNullable<BattleWords['terrain']>;

/** How far east each base deploys. */
const xs = (terrain: Terrain): readonly number[] =>
  planDeployment(bnb, battleOf({ bases: [], terrain }), 'red', bases, false).map(({ pose }) => pose.x);

const river = (x: number): Terrain[number] => ({
  id: `R${x}`,
  kind: 'Rv',
  line: [
    [x, 0],
    [x, 750],
  ],
  width: 20,
});
const lake: Terrain[number] = { id: 'L', kind: 'La', area: box(690, 0, 40, 400) };

describe('an army of Blood and Blades', () => {
  test('stands in the middle of open ground', () => {
    const all = xs([]);
    expect(all).toHaveLength(13);
    expect(Math.min(...all)).toBeLessThan(450);
    expect(Math.max(...all)).toBeGreaterThan(750);
  });

  test.each([
    ['a river', river(700)],
    ['a lake', lake],
  ])('stands on one bank of %s', (_, water) => {
    const all = xs([water]);
    expect(all).toHaveLength(13);
    expect(new Set(all.map((x) => x < 700)).size).toBe(1);
  });

  test('stands on one bank even if some bases must stand behind the line', () => {
    const all = xs([river(420), river(800)]);
    expect(all).toHaveLength(13);
    expect(new Set(all.map((x) => (x < 420 ? 'left' : x < 800 ? 'middle' : 'right'))).size).toBe(1);
  });
});
