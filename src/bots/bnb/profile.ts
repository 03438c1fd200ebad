import type { Base, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import { figure } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { isBaggage, isCommander, troopOf } from '../../rules/bnb/base.ts';
import { hasMoved, isFiery } from '../../rules/bnb/impetuous/who.ts';
import { moralOf } from '../../rules/bnb/moral.ts';
import { IN_COMMAND } from '../../rules/bnb/moves/command.ts';
import { inTheOpen } from '../../rules/bnb/moves/measure.ts';
import { confidenceOf } from '../../rules/bnb/points-of-confidence.ts';
import { ZONE } from '../../rules/bnb/shooting/shot-line.ts';
import { isLightInfantry, type TroopType } from '../../rules/bnb/troops.ts';
import type { Counsel } from '../profile.ts';
import { packOrders } from './packs.ts';
import { togetherOrders } from './together.ts';

const RAIDERS: readonly TroopType[] = ['LH', 'Cv', 'LCh', 'Cm'];

const SHARES: Readonly<Record<string, number>> = {
  destroyed: 1,
  spent: 0.5,
  flee: 0.3,
  withdraw: 0.1,
  recoil: 0.1,
};

/** Judgements of Blood and Blades: points of confidence are what a battle is lost by. */
export const bnbCounsel: Counsel = {
  worth: (base: Base) => confidenceOf(troopOf(base), isCommander(base)),
  worthOfPiece: () => 0,
  left(battle: Battle, side: SideId) {
    const { routing, losses } = moralOf(battle, side);
    return Math.max(1, routing - losses);
  },
  share: (outcome) => SHARES[outcome] ?? 0,
  hampered: (base: Base) => !isLightInfantry(troopOf(base)),
  precious: (base: Base) => isCommander(base) || isBaggage(base),
  keptBack: (base: Base) => isCommander(base) || isBaggage(base),
  isHeld: (battle: Battle, base: PlacedBase) => enemyContacts(battle, base).length > 0,
  mayMove: (base: Base) => figure(base.bound, 'halted') === 0 && figure(base.bound, 'tactical') === 0,
  mayAttack: (base: Base) => figure(base.bound, 'far') === 0,
  canAttack: () => true,
  shoots: (base: Base) => (troopOf(base).type === 'Bw' ? ZONE : null),
  commands: (base: Base) => (isCommander(base) ? IN_COMMAND : null),
  canStorm: () => true,
  mustEngage: () => false,
  freeOrders: () => [],
  orders: (rules, battle, side) => [
    ...packOrders(rules, battle, side),
    ...togetherOrders(rules, battle, side),
  ],
  march: null,
  stride: inTheOpen,
  byRoad: true,
  hunts: (base: Base) => !isCommander(base) && !isBaggage(base),
  raids: (base: Base) => RAIDERS.includes(troopOf(base).type),
  party: { soon: 4, late: 8 },
  runsAway: (_battle: Battle, base: PlacedBase) => isFiery(base) && !hasMoved(base),
  turnsToFace: () => false,
  facesFlanks: false,
  sparesIll: true,
  patience: 20,
  zeal: 0.3,
  plans: () => [],
};
