/** The commands of a mass army: their generals, and whose PIPs they use. Hordes of the Things, Mass battles. */

import { commandNames, generalOf, purseOf as ownPurse, sameCommand } from '../../../engine/army/commands.ts';
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { isOfContingent, isStillToCome } from '../contingents/contingents.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { ENSORCELLED_GENERAL_LOST } from '../options.ts';
import { isOfCampaign } from '../state.ts';
import { isGeneral } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** The names of a side's commands in alphabetical order; only '' in a standard battle. */
export const commandsOf = (battle: Battle, side: SideId): readonly string[] =>
  isMassBattle(battle) ? commandNames(battle, side) : [''];

/** The command whose PIPs pay for orders to a base. */
export const purseOf = (battle: Battle, base: Base): string =>
  ownPurse(battle, base, isOfCampaign(battle) ? 'hott.campally.8' : 'hott.mass.12');

/** Does this base hold the commander-in-chief? In a standard battle that is the main army's general. */
export const isCInC = (battle: Battle, base: Base): boolean =>
  isMassBattle(battle) ? figure(base.marks, 'cInC') > 0 : isGeneral(base) && !isOfContingent(battle, base);

/** The commander-in-chief's element, on the table or not; null if a position has none. */
const cInCOf = (battle: Battle, side: SideId): Base | null =>
  battle.bases.find((base) => base.side === side && isCInC(battle, base)) ?? null;

/** The generals whose loss counts as the loss of the army's general. */
export const generalsThatCount = (battle: Battle, side: SideId): readonly Base[] =>
  battle.bases.filter(
    (base) =>
      base.side === side &&
      isGeneral(base) &&
      (isCInC(battle, base) || (isMassBattle(battle) && !holds('hott.mass.17'))),
  );

/** The general that a base obeys, on the table or not; null if it has none. */
export const ownGeneralOf = (battle: Battle, base: Base): Base | null =>
  isOfContingent(battle, base) || (isMassBattle(battle) && holds('hott.mass.15'))
    ? generalOf(battle, base, isGeneral)
    : cInCOf(battle, base.side);

/** The line by which a move of the commander-in-chief itself costs less. */
export const discountIf = (madeByHim: boolean): readonly Line[] =>
  madeByHim && holds('hott.mass.14') ? [{ rule: 'hott.mass.14', value: -1, key: 'hott.price.c-in-c' }] : [];

export const cInCDiscount = (battle: Battle, bases: readonly Base[]): readonly Line[] =>
  discountIf(isMassBattle(battle) && bases.some((base) => isCInC(battle, base)));

/** Is this general ensorcelled in a battle where players agreed that this is not a loss? */
export const isAwaited = ({ options }: Battle, general: Base): boolean =>
  general.place === 'ensorcelled' && !agreed(options, ENSORCELLED_GENERAL_LOST);

/** Has a base lost the general that it obeys? A side that never had a general has lost none. */
export function isOwnGeneralLost(battle: Battle, base: Base): boolean {
  const general = ownGeneralOf(battle, base);
  if (general && isStillToCome(battle, general)) return false;
  if (general) return general.place !== 'table' && !isAwaited(battle, general);
  return battle.bases.some((other) => sameCommand(other, base) && figure(other.marks, 'wasGeneral') > 0);
}
