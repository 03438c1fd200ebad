/** Which elements can shoot. Hordes of the Things, Distant shooting. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { HottClause } from '../clauses/ids.ts';
import { elementOf, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { RANGES } from './arc.ts';
import { standingFaults } from './standing.ts';

interface Bar {
  readonly rule: HottClause;
  readonly key: string;
  readonly bars: (battle: Battle, base: PlacedBase) => boolean;
}

const isOwnBound = (battle: Battle, base: PlacedBase): boolean => battle.turn.active === base.side;
const hasMoved = (base: PlacedBase): boolean => figure(base.bound, 'moved') > 0;
const shootsAnyTime = (base: PlacedBase): boolean => isOf(base, 'Shooters') && holds('hott.shoot.17');

/** The conditions that keep an element from all shooting. */
const BARS: readonly Bar[] = [
  {
    rule: 'hott.shoot.1',
    key: 'no-shooter',
    bars: (_, base) => !RANGES.some(({ element }) => element === elementOf(base)),
  },
  {
    rule: 'hott.shoot.16',
    key: 'enemy-bound',
    bars: (battle, base) => !isOwnBound(battle, base) && !shootsAnyTime(base),
  },
  { rule: 'hott.shoot.16', key: 'has-moved', bars: (_, base) => hasMoved(base) && !shootsAnyTime(base) },
  { rule: 'hott.shoot.14', key: 'has-shot', bars: (_, base) => figure(base.bound, 'shot') > 0 },
];

/** Why an element cannot shoot now; empty if it can shoot at any target it finds. */
export const shooterFaults = (battle: Battle, base: PlacedBase): readonly Reason[] => [
  ...BARS.filter(({ rule, bars }) => bars(battle, base) && holds(rule)).map(({ rule, key }) => ({
    rule,
    key: `hott.shoot.${key}`,
    figures: { base: base.id },
  })),
  ...standingFaults(battle, base),
];

/** Does this type of element shoot at all? */
export const isShooter = (base: PlacedBase): boolean => isOf(base, 'Shooters', 'Artillery');
