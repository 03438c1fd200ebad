import type { IndexedOrder } from '../../armies/dbm/army-index.ts';
import { battleArmyOf } from '../../bots/dbm/setup/army.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { newBattlesBy } from '../debellis/new-battles.ts';
import type { NewBattles } from '../on-screen/new-battles.ts';
import { bundled } from './armies.ts';
import { own } from './own-files.ts';

/** New battles of De Bellis Multitudinis. */
export const newBattles: NewBattles = newBattlesBy<IndexedOrder>({
  game: DBM,
  keys: { facts: 'screen.army.dbm-facts', line: 'screen.army.dbm-line' },
  enemies: [
    ['egypt', 'hatti'],
    ['assyria', 'babylon'],
    ['greeks', 'persia'],
    ['macedon', 'persia'],
    ['rome', 'carthage'],
    ['rome', 'gaul'],
    ['seleucia', 'parthia'],
    ['emperors', 'dacia'],
    ['emperors', 'parthia'],
    ['norse', 'saxons'],
    ['franks', 'norse'],
    ['byzantium', 'arabs'],
    ['england', 'france'],
    ['england', 'scotland'],
    ['mongols', 'rus'],
  ],
  bundled: () => bundled().orders,
  own: own.orders,
  battleArmyOf,
  files: own.files,
  teller: async () => (await import('../../armies/dbm/messages.ts')).tellFinding,
  /** An order of battle can go into battle, a list is shown in the workshop. */
  async open(text, tell) {
    const opened = await own.keep(text);
    if (opened.kind === 'faults') return { next: 'faults', faults: opened.faults.map(tell) };
    return { next: opened.kind === 'list' ? 'workshop' : 'new-battle', army: opened.id };
  },
});
