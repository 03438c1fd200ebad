/** Which bases the enemy does not see. */
import type { Base, Battle, SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/game/options.ts';
import { hasSprung } from './ambush/rules.ts';
import { AMBUSH } from './options.ts';
import { figure } from './troops/marks.ts';

/** Only their own side sees bases that are not deployed or lie in ambush. */
export function hides(_battle: Battle, base: Base, from: SideId | null): boolean {
  if (base.side === from) return false;
  if (base.place === 'table') return !holds('bnb.setup.13');
  const unseen = base.place === 'ambush' || (base.place === 'reserve' && figure(base.marks, 'seen') === 0);
  return unseen && holds('bnb.setup.14');
}

/** May a side still have an ambush? Yes until its ambush has come out. */
export const mayHide = (battle: Battle): boolean =>
  agreed(battle.options, AMBUSH) && battle.sides.some(({ id }) => !hasSprung(battle, id));
