import { expect, test } from 'vitest';
import { armyFiles } from '../../../armies/load-node.ts';
import type { Battle } from '../../../engine/battle.ts';
import { battleNow, newPlay } from '../../../engine/record.ts';
import { isNaval } from '../../../rules/dbm/base.ts';
import { dbm } from '../../../rules/dbm/index.ts';
import { seededDice } from '../../../scenario/dice.ts';
import { randomFrom } from '../../random.ts';
import { loadBots } from '../../rulesets.ts';
import { setUp } from '../../setup/quick-battle.ts';
import { dbmOpener } from '../opening.ts';

const { contenders } = dbmOpener.gather(armyFiles());

/** A battle between two armies, set up by bots. */
async function setUpBetween(red: number, blue: number): Promise<Battle> {
  await loadBots('dbm');
  const [one, other] = [contenders[red]?.army, contenders[blue]?.army];
  const checked = one && other && dbmOpener.open(dbm, one, other);
  if (!checked?.ok) throw new Error(JSON.stringify(checked));
  const start = newPlay(
    dbm,
    { format: 'acies-record/1', ruleset: 'dbm', version: dbm.version, seats: {} },
    checked.battle,
  );
  const done = setUp(dbm, start, ['red', 'blue'], randomFrom(red), seededDice(dbm, blue));
  if (!done.ok) throw new Error(JSON.stringify(done.faults));
  return battleNow(done.play);
}

test.each(contenders.map(({ id }, at) => [id, at] as const))('the army %s finds room', async (_, at) => {
  const battle = await setUpBetween(at, (at + 1) % contenders.length);
  expect(battle.turn.bound).toBe(1);
  // Without water ships stay away.
  const left = battle.bases.filter((base) => base.place === 'reserve' && !isNaval(base));
  expect(left.map(({ id }) => id)).toEqual([]);
});
