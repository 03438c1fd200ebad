import type { Base } from '../../engine/battle.ts';
import type { BnbClause } from '../../rules/bnb/clauses/ids.ts';
import { lossOf } from '../../rules/bnb/ending/moral.ts';
import { MU } from '../../rules/bnb/measures.ts';
import { ZONE } from '../../rules/bnb/shooting/shot-line.ts';
import { troopOf } from '../../rules/bnb/troops/base.ts';
import type { GuideOnScreen } from '../on-screen/guide.ts';

const aims = (base: Base): boolean => troopOf(base).type === 'Bw';

export const guide: GuideOnScreen = {
  terms: {
    losses: 'bnb.moral.8',
    overlapped: 'bnb.tactic.10',
    points: 'bnb.pig.1',
    grade: 'bnb.troop.3',
    regular: 'bnb.troop.2',
    zone: 'bnb.zoc.1',
    spent: 'bnb.moral.5',
    back: 'bnb.recoil.1',
    far: 'bnb.far.1',
    tactical: 'bnb.tactical.2',
    gap: 'bnb.gap.1',
    pack: 'bnb.pack.1',
    halt: 'bnb.pig.9',
    bound: 'bnb.bound.3',
    round: 'bnb.bound.2',
  } satisfies Readonly<Record<string, BnbClause>>,
  burdens: {
    'tactic.overlapped': 'overlapped',
    'tactic.flanked': 'flanked',
    'tactic.rear': 'flanked',
    'tactic.upper-ground': 'ground',
    'tactic.river-edge': 'ground',
  },
  aims,
  lossOf: (_, base) => lossOf(base),
  worthOf: (base) => lossOf({ ...base, place: 'lost' }),
  facts: (base) =>
    aims(base)
      ? [
          {
            rule: 'bnb.shoot.3' satisfies BnbClause,
            key: 'guide.fact.shoots',
            figures: { range: ZONE.depth, moved: MU },
          },
        ]
      : [],
};
