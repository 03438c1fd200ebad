import { armyIndex, type IndexedOrder } from '../../armies/dbmm/army-index.ts';
import { ownFilesBy } from '../debellis/own-files.ts';
import { keptArmyFiles } from '../state/keeping/army-files.ts';
import { bundled } from './armies.ts';

/** The files of lists and orders of battle of DBMM. */
export const own = ownFilesBy<IndexedOrder>({
  files: keptArmyFiles('acies-dbmm-army-files'),
  heading: 'dbmm list',
  index: armyIndex,
  bundledLists: () => bundled().lists,
  readers: () => import('../../armies/dbmm/army-book.ts'),
});
