import { canShoot, rangeOf } from '../../debellis/shooting/shooters.ts';
import { isGeneral } from '../../debellis/troops/base.ts';
import type { Base } from '../../engine/battle.ts';
import type { DbmmClause } from '../../rules/dbmm/clauses/ids.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { equivalentsOf } from '../../rules/dbmm/morale/equivalents.ts';
import { isGeneralFar } from '../../rules/dbmm/moves/general-reach.ts';
import { troopOf } from '../../rules/dbmm/troops/base.ts';
import { offTableOf } from '../debellis/off-table.ts';
import type { GuideOnScreen } from '../on-screen/guide.ts';

const worthOf = (base: Base): number => equivalentsOf({ troop: troopOf(base) });

export const guide: GuideOnScreen = {
  terms: {
    losses: 'dbmm.end.1',
    overlapped: 'dbmm.tac.3',
    points: 'dbmm.order.1',
    going: 'dbmm.terr.1',
    grade: 'dbmm.res.4',
    zone: 'dbmm.tz.1',
    tactical: 'dbmm.move.1',
    far: 'dbmm.move.3',
    bound: 'dbmm.seq.4',
    spent: 'dbmm.me.29',
  } satisfies Readonly<Record<string, DbmmClause>>,
  burdens: {
    'dbmm.tactic.overlapped': 'overlapped',
    'dbmm.tactic.beset': 'flanked',
    'dbmm.tactic.height': 'ground',
    'dbmm.tactic.rough': 'ground',
    'dbmm.tactic.difficult': 'ground',
  },
  aims: (base) => canShoot(DBMM, troopOf(base)),
  lossOf: (_, base) => (base.place === 'lost' ? worthOf(base) : 0),
  worthOf,
  isUnled: (battle, base) => !isGeneral(base) && isGeneralFar({ battle, bases: [base] }),
  facts: (base) =>
    canShoot(DBMM, troopOf(base))
      ? [
          {
            rule: 'dbmm.shoot.1' satisfies DbmmClause,
            key: 'guide.fact.shoots',
            figures: { range: rangeOf(DBMM, base) },
          },
        ]
      : [],
  offTable: offTableOf(DBMM),
};
