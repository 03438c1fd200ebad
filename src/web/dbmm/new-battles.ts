import type { IndexedOrder } from '../../armies/dbmm/army-index.ts';
import { battleArmyOf } from '../../bots/dbmm/setup/army.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { newBattlesBy } from '../debellis/new-battles.ts';
import type { NewBattles } from '../on-screen/new-battles.ts';
import { bundled } from './armies.ts';
import { own } from './own-files.ts';

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
  own: own.orders,
  battleArmyOf,
  lineFigures: ({ ability }) => ({ ability: ability ?? 'none' }),
  files: own.files,
  teller: async () => (await import('../../armies/dbmm/messages.ts')).tellFinding,
  /** An order of battle can go into battle, a list is shown in the workshop. */
  async open(text, tell) {
    const opened = await own.keep(text);
    if (opened.kind === 'faults') return { next: 'faults', faults: opened.faults.map(tell) };
    return { next: opened.kind === 'list' ? 'workshop' : 'new-battle', army: opened.id };
  },
});
