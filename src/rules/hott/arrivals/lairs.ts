/**
 * Features where lurkers lurk, and since which bound elements have been in them. Hordes of the Things, Deploying
 * lurkers.
 */

import {
  type Base,
  type Battle,
  basesOnTable,
  type PlacedBase,
  type TerrainPiece,
} from '../../../engine/battle.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { canonical } from '../../../engine/data/canonical.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { type Feature, joinedTo } from '../ground/features.ts';
import { barringRule } from '../ground/going.ts';
import { note, stateOf } from '../state.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

const WATER: readonly string[] = ['river', 'lake', 'sea'];

/** Is the piece bad going? */
export const isBadFeature = (piece: TerrainPiece): boolean => barringRule(piece) === 'hott.going.1';

export const isWater = (piece: TerrainPiece): boolean => WATER.includes(piece.kind);

/** Against which enemies in a feature a lurker may spring: newcomers, any, or none (null). */
export function lairKind(lurker: Base, piece: TerrainPiece): 'newcomers' | 'any' | null {
  if (isOf(lurker, 'Land Lurkers')) return isBadFeature(piece) ? 'newcomers' : null;
  if (isWater(piece)) return holds('hott.lurker.5') ? 'any' : null;
  return piece.kind === 'marsh' && holds('hott.lurker.3') ? 'newcomers' : null;
}

const isOfUse = (piece: TerrainPiece): boolean => isBadFeature(piece) || isWater(piece);

/** The pieces of use to lurkers that an element is in or over, at least partly. */
export const featuresUnder = (battle: Battle, base: PlacedBase): readonly TerrainPiece[] =>
  piecesUnder(battle, rectangleOfBase(base)).filter(isOfUse);

/**
 * The lair of which a piece is part. Two woods on a gentle hill are two lairs, as lurkers cannot use the bare slope.
 */
export const lairOfPiece = (battle: Battle, piece: TerrainPiece): Feature => joinedTo(battle, piece, isOfUse);

/**
 * The bound in which an element came into the feature of a piece; null if none is noted. The note may name another
 * piece of the same feature: an element that goes from one to the other stays in the feature.
 */
function notedIn(battle: Battle, base: Base, piece: TerrainPiece): number | null {
  const since = rowOf(stateOf(battle).entered ?? {}, base.id);
  if (!since) return null;
  const bounds = lairOfPiece(battle, piece).flatMap(({ id }) => rowOf(since, id) ?? []);
  return bounds.length > 0 ? Math.min(...bounds) : null;
}

/** The bound in which an element came into the feature that it is in; the last bound if none is noted. */
export const enteredIn = (battle: Battle, base: Base, piece: TerrainPiece): number =>
  notedIn(battle, base, piece) ?? battle.turn.bound - 1;

/** May lurkers spring on it in the next bound as a newcomer: one that came in this bound or in the enemy's last? */
export function isNewIn(battle: Battle, base: Base, piece: TerrainPiece): boolean {
  const { bound } = battle.turn;
  return bound <= 1 || (notedIn(battle, base, piece) ?? bound) >= bound - 1;
}

type Entered = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Did it come into the feature in this bound, as its own moves tell? */
function cameNow(battle: Battle, base: PlacedBase, piece: TerrainPiece): boolean {
  if (figure(base.bound, 'recoiled') > 0 || figure(base.bound, 'fled') > 0) return true;
  if (base.start === null) return false;
  const lair = lairOfPiece(battle, piece);
  return featuresUnder(battle, { ...base, pose: base.start }).every((other) => !lair.includes(other));
}

/**
 * May an element without a note have stood there before play began? The other side's may while a side's elements
 * arrive.
 */
function mayHaveStood(battle: Battle, base: PlacedBase): boolean {
  const { turn, flow } = battle;
  return !stateOf(battle).entered || (flow.phase === 'special' && base.side !== turn.active);
}

/** The features of each element and the bound since which it is there. Elements there when play began came before. */
function enteredNow(battle: Battle): Entered {
  const { bound } = battle.turn;
  const noted = (base: PlacedBase, piece: TerrainPiece): number => {
    const fresh = mayHaveStood(battle, base) && !cameNow(battle, base, piece) ? bound - 1 : bound;
    return notedIn(battle, base, piece) ?? fresh;
  };
  return Object.fromEntries(
    basesOnTable(battle).flatMap((base) => {
      const features = featuresUnder(battle, base).filter(isBadFeature);
      const since = features.map((piece) => [piece.id, noted(base, piece)] as const);
      return features.length === 0 ? [] : [[base.id, Object.fromEntries(since)]];
    }),
  );
}

/** Notes which elements have come into features or left them since the last note. */
export function noteGround(work: Work): void {
  const { battle } = work;
  const known = stateOf(battle).entered;
  const now = enteredNow(battle);
  if (canonical(now) === canonical(known ?? {}) && (known || Object.keys(now).length === 0)) return;
  tell(work, { type: 'ground-noted' }, [note({ entered: now })]);
}
