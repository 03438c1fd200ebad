/** Where bases may be deployed. Blood and Blades, setup. */
import { withAmbushOf } from '../../../engine/ambush/hidden.ts';
import type { Base, Battle, PlacedBase, SideId, TableEdge } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import { acrossFrom, edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import { roomForAny } from '../../../engine/setup/room-left.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { MU } from '../measures.ts';
import { DEPLOYMENT_DISTANCE } from '../options.ts';

/** The distance from the line midway between the players, in millimetres. */
const noMansLand = (options: Battle['options']): number => (agreed(options, DEPLOYMENT_DISTANCE) ?? 0) * MU;

/** How far from its own edge a side may deploy, in millimetres. */
export const deploymentDepth = (battle: Pick<Battle, 'table' | 'options'>, edge: TableEdge): number =>
  acrossFrom(battle, edge) / 2 - noMansLand(battle.options);

const broken = (key: string, figures: NonNullable<Reason['figures']>): Reason => ({
  rule: 'bnb.setup.24',
  key,
  figures,
});

function placeReasons(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  ground: Rectangle,
): readonly Reason[] {
  const edge = edgeOfSide(battle, base.side);
  const reach = Math.max(...ground.corners.map((corner) => edgeDistance(battle, edge, corner)));
  const most = deploymentDepth(battle, edge);
  const bad = piecesUnder(battle, ground).filter(
    (piece) => piece.kind === 'Rv' || rules.board.going.of(battle, piece, base, ground) === IMPASSABLE,
  );
  return [
    ...(isOnTable(battle, ground) ? [] : [broken('bnb.setup.deploy-off-table', { base: base.id })]),
    ...(atMost(reach, most)
      ? []
      : [broken('bnb.setup.deploy-too-far', { base: base.id, distance: reach, most })]),
    ...bad.map((piece) =>
      broken('bnb.setup.deploy-on', { base: base.id, other: piece.id, kind: piece.kind }),
    ),
  ];
}

/** Every rule that deploying these bases together breaks. */
export function deployReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const side = placings[0]?.base.side ?? '';
  const overlaps = overlapReasons(rules, withAmbushOf(battle, side), placings);
  return placings.flatMap(({ base, pose }, at) => {
    const placed: PlacedBase = { ...base, place: 'table', pose };
    return [
      ...(holds('bnb.setup.24') ? placeReasons(rules, battle, placed, rectangleAt(base, pose)) : []),
      ...(overlaps[at] ?? []),
    ];
  });
}

/** The bases that a side has not yet deployed, apart from those in ambush. */
export const stillToDeploy = (battle: Battle, side: SideId): readonly Base[] =>
  battle.bases.filter((base) => base.side === side && base.place === 'reserve');

/** A legal place for one of these bases; null if there is no room for any. */
export const placeLeft = (rules: Ruleset, battle: Battle, bases: readonly Base[]): Placing | null =>
  roomForAny(rules, battle, bases, deployReasons);
