/** Decides whether an element is impetuous. DBMM, Impetuous troops; ruling 23. */

import { isAwareOf } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isWading } from '../../../debellis/ground/rivers.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import { isLurking } from '../../../engine/ambush/hidden.ts';
import { sameCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { zoneOwners } from '../board/zones.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { crossesPits } from '../obstacles/pits.ts';
import { isConcealed } from '../stratagems/concealed-command.ts';
import { isBroken, isNaval, isOf, isTrain, isWedge, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

interface Row {
  readonly rule: DbmmClause;
  readonly of: readonly Kind[];
  readonly regular?: boolean;
  readonly wedge?: true;
}

/** Troops that are always impetuous. */
export const HEADSTRONG: readonly Row[] = [
  { rule: 'dbmm.imp.1', of: ['Kn(S)', 'Kn(O)', 'Kn(F)'], regular: false },
  { rule: 'dbmm.imp.2', of: ['LH(S)'], regular: false },
  { rule: 'dbmm.imp.3', of: ['Cm(S)'], regular: false },
  { rule: 'dbmm.imp.4', of: ['Sp(O)'], regular: false },
  { rule: 'dbmm.imp.5', of: ['Bd(F)'], regular: false },
  { rule: 'dbmm.imp.6', of: ['Wb'] },
  { rule: 'dbmm.imp.7', of: ['Hd(S)', 'Hd(F)'] },
  { rule: 'dbmm.imp.9', of: ['Kn(F)'], regular: true, wedge: true },
  { rule: 'dbmm.imp.14', of: ['Exp'] },
];

/** Is it of a troop that is always impetuous? */
export function isHeadstrong(base: PlacedBase): boolean {
  const { regular } = troopOf(base);
  return HEADSTRONG.some(
    (row) =>
      isOf(base, ...row.of) &&
      (row.regular ?? regular) === regular &&
      (!row.wedge || isWedge(base)) &&
      holds(row.rule),
  );
}

/** How near broken enemies, and a feigned flight, tempt everybody, in paces. */
const BROKEN_NEAR = 400;
const FEIGNED_NEAR = 480;

const apart = (one: PlacedBase, other: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(one), rectangleOfBase(other));

function isTempted(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  return basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side &&
      ((isBroken(enemy) && moreThan(paces(BROKEN_NEAR), apart(base, enemy)) && holds('dbmm.imp.10')) ||
        (figure(enemy.marks, 'feigning') > 0 &&
          isWithin(apart(base, enemy), paces(FEIGNED_NEAR)) &&
          holds('dbmm.imp.11'))) &&
      isAwareOf(game, rules, battle, base, enemy),
  );
}

const isPressed = (rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  isOf(base, 'Ps') &&
  zoneOwners(rules, battle, base).some((owner) => isOf(owner, 'foot')) &&
  holds('dbmm.imp.12');

const isInRiver = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  isWading(game, battle, base) && figure(base.bound, 'fled') === 0 && holds('dbmm.imp.16');

const isRegularHorse = (base: Base): boolean => isOf(base, 'Cv') && troopOf(base).regular;

/** Is it regular cavalry in an ambush of nothing but cavalry? */
function isAmbushOfHorse(battle: Battle, base: PlacedBase): boolean {
  if (!isLurking(base) || !isRegularHorse(base) || isConcealed(battle, base) || !holds('dbmm.imp.8'))
    return false;
  const lying = basesOnTable(battle).filter((other) => isLurking(other) && sameCommand(other, base));
  const found = [base];
  for (const each of found)
    found.push(...lying.filter((other) => !found.includes(other) && atMost(apart(each, other), 0)));
  return found.every((each) => isOf(each, 'Cv'));
}

/** Train and ships never are impetuous. */
export const isNeverImpetuous = (base: PlacedBase): boolean =>
  (isTrain(base) || isNaval(base)) && holds('dbmm.imp.62');

/** Is an element impetuous, by its troop, its place, or the enemy near it? */
export const isImpetuous = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  !isNeverImpetuous(base) &&
  (isHeadstrong(base) ||
    isAmbushOfHorse(battle, base) ||
    isPressed(rules, battle, base) ||
    isInRiver(game, battle, base) ||
    (crossesPits(battle, base) && holds('dbmm.imp.15')) ||
    (figure(base.marks, 'lured') > 0 && holds('dbmm.imp.11')) ||
    isTempted(game, rules, battle, base));
