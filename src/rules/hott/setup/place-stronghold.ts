/** Where a stronghold may stand. Hordes of the Things, Strongholds. */
import type { Battle, Json, SideId } from '../../../engine/battle.ts';
import { findSide } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { edgeDistance } from '../../../engine/setup/edges.ts';
import { laidOutline } from '../../../engine/setup/outlines.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import { atMost, CONTACT_GAP, EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { STRONGHOLD, type Stronghold } from '../stronghold.ts';
import { type BaseEdge, baseEdgeOf, middleOfBase } from './base-edge.ts';
import { hasRoute } from './route.ts';
import { shapeReasons } from './stronghold-shape.ts';

/** A stronghold as its army describes it. */
export interface StrongholdFact {
  readonly name: string;
  readonly look: string;
  /** Its outline about its own middle, as pairs of millimetres; ahead is y. */
  readonly shape: readonly (readonly [number, number])[];
}

const isPairs = (value: Json | undefined): value is readonly (readonly [number, number])[] =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'number' && typeof pair[1] === 'number');

/** A plain one, for armies of which nothing is known. */
const PLAIN: StrongholdFact = {
  name: '',
  look: 'castle',
  shape: [
    [-50, -40],
    [50, -40],
    [50, 40],
    [-50, 40],
  ],
};

/** The stronghold that a side brings. */
export function strongholdFact(battle: Battle, side: SideId): StrongholdFact {
  const fact = findSide(battle, side)?.facts.stronghold;
  if (typeof fact !== 'object' || fact === null || Array.isArray(fact)) return PLAIN;
  const { name, look, shape } = fact as { readonly [key: string]: Json };
  return {
    name: String(name ?? PLAIN.name),
    look: String(look ?? PLAIN.look),
    shape: isPairs(shape) ? shape : PLAIN.shape,
  };
}

/** The stronghold of a side put down: its own middle at x, y, turned clockwise by degrees. */
export function strongholdAt(
  battle: Battle,
  side: SideId,
  at: readonly [number, number, number],
): Stronghold {
  const area = strongholdFact(battle, side).shape.map(([x, y]) => ({ x, y }));
  const laid = laidOutline({ area }, at).area as Polygon;
  return { id: `${STRONGHOLD}-${side}`, kind: STRONGHOLD, side, area: laid };
}

/** Does part of one side of it lie on the edge? */
const liesOnEdge = (battle: Battle, { edge }: BaseEdge, area: Polygon): boolean =>
  area.some((p, at) =>
    [p, area[(at + 1) % area.length] as Point].every(
      (end) => Math.abs(edgeDistance(battle, edge, end)) <= EQUAL_LENGTH,
    ),
  );

/** On a shore it touches the water, or has part of its ground in it. */
const liesOnShore = (sea: Polygon, area: Polygon): boolean =>
  polygonsDistance(area, sea) <= CONTACT_GAP && area.some((p) => !insideByCrossings(sea, p));

const broken = (rule: string, key: string, figures: Reason['figures'] = {}): readonly Reason[] =>
  holds(rule) ? [{ rule, key, figures }] : [];

function edgeReasons(battle: Battle, base: BaseEdge, area: Polygon): readonly Reason[] {
  const stands = base.sea ? liesOnShore(outlineOf(base.sea), area) : liesOnEdge(battle, base, area);
  return stands
    ? []
    : broken('hott.hold.6', base.sea ? 'hott.setup.stronghold-off-shore' : 'hott.setup.stronghold-off-edge', {
        edge: base.edge,
      });
}

const MIDDLE = paces(400);

function middleReasons(battle: Battle, base: BaseEdge, area: Polygon): readonly Reason[] {
  const middle = middleOfBase(battle, base);
  const distance = insideByCrossings(area, middle) ? 0 : outlineDistance(middle, area);
  return atMost(distance, MIDDLE)
    ? []
    : broken('hott.hold.7', 'hott.setup.stronghold-off-middle', { distance, most: MIDDLE });
}

function insideBoard({ table }: Battle, area: Polygon): boolean {
  const { minX, minY, maxX, maxY } = boxOf(area);
  return atMost(0, minX) && atMost(0, minY) && atMost(maxX, table.width) && atMost(maxY, table.depth);
}

/** Every rule that a stronghold breaks where it is to stand. */
export function strongholdReasons(rules: Ruleset, battle: Battle, stronghold: Stronghold): readonly Reason[] {
  const { id, side, area } = stronghold;
  const base = baseEdgeOf(battle, side);
  const shut = holds('hott.hold.8') && !hasRoute(rules, battle, side, area);
  return [
    ...shapeReasons(area),
    ...(insideBoard(battle, area) ? [] : [reason(rules, 'table-edge', { piece: id })]),
    ...edgeReasons(battle, base, area),
    ...middleReasons(battle, base, area),
    ...(shut ? broken('hott.hold.8', 'hott.setup.stronghold-shut-off') : []),
  ];
}
