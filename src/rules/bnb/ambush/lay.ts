/** The rules that an ambush must keep when it is laid. Blood and Blades, setup, ambush. */
import { ambushOf, withAmbushOf } from '../../../engine/ambush/hidden.ts';
import { type Battle, type PlacedBase, placedBase, type SideId } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { areGroup } from '../../../engine/board/groups.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { acrossFrom, edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { isOnTable, overlapReasons, type Placing } from '../../../engine/setup/putting-down.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { deploymentDepth } from '../setup/deploy.ts';
import { invadedOf } from '../setup/roles.ts';
import { isBaggage, isCommander } from '../troops/base.ts';
import { isOverlooked } from './lookouts.ts';
import { BEHIND, coversOnly, mayLieBehind, type Site, siteWithin, wrongTroops } from './sites.ts';

type Figures = NonNullable<Reason['figures']>;

const broken = (rule: BnbClause, key: string, figures: Figures): Reason => ({
  rule,
  key: `bnb.ambush.${key}`,
  figures,
});

/** How far from its own edge a side may lay its ambush, in millimetres. */
export function ambushDepth(battle: Battle, side: SideId): number {
  const edge = edgeOfSide(battle, side);
  return side === invadedOf(battle) ? acrossFrom(battle, edge) / 2 : deploymentDepth(battle, edge);
}

function troopReasons(base: PlacedBase): readonly Reason[] {
  const figures = { base: base.id };
  return [
    ...(isBaggage(base) && holds('bnb.ambush.1') ? [broken('bnb.ambush.1', 'baggage', figures)] : []),
    ...(isCommander(base) && !holds('bnb.ambush.11') ? [broken('bnb.ambush.11', 'commander', figures)] : []),
  ];
}

const waterRule = (kind: string): BnbClause => (kind === 'Rv' ? 'bnb.setup.24' : 'bnb.terrain.47');

function groundReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const ground = rectangleAt(base, base.pose);
  const edge = edgeOfSide(battle, base.side);
  const reach = Math.max(...ground.corners.map((corner) => edgeDistance(battle, edge, corner)));
  const most = ambushDepth(battle, base.side);
  const wet = piecesUnder(battle, ground).filter(
    (piece) => piece.kind === 'Rv' || rules.board.going.of(battle, piece, base, ground) === IMPASSABLE,
  );
  const far = !atMost(reach, most) && holds('bnb.ambush.21');
  return [
    ...(isOnTable(battle, ground) ? [] : [broken('bnb.setup.24', 'off-table', { base: base.id })]),
    ...(far ? [broken('bnb.ambush.21', 'too-far', { base: base.id, distance: reach, most })] : []),
    ...wet
      .filter(({ kind }) => holds(waterRule(kind)))
      .map(({ id, kind }) => broken(waterRule(kind), 'in-water', { base: base.id, other: id, kind })),
  ];
}

/** The site that hides a base from the enemy's deployment area, or the reason why none does. */
export function hidingOf(battle: Battle, base: PlacedBase): Site | Reason {
  const figures = { base: base.id };
  const within = siteWithin(battle, base);
  const seen = isOverlooked(battle, base) && holds('bnb.ambush.21');
  if (within) return seen ? broken('bnb.ambush.21', 'seen', figures) : within;
  const wrong = wrongTroops(battle, base);
  const behind =
    mayLieBehind(battle, base) && !(isOverlooked(coversOnly(battle), base) && holds('bnb.ambush.21'));
  if (behind) return { rule: BEHIND.rule, piece: null };
  if (wrong) return broken(wrong, 'only-ps', figures);
  return seen ? broken('bnb.ambush.21', 'seen', figures) : broken(BEHIND.rule, 'no-site', figures);
}

/** Every rule that bases break in ambush at these places. Whether they are one group is checked at the end. */
export function layReasons(rules: Ruleset, battle: Battle, placings: readonly Placing[]): readonly Reason[] {
  const side = placings[0]?.base.side ?? '';
  const overlaps = overlapReasons(rules, withAmbushOf(battle, side), placings);
  return placings.flatMap(({ base, pose }, at) => {
    const placed: PlacedBase = { ...base, place: 'table', pose };
    const ground = [...troopReasons(placed), ...groundReasons(rules, battle, placed)];
    const hiding = ground.length > 0 ? null : hidingOf(battle, placed);
    return [...ground, ...(hiding && 'key' in hiding ? [hiding] : []), ...(overlaps[at] ?? [])];
  });
}

/** The bases joined to the first of them by touch, directly or through others. */
function together(battle: Battle, bases: readonly PlacedBase[]): readonly PlacedBase[] {
  const found = bases.slice(0, 1);
  for (const base of found) {
    const touched = contactsOf(battle, base).map((contact) => contact.base.id);
    found.push(...bases.filter((each) => !found.includes(each) && touched.includes(each.id)));
  }
  return found;
}

/** Why a side's bases in ambush do not make one legal ambush. */
export function wholeReasons(rules: Ruleset, battle: Battle, side: SideId): readonly Reason[] {
  const standing = withAmbushOf(battle, side);
  const ids = ambushOf(battle, side).map(({ id }) => id);
  const bases = ids.flatMap((id) => placedBase(standing, id) ?? []);
  if (bases.length < 2) return [];
  const figures = { side, bases: bases.map(({ id }) => id) };
  const facing = bases[0]?.pose.facing;
  const bent = bases.some(({ pose }) => pose.facing !== facing);
  if (bent && holds('bnb.column.6') && holds('bnb.ambush.9'))
    return [broken('bnb.column.6', 'bent', figures), broken('bnb.ambush.9', 'group', figures)];
  const scattered = together(standing, bases).length < bases.length;
  const several = scattered && holds('bnb.ambush.10');
  const loose = !areGroup(rules, standing, bases) && holds('bnb.ambush.9');
  return [
    ...(loose ? [broken('bnb.ambush.9', 'group', figures)] : []),
    ...(several ? [broken('bnb.ambush.10', 'one', figures)] : []),
  ];
}
