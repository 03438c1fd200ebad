/** Reads a position once for all its terms: which bases fight, raid, hunt or keep the line. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import type { Situation } from '../context.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { alsoAt, type Changes, changesBetween, widestOf } from './changes.ts';
import { type Fights, fightsOf, isHindered } from './fights.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Book, type InParts, type Keeper, noting, takingFrom } from './parts.ts';
import { isHunting, type Raid, raidsOf } from './raids.ts';

export interface Position extends InParts {
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

/** A position with its parts, so that others that differ by little are read from it. */
export interface Reading {
  readonly position: Position;
  readonly book: Book;
}

/** A base between two that it touches, and a wall, are no broader than this many of the longest diagonals. */
const LINK = 1.5;

/** Is the position that was read seen by the same side, in the same way? */
const isSeenAlike = ({ position }: Reading, { rules, profile, side, posts }: Situation): boolean =>
  position.rules === rules &&
  position.profile === profile &&
  position.side === side &&
  position.posts === posts;

/** Do losses count as they did? */
const weighsAlike = (one: Outlook, other: Outlook): boolean =>
  one.gain === other.gain && one.loss === other.loss;

/** The outlook of a position, with the changes since another was read; null without such a one. */
function outlookSince(situation: Situation, from: Reading | null) {
  const changes =
    from && isSeenAlike(from, situation) && changesBetween(from.position.battle, situation.battle);
  if (!from || !changes) return { outlook: outlookOf(situation), changes: null };
  if (changes.onlyMoved) return { outlook: outlookOf(situation, from.position), changes };
  const outlook = outlookOf(situation);
  return { outlook, changes: weighsAlike(outlook, from.position) ? changes : null };
}

/** Reads a position, from one that was read before if there is such a one. */
export function readPosition(situation: Situation, from: Reading | null = null): Reading {
  const { outlook, changes } = outlookSince(situation, from);
  const book: Book = new Map();
  const bases = basesOnTable(outlook.battle);
  const touching = LINK * widestOf(bases);
  const keeperFor = (since: Changes | null): Keeper =>
    from && since ? takingFrom(from.book, since) : noting(book);
  const fights = fightsOf({ ...outlook, touching, part: keeperFor(changes) });
  const before = from?.position.fights.fighting ?? fights.fighting;
  const turned = bases.filter(({ id }) => fights.fighting.has(id) !== before.has(id));
  const part = keeperFor(changes && alsoAt(changes, turned));
  return { position: positionWith({ ...outlook, touching, part }, fights), book };
}

export const positionOf = (situation: Situation): Position => readPosition(situation).position;

function positionWith(outlook: InParts, fights: Fights): Position {
  const { profile, battle, side } = outlook;
  const bases = basesOnTable(battle);
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
