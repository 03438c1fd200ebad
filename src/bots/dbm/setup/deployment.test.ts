import { expect, test } from 'vitest';
import { armyFiles } from '../../../armies/load-node.ts';
import { isDoubleBased } from '../../../debellis/bases/double-bases.ts';
import { lineBehind } from '../../../debellis/fights/contacts.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { battleNow, newPlay } from '../../../engine/battle/record.ts';
import { type Base, type Battle, basesOnTable } from '../../../engine/battle.ts';
import { dbm } from '../../../rules/dbm/index.ts';
import { isNaval, isOf } from '../../../rules/dbm/troops/base.ts';
import { seededDice } from '../../../scenario/dice.ts';
import { randomFrom } from '../../random.ts';
import { loadBots } from '../../rulesets.ts';
import { setUp } from '../../setup/quick-battle.ts';
import { dbmOpener } from '../opening.ts';

const { contenders } = dbmOpener.gather(armyFiles());

/** A battle between two armies, set up by bots. `altered` changes it before that. */
async function setUpBetween(red: number, blue: number, altered = (battle: Battle): Battle => battle) {
  await loadBots('dbm');
  const [one, other] = [contenders[red]?.army, contenders[blue]?.army];
  const checked = one && other && dbmOpener.open(dbm, one, other);
  if (!checked?.ok) throw new Error(JSON.stringify(checked));
  const start = newPlay(
    dbm,
    { format: 'acies-record/1', ruleset: 'dbm', version: dbm.version, seats: {} },
    altered(checked.battle),
  );
  const done = setUp(dbm, start, { random: randomFrom(red), dice: seededDice(dbm, blue) });
  if (!done.ok) throw new Error(JSON.stringify(done.faults));
  return battleNow(done.play);
}

// Random setups of the slow tests meet the others.
const some = contenders.map(({ id }, at) => [id, at] as const).filter(([, at]) => at % 3 === 0);

test.each(some)('the army %s finds room', async (_, at) => {
  const battle = await setUpBetween(at, (at + 1) % contenders.length);
  expect(battle.turn.bound).toBe(1);
  // Without water ships stay away.
  const left = battle.bases.filter((base) => base.place === 'reserve' && !isNaval(base));
  expect(left.map(({ id }) => id)).toEqual([]);
});

test('rear halves stand behind their front halves', async () => {
  const isDoubled = (base: Base): boolean =>
    base.side === 'red' && isOf(base, 'Pk', 'Sp') && !isGeneral(base);
  const doubled = (battle: Battle): Battle => {
    const fronts = battle.bases.filter(isDoubled).filter((_, at) => at % 4 === 0);
    const marked = (base: Base): Base =>
      fronts.includes(base) ? { ...base, marks: { ...base.marks, doubleBased: 1 } } : base;
    return { ...battle, bases: battle.bases.map(marked) };
  };
  const carthage = contenders.findIndex(({ id }) => id.startsWith('dbm/carthage'));
  const battle = await setUpBetween(carthage, 0, doubled);
  expect(battle.turn.bound).toBe(1);
  const fronts = basesOnTable(battle).filter(isDoubleBased);
  expect(fronts.length).toBeGreaterThan(1);
  expect(fronts.filter((front) => lineBehind(battle, front) === null)).toEqual([]);
});
