import { expect, test } from 'vitest';
import { onTable } from '../../../../test/support/battle.ts';
import { standingAt } from './outcomes.test-support.ts';
import { pursuitRule } from './pursuit.ts';

test('knights pursue a loser that gives way or is destroyed, not one that stands or is bespelled', () => {
  const bases = [
    { id: 'A', troop: 'Knights', at: [300, 300] as const },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 300] as const, facing: 180 },
  ];
  const battle = standingAt({ bases }, []);
  const rule = (outcome: string) => pursuitRule(battle, onTable(battle, 'A'), 'Z', outcome);
  for (const outcome of ['recoil', 'flee', 'destroyed']) expect(rule(outcome)).toBe('hott.pursue.1');
  for (const outcome of ['stand', 'ensorcelled']) expect(rule(outcome)).toBeNull();
});
