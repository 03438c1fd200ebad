/** The term of hunting: when a battle has lasted long, free bases go for the nearest place with a good attack. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { type AimedPlace, placesOn } from '../../../engine/moves/places.ts';
import { onTable } from '../../../engine/moves/trace.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { ahead } from '../../../geometry/pose.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';
import { type Aim, type DistanceMap, leftFrom, mapToAims } from '../../board/distance-map.ts';
import { reachOf } from '../../board/reach.ts';
import type { Situation } from '../../context.ts';
import { sumOver } from '../approach.ts';
import { duel } from '../odds/duel.ts';
import type { Outlook } from '../outlook.ts';
import { byEnemies } from '../parts.ts';
import type { Position } from '../position.ts';

/** At a distance of this many moves a place promises half as much. */
const FADE = 4;
/** Within this many moves a base has reached its place. Then only the attack itself counts. */
const NEAR = 1;
/** For each further point of its promise, a place may be this many moves farther off. */
const DETOUR = 2;
/** The most and the least promise of a place, in points. */
const MOST = 1.5;
/** A battle is late after this round: any fight is better than none. */
const LATE = 30;
/** A base stops this far before its place, in millimetres, until it attacks. */
const ROOM = 10;

const KINDS: readonly AimedPlace['kind'][] = ['front', 'left-flank', 'right-flank', 'rear'];

/** Is a place free of other enemies? At a flank or rear, the base must not touch another enemy either. */
function isOpen(battle: Battle, base: PlacedBase, place: AimedPlace): boolean {
  const outline = outlineAt(base, place.pose);
  if (!onTable(battle, outline.box)) return false;
  return basesOnTable(battle).every((other) => {
    if (other.side === base.side || other.id === place.goal.id) return true;
    const theirs = rectangleOfBase(other);
    if (place.kind !== 'front' && rectanglesDistance(outline, theirs) <= CONTACT_GAP) return false;
    return !rectanglesOverlap(outline, theirs);
  });
}

/** The places from which bases of this kind may attack. A place with a worse attack counts as farther off. */
function aimsOf(situation: Situation, base: PlacedBase): readonly Aim[] {
  const { battle } = situation;
  const move = reachOf(situation, [base]);
  return basesOnTable(battle).flatMap((goal): readonly Aim[] => {
    if (goal.side === base.side) return [];
    return placesOn(base, goal)
      .filter((place) => KINDS.includes(place.kind) && isOpen(battle, base, place))
      .map((place) => {
        const from = place.kind === 'front' ? 'front' : 'flank';
        const { active, passive } = duel(situation, { base, goal, from });
        const promise = Math.min(MOST, Math.max(-MOST, passive - active));
        const point = ahead(place.pose, -(base.depth / 2 + ROOM));
        return { point, left: (MOST - promise) * DETOUR * move };
      });
  });
}

/** The map of distances to the places from which a base may attack. */
export const huntMap = (situation: Situation, base: PlacedBase): DistanceMap =>
  mapToAims(situation, base, () => aimsOf(situation, base));

/** The worth for a free base of being near its best place. */
export function huntWorth(outlook: Outlook, base: PlacedBase): number {
  const left = leftFrom(huntMap(outlook, base), rectangleOfBase(base).centre);
  const moves = left / Math.max(1, reachOf(outlook, [base])) - NEAR;
  return (outlook.profile.weights.hunt * outlook.urgency) / (1 + Math.max(0, moves) / FADE);
}

/** The term of hunting. Late in a battle, a base that fights counts as if it had reached the best place. */
export const hunting = (position: Position): number =>
  sumOver(position.hunters, (base) =>
    position.fights.fighting.has(base.id) && position.battle.turn.round > LATE
      ? position.profile.weights.hunt * position.urgency
      : position.part('hunt', base, () => byEnemies(huntWorth(position, base))),
  );
