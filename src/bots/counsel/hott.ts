import type { Base, Battle, SideId } from '../../engine/battle.ts';
import { figure } from '../../engine/battle.ts';
import { elementOf, isGeneral, isLurker, isOf } from '../../rules/hott/base.ts';
import { lostAp, totalAp } from '../../rules/hott/lost.ts';
import { costOf } from '../../rules/hott/troops.ts';
import type { Counsel } from './counsel.ts';

/** Most elements cost 2 army points: such a one counts as the commonest base of any other army does. */
const COMMON = 2;
/** What the loss of a general is worth beside his element: half a battle is lost with him. */
const GENERAL = 2;

/** Judgements of Hordes of the Things: army points are what a battle is lost by. */
export const hottCounsel: Counsel = {
  worth: (base: Base) => costOf(elementOf(base)) / COMMON + (isGeneral(base) ? GENERAL : 0),
  left: (battle: Battle, side: SideId) =>
    Math.max(1, (totalAp(battle, side) / 2 - lostAp(battle, side)) / COMMON),
  losses: { destroyed: 1, ensorcelled: 0.8, captured: 1, flee: 0.3, recoil: 0.1 },
  hampered: (base: Base) => !isOf(base, 'Shooters', 'Warband', 'Beasts') && !isLurker(base),
  precious: (base: Base) => isGeneral(base),
  mayMove: (base: Base) => figure(base.bound, 'moved') === 0,
  mayAttack: () => true,
  raids: () => false,
  runsAway: () => false,
};
