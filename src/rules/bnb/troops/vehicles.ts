/** Infantry on vehicles, and how it loses them. Blood and Blades, mounted infantry. */

import {
  type Base,
  type BaseId,
  type Battle,
  basesOnTable,
  isPlaced,
  type PlacedBase,
} from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { keptByRules, keptWith } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { ahead } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { troopOf } from './base.ts';
import { depthOf, formatTroop, type Troop } from './troops.ts';

export const isOnVehicles = (base: Base): boolean => troopOf(base).mounted === true;

function dismounted(troop: Troop): Troop {
  const { mounted: _vehicles, ...afoot } = troop;
  return afoot;
}

/** A base after it loses its vehicles: its front stays in place. */
function afootOf(base: Base): Pick<Base, 'width' | 'depth' | 'troop'> {
  const troop = dismounted(troopOf(base));
  return { width: base.width, depth: depthOf(troop), troop: formatTroop(troop) };
}

const onFoot = <Any extends Base>(base: Any): Any => ({ ...base, ...afootOf(base) });

/** The ground of its vehicles, behind the base itself. */
export function vehiclesOf(base: PlacedBase): Rectangle {
  const { depth } = afootOf(base);
  return rectangleAt({ width: base.width, depth: base.depth - depth }, ahead(base.pose, -depth));
}

const carriedAmong = keptByRules(keptWith, (bases: readonly PlacedBase[]): readonly PlacedBase[] =>
  bases.filter(isOnVehicles),
);

/** All bases on the table that have vehicles. */
export const withVehicles = (battle: Battle): readonly PlacedBase[] => carriedAmong(basesOnTable(battle));

/** The battle as if these bases had lost their vehicles. */
export function afoot(battle: Battle, ids: readonly BaseId[]): Battle {
  const loses = (base: Base): boolean => ids.includes(base.id) && isOnVehicles(base);
  if (!battle.bases.some(loses)) return battle;
  return { ...battle, bases: battle.bases.map((base) => (loses(base) ? onFoot(base) : base)) };
}

const basesAfoot = keptByRules(keptWith, (bases: readonly Base[]): readonly Base[] =>
  bases.map((base) => (isPlaced(base) && isOnVehicles(base) ? onFoot(base) : base)),
);

/** The battle as if no base had vehicles, for moves that vehicles do not hinder. */
export const allAfoot = (battle: Battle): Battle =>
  withVehicles(battle).length === 0 || !holds('bnb.troop.17')
    ? battle
    : { ...battle, bases: basesAfoot(battle.bases) };

/** Bases lose their vehicles for good. */
export function loseVehicles(work: Work, ids: readonly BaseId[], rule: BnbClause): void {
  for (const base of withVehicles(work.battle))
    if (ids.includes(base.id) && holds(rule))
      tell(work, { type: 'vehicles-lost', rule, figures: { base: base.id } }, [
        { change: 'resize', base: base.id, ...afootOf(base) },
      ]);
}

/** Bases in contact with an enemy lose their vehicles. */
export function loseInContact(work: Work): void {
  const { battle } = work;
  const met = withVehicles(battle).filter((base) => enemyContacts(battle, base).length > 0);
  if (met.length > 0)
    loseVehicles(
      work,
      met.map((base) => base.id),
      'bnb.troop.17',
    );
}

/** Bases whose vehicles another base stands in lose them. */
export function loseWhereStoodIn(work: Work): void {
  const { battle } = work;
  const hindering = withVehicles(battle).filter((base) =>
    basesOnTable(battle).some(
      (other) => other.id !== base.id && rectanglesOverlap(vehiclesOf(base), rectangleOfBase(other)),
    ),
  );
  if (hindering.length > 0)
    loseVehicles(
      work,
      hindering.map((base) => base.id),
      'bnb.troop.17',
    );
}
