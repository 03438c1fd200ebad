/** Bodies: bases that stand together and act together, such as a line, a wing, a reserve or shooters. */
import { commandOf } from '../../engine/army/commands.ts';
import { basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { friendAhead } from '../board/ahead.ts';
import type { Situation } from '../context.ts';
import { traitsOf } from '../knowledge/roles.ts';

export const BODY_KINDS = ['line', 'reserve', 'shooters', 'raiders', 'train', 'general'] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

/** Where a body stands in its own army, as its player sees it. */
export const WINGS = ['left', 'centre', 'right'] as const;
export type Wing = (typeof WINGS)[number];

export interface Body {
  /** The id of its first base by name: a body keeps its name while that base stays in it. */
  readonly id: string;
  readonly kind: BodyKind;
  readonly wing: Wing;
  readonly side: SideId;
  readonly bases: readonly PlacedBase[];
  /** Most of its bases touch enemies: it can do nothing but fight on. */
  readonly fights: boolean;
}

/** Bases of a body stand at most this far apart, in millimetres. */
const LINK = 15;
/** What sets a base apart from a line beside it. */
function calling(situation: Situation, base: PlacedBase): BodyKind {
  const { profile } = situation;
  const { precious, stays, keptBack, raids } = traitsOf(situation, base);
  if (precious || profile.troops.commandRange(base) !== null) return 'general';
  if (profile.dangers.shootingZone(base) !== null) return 'shooters';
  if (stays || keptBack) return 'train';
  return raids && profile.temper.threats === 'alone' ? 'raiders' : 'line';
}

export const middleOf = (bases: readonly PlacedBase[]): Point => ({
  x: bases.reduce((sum, { pose }) => sum + pose.x, 0) / Math.max(1, bases.length),
  y: bases.reduce((sum, { pose }) => sum + pose.y, 0) / Math.max(1, bases.length),
});

/** Divides bases into clusters that touch or nearly touch, face alike, and have one calling and one command. */
function clustersOf(situation: Situation, own: readonly PlacedBase[]): readonly (readonly PlacedBase[])[] {
  const open = new Set(own);
  const kinds = new Map(own.map((base) => [base, calling(situation, base)]));
  const isLinked = (one: PlacedBase, other: PlacedBase): boolean =>
    kinds.get(one) === kinds.get(other) &&
    commandOf(one) === commandOf(other) &&
    turnBetween(one.pose.facing, other.pose.facing) <= QUARTER_TURN / 2 &&
    rectanglesDistance(rectangleOfBase(one), rectangleOfBase(other)) <= LINK;
  return own.flatMap((first) => {
    if (!open.delete(first)) return [];
    const cluster = [first];
    for (const base of cluster)
      for (const other of open)
        if (isLinked(base, other)) {
          open.delete(other);
          cluster.push(other);
        }
    return [cluster];
  });
}

/** The share of the half width of an army beyond which a body is a wing. */
const WING = 0.4;

/** Names the wing of each place, from the left to the right of an army that looks at this enemy. */
function wingsOf(own: readonly PlacedBase[], enemies: readonly PlacedBase[]): (place: Point) => Wing {
  const [here, there] = [middleOf(own), middleOf(enemies)];
  const length = Math.max(1, Math.sqrt((there.x - here.x) ** 2 + (there.y - here.y) ** 2));
  const right = (place: Point): number =>
    ((place.x - here.x) * (there.y - here.y) - (place.y - here.y) * (there.x - here.x)) / length;
  const half = Math.max(1, ...own.map(({ pose }) => Math.abs(right(pose))));
  return (place) => {
    const share = right(place) / half;
    return share > WING ? 'right' : share < -WING ? 'left' : 'centre';
  };
}

/** The bodies of a side, the largest first. */
export function bodiesOf(situation: Situation, side = situation.side): readonly Body[] {
  const bases = basesOnTable(situation.battle);
  const own = bases.filter((base) => base.side === side).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const enemies = bases.filter((base) => base.side !== side);
  const wingAt = wingsOf(own, enemies);
  const bodies = clustersOf(situation, own).map((cluster): Body => {
    const [first] = cluster as readonly [PlacedBase];
    const kind = calling(situation, first);
    const behind = cluster.filter((base) => friendAhead(base, own) !== null).length;
    const inContact = cluster.filter((base) => enemyContacts(situation.battle, base).length > 0).length;
    const isReserve = kind === 'line' && behind * 2 > cluster.length;
    return {
      id: first.id,
      kind: isReserve ? 'reserve' : kind,
      wing: wingAt(middleOf(cluster)),
      side,
      bases: cluster,
      fights: inContact * 2 > cluster.length,
    };
  });
  return bodies.toSorted((a, b) => b.bases.length - a.bases.length || (a.id < b.id ? -1 : 1));
}
