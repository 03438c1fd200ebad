import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { hott } from '../hott/index.ts';
import { rulesets } from '../state/loading/ruleset.ts';
import { threatsTo, whoseStronghold } from './stronghold.ts';

rulesets.value = new Map([['hott', hott]]);

const keep = {
  id: 'keep',
  kind: 'stronghold',
  side: 'red',
  area: [
    [250, 0],
    [350, 0],
    [350, 100],
    [250, 100],
  ],
} as const;

const battleWith = (troop: string, y: number) =>
  battleOf({
    ruleset: 'hott',
    table: [600, 600],
    terrain: [keep],
    bases: [
      { id: 'A', at: [100, 100], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, y], facing: 180, troop },
    ],
  });

const threatsOf = (troop: string, y: number) => threatsTo(hott.rules, battleWith(troop, y), 'red');

test('only the side that has a stronghold is told of enemies who can come to it', () => {
  const battle = battleWith('Warband', 140);
  expect(whoseStronghold(battle, 'red')).toBe('own');
  expect(whoseStronghold(battle, 'blue')).toBe('enemy');
  expect(whoseStronghold({ ...battle, terrain: [] }, 'red')).toBe('none');
  expect(threatsTo(hott.rules, battle, 'red')).toEqual(['Z']);
  expect(threatsTo(hott.rules, battle, 'blue')).toEqual([]);
});

test('an enemy threatens a stronghold if it is near enough for its troops, and on the ground', () => {
  // Warbands go 300 paces, which are 75 mm, and riders 125 mm.
  expect(threatsOf('Warband', 174)).toEqual(['Z']);
  expect(threatsOf('Warband', 177)).toEqual([]);
  expect(threatsOf('Riders', 177)).toEqual(['Z']);
  expect(threatsOf('Flyers', 110)).toEqual([]);
});
