/** Sections that armies buy. All prices are our own. DBMM, rulings 49, 81 and 93. */

import { defenderOf } from '../../../debellis/setup/roles.ts';
import type { SectionName, SectionRow } from '../../../debellis/walls/bought.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { FORTIFICATIONS } from '../options.ts';

/** Every kind of section with its price. */
export const SECTIONS: readonly SectionRow<DbmmClause>[] = [
  { name: 'PF', kind: 'PF', rule: 'dbmm.price.42', price: 2 },
  { name: 'tower', kind: 'tower', rule: 'dbmm.price.44', price: 3 },
  { name: 'gate', kind: 'gate', rule: 'dbmm.price.43', price: 4 },
  { name: 'TF', kind: 'TF', rule: 'dbmm.price.40', price: 2 },
  { name: 'camp', kind: 'TF', cover: 'camp', rule: 'dbmm.price.41', price: 1 },
  { name: 'FO', kind: 'FO', rule: 'dbmm.price.47', price: 2 },
  { name: 'HO', kind: 'HO', rule: 'dbmm.price.46', price: 2 },
];

/** May a side enclose a town? Only the defender has one. */
export const mayFortifyTown = (battle: Battle, side: SideId): boolean =>
  battle.terrain.some(({ kind }) => kind === 'BUA') && defenderOf(battle) === side;

/** May a side lay such sections in the open? Hidden obstacles are recorded in its notes. */
export const mayUse = ({ options }: Battle, _side: SideId, name: SectionName): boolean =>
  agreed(options, FORTIFICATIONS) && name !== 'HO';
