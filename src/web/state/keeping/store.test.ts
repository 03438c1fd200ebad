import { expect, test } from 'vitest';
import type { BattleRecord } from '../../../engine/battle/record.ts';
import { forgetBattle, isUnkept, type KeptBattle, keepBattle, keptBattles } from './store.ts';

const battle = (id: string): KeptBattle => ({
  id,
  name: id,
  saved: 0,
  record: {} as BattleRecord,
  players: {},
  dice: 'program',
  bot: 'playing',
});

/** Node has no browser store, so nothing is stored. */
const listed = async (): Promise<readonly string[]> => (await keptBattles()).map(({ id }) => id);

test('a battle that could not be stored lasts as long as the page', async () => {
  expect(await keepBattle(battle('one'))).toBe(false);
  expect(isUnkept('one')).toBe(true);
  expect(await listed()).toEqual(['one']);
});

test('a deleted battle does not come back, even with writes still waiting', async () => {
  const late = keepBattle(battle('two'));
  await forgetBattle('two');
  await late;
  await keepBattle(battle('two'));
  expect(await listed()).not.toContain('two');
});
