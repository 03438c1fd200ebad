/** Reads a position once for all its terms: which bases fight, raid, hunt or keep the line. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { Situation } from '../context.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { type Fights, fightsOf, isHindered } from './fights.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { isHunting, type Raid, raidsOf } from './raids.ts';

export interface Position extends Outlook {
  readonly own: readonly PlacedBase[];
  readonly enemies: readonly PlacedBase[];
  /** Enemies that do not fight. */
  readonly freeEnemies: readonly PlacedBase[];
  readonly fights: Fights;
  readonly raids: readonly Raid[];
  /** Own bases that are not on a raid. */
  readonly settled: readonly PlacedBase[];
  /** Settled bases that look for an enemy to attack, and those that keep their place in the line. */
  readonly hunters: readonly PlacedBase[];
  readonly line: readonly PlacedBase[];
  /** Bases of the line that do not fight. */
  readonly waiting: readonly PlacedBase[];
}

export function positionOf(situation: Situation): Position {
  const outlook = outlookOf(situation);
  const { profile, battle, side } = outlook;
  const bases = basesOnTable(battle);
  const fights = fightsOf(outlook);
  const fightsNow = ({ id }: PlacedBase): boolean => fights.fighting.has(id);
  const own = bases.filter((base) => base.side === side);
  const enemies = bases.filter((base) => base.side !== side);
  // If threats are counted together, a raider that fights goes on with its raid.
  const isBusy = (base: PlacedBase): boolean =>
    profile.temper.threats === 'alone' && isHindered(fights, base);
  const raids = raidsOf(outlook, isBusy);
  const raiders = new Set(raids.map(({ base }) => base.id));
  const settled = own.filter((base) => !raiders.has(base.id) || isHindered(fights, base));
  const hunts = isHunting(outlook);
  const isHunter = (base: PlacedBase): boolean => hunts && !traitsOf(outlook, base).keptBack;
  const line = settled.filter((base) => !isHunter(base));
  return {
    ...outlook,
    own,
    enemies,
    freeEnemies: enemies.filter((base) => !fightsNow(base)),
    fights,
    raids,
    settled,
    hunters: settled.filter(isHunter),
    line,
    waiting: line.filter((base) => !fightsNow(base)),
  };
}
