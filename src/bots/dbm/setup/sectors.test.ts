import { expect, test } from 'vitest';
import { armyFiles } from '../../../armies/load-node.ts';
import { commandNames, commandOf } from '../../../engine/army/commands.ts';
import type { Battle } from '../../../engine/battle.ts';
import { dbm } from '../../../rules/dbm/index.ts';
import { sectorsOf } from '../../debellis/setup/sectors.ts';
import { dbmOpener } from '../opening.ts';
import { ARMY } from './answer.ts';

/** A battle of an army with three commands, before its setup. */
function threeCommands(): Battle {
  const army = dbmOpener.gather(armyFiles()).find('dbm/hatti/kings-of-syria')?.army;
  const checked = army && dbmOpener.open(dbm, army, army);
  if (!checked?.ok) throw new Error('no battle');
  expect(commandNames(checked.battle, 'red')).toHaveLength(3);
  return checked.battle;
}

test.each(['1', '2', '3'])('the others keep their sectors if command %s marches round a flank', (away) => {
  const battle = threeCommands();
  const before = sectorsOf(ARMY, battle, 'red');
  const left = battle.bases.map((base) =>
    base.side === 'red' && commandOf(base) === away ? { ...base, place: 'flank' } : base,
  );
  const after = sectorsOf(ARMY, { ...battle, bases: left }, 'red');
  expect([...after.keys()]).toEqual([...before.keys()].filter((name) => name !== away));
  for (const [name, { from, to }] of after) {
    const own = before.get(name);
    expect(from).toBeLessThanOrEqual(own?.from ?? Number.NaN);
    expect(to).toBeGreaterThanOrEqual(own?.to ?? Number.NaN);
  }
  // Nothing of the front is left out.
  const all = [...before.values()];
  const now = [...after.values()];
  expect([now[0]?.from, now.at(-1)?.to]).toEqual([all[0]?.from, all.at(-1)?.to]);
});
