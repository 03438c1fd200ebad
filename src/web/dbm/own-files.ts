import { armyIndex, type IndexedOrder } from '../../armies/dbm/army-index.ts';
import { ownFilesBy } from '../debellis/own-files.ts';
import { keptArmyFiles } from '../state/keeping/army-files.ts';
import { bundled } from './armies.ts';

/** The files of lists and orders of battle of DBM. */
export const own = ownFilesBy<IndexedOrder>({
  files: keptArmyFiles('acies-dbm-army-files'),
  heading: 'dbm list',
  index: armyIndex,
  bundledLists: () => bundled().lists,
  readers: () => import('../../armies/dbm/army-book.ts'),
});
