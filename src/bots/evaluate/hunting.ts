/** Hunting: once a battle drags on, whoever is free goes for the nearest place from which he can attack an enemy well. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { type AimedPlace, placesOn } from '../../engine/moves/places.ts';
import { onTable } from '../../engine/moves/trace.ts';
import { outlineAt } from '../../engine/moves/way.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead } from '../../geometry/pose.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { type Aim, type Field, fieldOf, leftFrom } from '../board/distance-map.ts';
import { reachOf } from '../board/reach.ts';
import { duel } from './odds/duel.ts';
import type { Weighing } from './outlook.ts';
import { DRAGS } from './raids.ts';
import { WEIGHTS } from './weights.ts';

/** After so many moves a place promises half as much. */
const FADE = 4;
/** Whoever is no more moves than this from a place has come: to attack must be worth it by itself. */
const NEAR = 1;
/** A place is sought so much farther off, in moves, for each point that it promises more. */
const DETOUR = 2;
/** No place promises more than this, and none less, in points. */
const MOST = 1.5;
/** After so many rounds any fight is better than none. */
const LATE = 30;
/** Whoever makes for a place stops so far before it, in millimetres, until he attacks. */
const ROOM = 10;

const KINDS: readonly AimedPlace['kind'][] = ['front', 'left-flank', 'right-flank', 'rear'];

/** Nobody else stands at the place; from aside or behind nobody else would be touched. */
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

/** Places from which bases of such a troop may attack, the farther the worse the attack would be. */
function aimsOf({ rules, battle }: Weighing, base: PlacedBase): readonly Aim[] {
  const move = reachOf(rules, battle, [base]);
  return basesOnTable(battle).flatMap((goal): readonly Aim[] => {
    if (goal.side === base.side) return [];
    return placesOn(base, goal)
      .filter((place) => KINDS.includes(place.kind) && isOpen(battle, base, place))
      .map((place) => {
        const from = place.kind === 'front' ? 'front' : 'flank';
        const { active, passive } = duel(rules, battle, { base, goal, from });
        const promise = Math.min(MOST, Math.max(-MOST, passive - active));
        const point = ahead(place.pose, -(base.depth / 2 + ROOM));
        return { point, left: (MOST - promise) * DETOUR * move };
      });
  });
}

/** Do those who are free go hunting? */
export const isDragging = ({ battle, counsel }: Weighing): boolean =>
  counsel.hunts !== undefined && battle.turn.round > DRAGS;

/** What is left to go to the best place for a base, in its own field. */
export const huntField = (weighing: Weighing, base: PlacedBase): Field =>
  fieldOf(weighing.rules, weighing.battle, base, () => aimsOf(weighing, base));

/** What it is worth to a free base to be so near to a place from which it can attack. */
export function huntWorth(weighing: Weighing, base: PlacedBase): number {
  const { rules, battle, heat } = weighing;
  const left = leftFrom(huntField(weighing, base), rectangleOfBase(base).centre);
  const moves = left / Math.max(1, reachOf(rules, battle, [base])) - NEAR;
  return (WEIGHTS.hunt * heat) / (1 + Math.max(0, moves) / FADE);
}

/** The same for whoever fights already: he has come, and when it is late it no longer matters how bad his place is. */
export function foundWorth(weighing: Weighing, base: PlacedBase): number {
  const { battle, heat } = weighing;
  return battle.turn.round > LATE ? WEIGHTS.hunt * heat : huntWorth(weighing, base);
}
