import { eeOf } from '../../debellis/ending/lost.ts';
import { canShoot, rangeOf } from '../../debellis/shooting/shooters.ts';
import { isGeneral } from '../../debellis/troops/base.ts';
import type { Base } from '../../engine/battle.ts';
import type { DbmClause } from '../../rules/dbm/clauses/ids.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { isOutOfReach } from '../../rules/dbm/moves/price.ts';
import { isOf, troopOf } from '../../rules/dbm/troops/base.ts';
import { offTableOf } from '../debellis/off-table.ts';
import type { GuideOnScreen } from '../on-screen/guide.ts';
import type { Told } from '../on-screen/told.ts';

/** The range of a shooter, and what keeps it from shooting. */
function shotsOf(base: Base): Told {
  const figures = { range: rangeOf(DBM, base) };
  if (isOf(base, 'Art(S)', 'Art(O)', 'Art(I)'))
    return { rule: 'dbm.art.12' satisfies DbmClause, key: 'guide.fact.shoots-still', figures };
  const isOwn = isOf(base, 'Art') && !isOf(base, 'Art(X)');
  return {
    rule: 'dbm.shoot.6' satisfies DbmClause,
    key: isOwn ? 'guide.fact.shoots-own' : 'guide.fact.shoots',
    figures,
  };
}

export const guide: GuideOnScreen = {
  terms: {
    losses: 'dbm.ee.4',
    overlapped: 'dbm.tac.8',
    points: 'dbm.pip.3',
    going: 'dbm.going.1',
    grade: 'dbm.grade.1',
    zone: 'dbm.zoc.1',
    tactical: 'dbm.move.2',
    far: 'dbm.march.3',
    bound: 'dbm.seq.1',
    spent: 'dbm.ee.4',
  } satisfies Readonly<Record<string, DbmClause>>,
  burdens: {
    'dbm.tactic.beset overlap': 'overlapped',
    'dbm.tactic.beset flank': 'flanked',
    'dbm.tactic.beset rear': 'flanked',
    'dbm.tactic.height': 'ground',
    'dbm.tactic.slowed': 'ground',
    'dbm.tactic.broken-ground': 'ground',
    'dbm.tactic.broken-ranks': 'ground',
  },
  aims: (base) => canShoot(DBM, troopOf(base)),
  lossOf: (_, base) => (base.place === 'lost' ? eeOf(DBM, base) : 0),
  worthOf: (base) => eeOf(DBM, base),
  isUnled: (battle, base) => !isGeneral(base) && isOutOfReach(DBM, { battle, bases: [base] }),
  facts: (base) => (canShoot(DBM, troopOf(base)) ? [shotsOf(base)] : []),
  offTable: offTableOf(DBM),
};
