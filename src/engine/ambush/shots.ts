/** Shots from ambush: who could shoot, and what a side is asked about it. */
import { boxesMeet } from '../../geometry/rectangle.ts';
import {
  type BaseId,
  type Battle,
  basesOnTable,
  figure,
  type PlacedBase,
  type SideId,
  type TerrainPiece,
} from '../battle.ts';
import { boxOfPiece } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Ruleset } from '../contract.ts';
import { holds } from '../effects.ts';
import { LURKING, withAmbushOf } from './hidden.ts';

interface AimFrom {
  readonly shooter: PlacedBase;
}

/** The rules of one ruleset about shots from ambush. */
export interface AmbushShots<Aim extends AimFrom> {
  /** The clause by which an ambush that shoots comes out. */
  readonly comesOut: string;
  /** Every shot that could be made, of both sides. */
  aims(rules: Ruleset, battle: Battle): readonly Aim[];
  /** Have the players agreed that bases may lie in ambush? */
  isAgreed(battle: Battle): boolean;
  /** May a base of this side lie hidden and shoot there, as far as the other side knows? */
  mayLieIn(battle: Battle, side: SideId, piece: TerrainPiece): boolean;
  /** No base shoots farther than this from the piece that hides it, in millimetres. */
  readonly range: number;
}

/** The shots that this side's bases in ambush could make. */
export function lurkingAims<Aim extends AimFrom>(
  { comesOut, aims }: AmbushShots<Aim>,
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly Aim[] {
  const standing = withAmbushOf(battle, side);
  if (standing === battle || !holds(comesOut)) return [];
  return aims(rules, standing).filter(({ shooter }) => figure(shooter.bound, LURKING) > 0);
}

/** Could a base shoot from ambush, as far as the other side knows? */
function couldBeThere<Aim extends AimFrom>(
  { mayLieIn, range }: AmbushShots<Aim>,
  battle: Battle,
  side: SideId,
): boolean {
  const places = battle.terrain.filter((piece) => mayLieIn(battle, side, piece)).map(boxOfPiece);
  return basesOnTable(battle).some(
    (enemy) => enemy.side !== side && places.some((box) => boxesMeet(box, rectangleOfBase(enemy).box, range)),
  );
}

/**
 * Must this side be asked whether it shoots from ambush? It is asked even if nobody hides, so that the question tells
 * nothing. If no ambush was agreed on, it is asked only if it can shoot.
 */
export const mayShootFromAmbush = <Aim extends AimFrom>(
  shots: AmbushShots<Aim>,
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): boolean =>
  shots.isAgreed(battle)
    ? couldBeThere(shots, battle, side) && holds(shots.comesOut)
    : lurkingAims(shots, rules, battle, side).length > 0;

/** The answers to the question whether a side shoots from ambush, with the bases that come out by each. */
export function ambushOptions<Aim extends AimFrom>(
  shots: AmbushShots<Aim>,
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly { readonly option: string; readonly shooters: readonly BaseId[] }[] {
  const shooters = lurkingAims(shots, rules, battle, side).map(({ shooter }) => shooter.id);
  const shoots = shooters.length > 0 ? [{ option: 'shoot-from-ambush', shooters }] : [];
  return [...shoots, { option: 'stay-hidden', shooters: [] }];
}
