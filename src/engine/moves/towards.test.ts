import { describe, expect, it } from 'vitest';
import { type BaseWords, battleOf, onTable } from '../../../test/support/battle.ts';
import { basesOnTable } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { FamilyOptions } from './candidate.ts';
import { towards } from './towards.ts';

const rules = { moves: { paths: { turnsFreely: true } } } as Ruleset;

/** The candidate paths of a base at (600, 300) that looks north, towards a point. */
function waysTo(x: number, y: number, options: FamilyOptions = {}, ...friends: readonly BaseWords[]) {
  const battle = battleOf({ bases: [{ id: 'A', at: [600, 300] }, ...friends] });
  const first = onTable(battle, 'A');
  const others = basesOnTable(battle).filter((base) => base !== first);
  const family = { rules, battle, movers: [first], first, others, reach: 200, options };
  return towards(family, { x, y }).map(({ command }) => command.path);
}

describe('moves towards a point', () => {
  it('go straight on if it lies straight ahead', () => {
    expect(waysTo(600, 350)).toEqual([[{ forward: 50 }]]);
    expect(waysTo(600, 900)).toEqual([[{ forward: 200 }]]);
  });

  it('pivot if it lies to one side, or go there directly', () => {
    const ways = waysTo(700, 400);
    expect(ways.map((path) => path.length)).toEqual([1, 2]);
    expect(ways[1]?.[0]).toMatchObject({ pivot: 'right' });
  });

  it('step out of a line of friends first, but only if asked for', () => {
    const beside: BaseWords = { id: 'B', at: [640, 300] };
    const stepsOut = (path: readonly unknown[]) => JSON.stringify(path[0]) === '{"to":[600,315,0]}';
    expect(waysTo(700, 400, {}, beside).some(stepsOut)).toBe(false);
    expect(waysTo(700, 400, { steppingOut: true }, beside).some(stepsOut)).toBe(true);
    expect(waysTo(700, 400, { steppingOut: true }).some(stepsOut)).toBe(false);
  });
});
