/** The contacts of two elements, and which of them are legal positions. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, friendContacts } from '../../engine/board/contacts.ts';
import { FLANKS, type Flank, isFlankOnFlank, isSupport, meet } from '../../engine/board/positions.ts';
import { type Touch, turnedRound } from '../../geometry/contact.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import type { EdgeName } from '../../geometry/rectangle.ts';
import { PARALLEL_TURN, parallel } from '../../geometry/tolerance.ts';
import { holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { sameCommand } from '../troops/base.ts';
import { fightingContacts } from './facing-edge.ts';

/** Millimetres of my front edge that lie along theirs. */
export const frontLength = (touches: readonly Touch[]): number =>
  touches.find(({ mine, theirs }) => mine === 'front' && theirs === 'front')?.length ?? 0;

/** The edge of mine along which their front edge lies; null where none does. */
const edgeAttacked = (touches: readonly Touch[]): EdgeName | null => {
  const found = touches.find(({ theirs, length }) => theirs === 'front' && length > 0);
  return (found?.mine ?? null) as EdgeName | null;
};

/** The flank of mine along which a flank of theirs lies. */
export const flankAlong = (touches: readonly Touch[]): Flank | null =>
  (touches.find(isFlankOnFlank)?.mine ?? null) as Flank | null;

/** The flank of mine at whose front corner their like corner stands. */
export const cornerMet = (touches: readonly Touch[]): Flank | null =>
  FLANKS.find((side) => meet(touches, `front-${side}`, `front-${side}`)) ?? null;

/** Do the two face each other, if only askew, so that a corner overlaps? */
export const faceEachOther = (a: PlacedBase, b: PlacedBase): boolean =>
  turnBetween(a.pose.facing, b.pose.facing) > QUARTER_TURN + PARALLEL_TURN;

/** Does the other stand with its whole front edge on my rear edge? */
const isFullyBehind = ({ touches }: BoardContact): boolean => isSupport(touches.map(turnedRound));

/** The friend lined up behind a base, facing as it does; null where there is none. It is of the same command, or of any. */
export const lineBehind = (battle: Battle, base: PlacedBase, ofAny = false): PlacedBase | null =>
  friendContacts(battle, base).find(
    (contact) =>
      isFullyBehind(contact) &&
      (ofAny || sameCommand(base, contact.base)) &&
      parallel(base.pose.facing, contact.base.pose.facing),
  )?.base ?? null;

/** The friends of any command lined up behind a base, one behind the other, the nearest first. */
export function fileBehind(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const file: PlacedBase[] = [];
  for (let next = lineBehind(battle, base, true); next; next = lineBehind(battle, next, true))
    file.push(next);
  return file;
}

/** The most ranks that any troops fight in. */
const DEEPEST = 4;

/** The elements behind a base in its file, the second rank first. */
export function ranksBehind(game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const ranks: PlacedBase[] = [];
  if (!holdsIn(game.fights, 'ranks')) return ranks;
  const ofAny = !keepsTo(game.usual, 'supportInCommand');
  for (let next = lineBehind(battle, base, ofAny); next && ranks.length < DEEPEST - 1; ) {
    ranks.push(next);
    next = keepsTo(game.usual, 'deeperRanks') ? lineBehind(battle, next, ofAny) : null;
  }
  return ranks;
}

/** An enemy whose front edge lies along the flank or rear of a base. */
export interface Attacker {
  readonly base: PlacedBase;
  readonly edge: EdgeName;
  /** Do two front corners touch? */
  readonly atCorner: boolean;
}

/** The enemies whose front edges lie along a base's flanks or rear, or along an edge that is not its front now. */
export const attackersAside = (game: Debellis, battle: Battle, base: PlacedBase): readonly Attacker[] =>
  fightingContacts(game, battle, base).flatMap(({ base: by, touches }) => {
    const edge = edgeAttacked(touches);
    return edge === null || edge === 'front'
      ? []
      : [{ base: by, edge, atCorner: cornerMet(touches) !== null }];
  });

/** Does the front of enemy expendables lie along any edge of a base? */
export const isMetByExpendables = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  fightingContacts(game, battle, base).some(
    ({ base: by, touches }) => game.isOf(by, 'Exp') && edgeAttacked(touches) !== null,
  );

/** Does its front edge lie along any edge of an enemy, or an enemy's along one of its own? */
export const touchesFront = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  fightingContacts(game, battle, base).some(({ touches }) =>
    touches.some(({ mine, theirs, length }) => length > 0 && (mine === 'front' || theirs === 'front')),
  );
