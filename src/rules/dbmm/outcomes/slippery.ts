/** Those who flee or rout over a bridge or over ice may drown. DBMM, rulings 97 and 160. */
import { fleesOverBridge, fleesOverFrozen } from '../../../debellis/outcomes/water.ts';
import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Frame } from '../../../engine/game/game.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isNaval } from '../troops/base.ts';

/** The die that is due once an element has fled from where it stood before; none if it is lost or nothing was slippery. */
export function dieOnTheWay({ battle }: Work, before: PlacedBase): readonly Frame[] {
  const after = placedBase(battle, before.id);
  if (!after || isNaval(before)) return [];
  const frame = (rule: DbmmClause): readonly Frame[] =>
    holds(rule) ? [{ step: 'thin-ice', base: before.id, rule }] : [];
  if (fleesOverBridge(battle, before, after.pose)) return frame('dbmm.water.29');
  return fleesOverFrozen(battle, before, after.pose) ? frame('dbmm.water.30') : [];
}
