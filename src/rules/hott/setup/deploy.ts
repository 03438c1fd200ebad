/** Where elements may be deployed. Hordes of the Things, Deployment, Mass battles. */
import type { Base, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import { roomForAny } from '../../../engine/setup/room-left.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isOfContingent } from '../contingents/contingents.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { isCover } from '../ground/going.ts';
import { isStronghold } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { isAerial, isLurker, isOf } from '../troops/base.ts';
import { baseEdgeOf, distanceFromBase } from './base-edge.ts';
import { defenderOf } from './roles.ts';

/** How far from its base edge a side may deploy, in millimetres. */
export const DEPLOYMENT_DEPTH = paces(600);

/** The clause by which a side deploys. */
export function deployRule(battle: Battle, side: SideId): HottClause {
  if (isMassBattle(battle)) return 'hott.mass.10';
  return side === defenderOf(battle) ? 'hott.deploy.5' : 'hott.deploy.6';
}

/** Gods, dragons and lurkers are not deployed before the battle. */
export const comesLater = (base: Base): boolean => isOf(base, 'God', 'Dragon') || isLurker(base);

/** The pieces under an element that it may not stand on. */
function barred(rules: Ruleset, battle: Battle, { base, pose }: Placing, ground: Rectangle) {
  const standing: PlacedBase = { ...base, place: 'table', pose };
  return piecesUnder(battle, ground).filter(
    (piece) =>
      isStronghold(piece) ||
      (isAerial(base)
        ? isCover(piece) && holds('hott.going.9')
        : rules.board.going.of(battle, piece, standing, ground) === IMPASSABLE),
  );
}

function placeReasons(rules: Ruleset, battle: Battle, placing: Placing): readonly Reason[] {
  const { base, pose } = placing;
  const rule = deployRule(battle, base.side);
  if (!holds(rule)) return [];
  const ground = rectangleAt(base, pose);
  const edge = baseEdgeOf(battle, base.side);
  const distance = Math.max(...ground.corners.map((corner) => distanceFromBase(battle, edge, corner)));
  const most = DEPLOYMENT_DEPTH;
  return [
    ...(comesLater(base) || isOfContingent(battle, base)
      ? [because(rule, 'hott.setup.deploys-later', { base: base.id, troop: base.troop })]
      : []),
    ...(isOnTable(battle, ground) ? [] : [because(rule, 'hott.setup.deploy-off-board', { base: base.id })]),
    ...(atMost(distance, most)
      ? []
      : [because(rule, 'hott.setup.deploy-too-far', { base: base.id, distance, most, edge: edge.edge })]),
    ...barred(rules, battle, placing, ground).map((piece) =>
      isAerial(base) && isCover(piece)
        ? because('hott.going.9', 'hott.arrival.aerial-in-cover', { base: base.id, piece: piece.id })
        : because(rule, 'hott.setup.deploy-on', { base: base.id, other: piece.id, kind: piece.kind }),
    ),
  ];
}

/** Every rule that deploying these elements together breaks. */
export function deployReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  const overlaps = overlapReasons(rules, battle, placings);
  return placings.flatMap((placing, at) => [
    ...placeReasons(rules, battle, placing),
    ...(overlaps[at] ?? []),
  ]);
}

/** The elements that a side, or one of its commands, has not yet deployed. */
export const stillToDeploy = (battle: Battle, side: SideId, command?: string): readonly Base[] =>
  battle.bases.filter(
    (base) =>
      base.side === side &&
      base.place === 'reserve' &&
      (command === undefined || base.command === command) &&
      !comesLater(base) &&
      !isOfContingent(battle, base),
  );

/** A legal place for one of these bases; null if there is no room for any. */
export const placeLeft = (rules: Ruleset, battle: Battle, bases: readonly Base[]): Placing | null =>
  roomForAny(rules, battle, bases, deployReasons);
