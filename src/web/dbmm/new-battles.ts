import type { ArmyFile } from '../../armies/army-file.ts';
import { readArmyOrder } from '../../armies/dbmm/army-book.ts';
import { type ArmyIndex, armyIndex, type IndexedOrder } from '../../armies/dbmm/army-index.ts';
import { BUNDLED } from '../../armies/dbmm/bundled.ts';
import { battleArmyOf } from '../../bots/dbmm/setup/army.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { newBattlesBy } from '../debellis/new-battles.ts';
import type { NewBattles } from '../on-screen/new-battles.ts';
import { keptArmyFiles, ownPath } from '../state/keeping/army-files.ts';

const files = keptArmyFiles('acies-dbmm-army-files');

let index: ArmyIndex | null = null;

/** The armies that come with the program. */
function bundled(): ArmyIndex {
  index ??= armyIndex(BUNDLED);
  return index;
}

const ordersOf = (some: readonly ArmyFile[]): readonly IndexedOrder[] =>
  armyIndex(some, bundled().lists).orders;

/** New battles of De Bellis Magistrorum Militum. */
export const newBattles: NewBattles = newBattlesBy<IndexedOrder>({
  game: DBMM,
  keys: { facts: 'screen.army.dbmm-facts', line: 'screen.army.dbmm-line' },
  enemies: [
    ['mm-macedon', 'mm-persia'],
    ['mm-rome', 'mm-gaul'],
    ['mm-normans', 'mm-english'],
    ['mm-mongols', 'mm-poland'],
  ],
  bundled: () => bundled().orders,
  own: () => ordersOf(files.all()),
  battleArmyOf,
  lineFigures: ({ ability }) => ({ ability: ability ?? 'none' }),
  files,
  teller: async () => (await import('../../armies/dbmm/messages.ts')).tellFinding,
  async open(text, tell) {
    const { order, faults } = readArmyOrder(text);
    const file = { path: ownPath(order?.name ?? ''), text };
    const [raised] = order ? ordersOf([file]) : [];
    const wrong = [...faults, ...(raised?.muster.faults ?? [])];
    if (!raised || wrong.length > 0) return { next: 'faults', faults: wrong.map(tell) };
    files.keep(file);
    return { next: 'new-battle', army: raised.id };
  },
});
