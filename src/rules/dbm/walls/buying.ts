/** Sections that armies buy, and what they may be used for. DBM, Fortifications, cost; rulings 35 and 100. */

import { defenderOf } from '../../../debellis/setup/roles.ts';
import type { SectionName, SectionRow } from '../../../debellis/walls/bought.ts';
import { type Battle, findSide } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { FORTIFICATIONS } from '../options.ts';
import { factsOf } from '../state.ts';

/** The price of a section, and what a tower and a gateway add to it. */
const [SECTION, TOWER, GATEWAY] = [2, 1, 2];

/** Every kind of section with its price. */
export const SECTIONS: readonly SectionRow<DbmClause>[] = [
  { name: 'PF', kind: 'PF', rule: 'dbm.fort.30', price: SECTION },
  { name: 'tower', kind: 'tower', rule: 'dbm.fort.30', price: SECTION + TOWER },
  { name: 'gate', kind: 'gate', rule: 'dbm.fort.30', price: SECTION + GATEWAY },
  { name: 'gate-tower', kind: 'gate', cover: 'tower', rule: 'dbm.fort.30', price: SECTION + TOWER + GATEWAY },
  { name: 'TF', kind: 'TF', rule: 'dbm.fort.19', price: SECTION },
  { name: 'camp', kind: 'TF', cover: 'camp', rule: 'dbm.fort.19', price: 1 },
];

const hasTown = ({ terrain }: Battle): boolean => terrain.some(({ kind }) => kind === 'BUA');

/** May a side fortify a town? What it bought for that is wasted without a town, or if it is the invader. */
export const mayFortifyTown = (battle: Battle, side: SideId): boolean =>
  (hasTown(battle) && defenderOf(battle) === side) || !holds('dbm.fort.4');

/** Does the army list give such sections for use in the field? */
export const isListed = (battle: Battle, side: SideId, name: SectionName): boolean =>
  (factsOf(findSide(battle, side)?.facts ?? {}).listedWalls ?? []).includes(name) || !holds('dbm.fort.3');

/** May a side use sections of this name at all? */
export function mayUse(battle: Battle, side: SideId, name: SectionName): boolean {
  if (!agreed(battle.options, FORTIFICATIONS)) return false;
  const inField = (name === 'TF' || name === 'camp') && isListed(battle, side, name);
  return inField || (name !== 'camp' && mayFortifyTown(battle, side));
}
