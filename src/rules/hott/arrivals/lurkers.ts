/** When and where lurkers may spring on an enemy. Hordes of the Things, Deploying lurkers. */
import type { Base, Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { heldInFront, positionOf } from '../board/contacts.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isAerial, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { enteredIn, featuresUnder, isBadFeature, lairKind, lairOfPiece } from './lairs.ts';
import { APPEARANCES, appearancesOf } from './prices.ts';
import { broken, standingAt, standReasons } from './standing.ts';

/** Is this the first bound of the active side? */
const isFirstBound = ({ turn }: Battle): boolean => turn.bound <= 2;

/** Did an enemy come into a feature after the same point of the active side's last bound, and before this bound? */
function isNewcomer(battle: Battle, enemy: PlacedBase, piece: TerrainPiece): boolean {
  if (isFirstBound(battle) || !holds('hott.lurker.4')) return true;
  const since = enteredIn(battle, enemy, piece);
  const { bound } = battle.turn;
  return since >= bound - 2 && since < bound;
}

/** A lurker may join a fight against an aerial but not begin one. */
const isOpen = (battle: Battle, enemy: PlacedBase): boolean =>
  !isAerial(enemy) || heldInFront(battle, enemy).length > 0 || !holds('hott.lurker.6');

/** The pieces of the features from which a lurker may spring on an enemy that stands in them. */
const lairsAgainst = (battle: Battle, lurker: Base, enemy: PlacedBase): readonly TerrainPiece[] =>
  featuresUnder(battle, enemy).filter((piece) => {
    const kind = lairKind(lurker, piece);
    return kind === 'any' || (kind === 'newcomers' && isNewcomer(battle, enemy, piece));
  });

/** The reasons why a lurker can never arrive, or never again. */
function unavailable(base: Base): readonly Reason[] {
  const destroyed = base.place === 'lost' && figure(base.marks, 'fled') === 0;
  if (destroyed && holds('hott.lurker.14'))
    return [broken('hott.lurker.14', 'lurker-dead', { base: base.id })];
  if (!APPEARANCES[appearancesOf(base)])
    return [broken('hott.lurker.12', 'lurker-thrice', { base: base.id, most: APPEARANCES.length })];
  return [];
}

/** The clause that says where a lurker is put. */
const placeRule = (lurker: Base): HottClause =>
  isOf(lurker, 'Land Lurkers') ? 'hott.lurker.2' : 'hott.lurker.5';

/** The pieces that the lurker would stand in. */
const lairsUnder = (battle: Battle, lurker: PlacedBase): readonly TerrainPiece[] =>
  piecesUnder(battle, rectangleOfBase(lurker));

/** The first of `lairs` whose lair includes a piece of `own`. */
const sharedLair = (
  battle: Battle,
  own: readonly TerrainPiece[],
  lairs: readonly TerrainPiece[],
): TerrainPiece | null =>
  lairs.find((piece) => lairOfPiece(battle, piece).some((other) => own.includes(other))) ?? null;

function againstReasons(battle: Battle, lurker: PlacedBase, enemy: PlacedBase): readonly Reason[] {
  const figures = { base: lurker.id, other: enemy.id };
  if (!isOpen(battle, enemy)) return [broken('hott.lurker.6', 'lurker-aerial', figures)];
  const suits = featuresUnder(battle, enemy).filter((piece) => lairKind(lurker, piece) !== null);
  if (suits.length === 0)
    return holds('hott.lurker.1') ? [broken('hott.lurker.1', 'lurker-no-feature', figures)] : [];
  const lairs = lairsAgainst(battle, lurker, enemy);
  if (lairs.length === 0) return [broken('hott.lurker.4', 'lurker-too-late', figures)];
  const inLair = sharedLair(battle, lairsUnder(battle, lurker), lairs) !== null;
  return inLair || !holds('hott.lurker.9') ? [] : [broken('hott.lurker.9', 'lurker-outside', figures)];
}

/** The enemies that its front edge would be in close combat contact with. */
const targetsOf = (battle: Battle, lurker: PlacedBase): readonly PlacedBase[] =>
  enemyContacts(battle, lurker, rectangleOfBase(lurker))
    .filter((contact) => positionOf(contact.touches) !== null)
    .map((contact) => contact.base);

/** Every rule that a lurker breaks by arriving there, apart from its price. */
export function lurkerReasons(rules: Ruleset, battle: Battle, base: Base, pose: Pose): readonly Reason[] {
  const gone = unavailable(base);
  if (gone.length > 0) return gone;
  const lurker = standingAt(base, pose);
  const standing = standReasons(rules, battle, lurker);
  const targets = targetsOf(battle, lurker);
  const rule = placeRule(base);
  if (targets.length === 0)
    return holds(rule) ? [...standing, broken(rule, 'lurker-no-contact', { base: base.id })] : standing;
  const against = targets.map((enemy) => againstReasons(battle, lurker, enemy));
  return against.some((each) => each.length === 0) ? standing : [...standing, ...(against[0] ?? [])];
}

/** The piece from which a lurker springs if it arrives there. */
export function lairOf(battle: Battle, base: Base, pose: Pose): TerrainPiece | null {
  const lurker = standingAt(base, pose);
  const own = lairsUnder(battle, lurker);
  const found = targetsOf(battle, lurker).flatMap((enemy) => lairsAgainst(battle, lurker, enemy));
  const suits = (piece: TerrainPiece): boolean => lairKind(base, piece) !== null;
  return sharedLair(battle, own, found) ?? own.find(suits) ?? own.find(isBadFeature) ?? null;
}
