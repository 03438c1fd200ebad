/** Raids: troops that go round the enemy, or through him, to what he can least afford to lose. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { boxOfPiece } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { cornerWay } from '../../engine/moves/measure.ts';
import { wallPlaces } from '../../engine/moves/places.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { fieldTo, leftFrom } from '../board/distance-map.ts';
import { reachOf } from '../board/reach.ts';
import { type FoePiece, isPiece, piecesAgainst, ROOM, type Target } from '../board/targets.ts';
import type { Counsel } from '../profile.ts';

/** A battle drags on after so many rounds. */
export const DRAGS = 8;
/** Nobody rides out who would need more moves than this. */
const FARTHEST = 11;

export interface Raid {
  readonly base: PlacedBase;
  readonly goal: Target;
  /** Moves left to make, dangerous ground counted for more. */
  readonly moves: number;
}

/** Nearer than so many moves to a wall the way to it is known exactly. */
const CLOSE = 2;

/** It stands at the walls of its goal, whichever of them. */
const hasCome = (base: PlacedBase, goal: FoePiece): boolean =>
  boxesMeet(rectangleOfBase(base).box, boxOfPiece(goal), 1);

/** Moves that a base still has to make: by the field of ways, and close to a piece to the nearest of its walls. */
function movesLeft(rules: Ruleset, battle: Battle, base: PlacedBase, goal: Target): number {
  const reach = reachOf(rules, battle, [base]);
  const left = leftFrom(fieldTo(rules, battle, base, goal), rectangleOfBase(base).centre);
  if (!isPiece(goal)) return left / reach;
  if (hasCome(base, goal)) return 0;
  const ways = wallPlaces(base, goal).map(({ pose }) => cornerWay(base, base.pose, pose));
  const nearest = Math.min(...ways);
  return nearest < CLOSE * reach ? nearest / reach : (left + ROOM) / reach;
}

/** Who of a side rides out for which precious enemy: the nearest ones, nobody for two. */
export function raidsOf(
  rules: Ruleset,
  battle: Battle,
  counsel: Counsel,
  side: string,
  isBusy: (base: PlacedBase) => boolean,
): readonly Raid[] {
  const bases = basesOnTable(battle);
  const late = battle.turn.round > DRAGS;
  const party = late ? counsel.party.late : counsel.party.soon;
  const riders = bases.filter(
    (base) => base.side === side && counsel.raids(base) && !counsel.precious(base) && !isBusy(base),
  );
  if (riders.length === 0) return [];
  // Those who gather against every enemy need no raid on any but what cannot move.
  const goals: readonly Target[] = [
    ...(counsel.gathers ? [] : bases.filter((goal) => goal.side !== side && counsel.precious(goal))),
    ...piecesAgainst(rules, battle, side),
  ];
  const all = riders.flatMap((base) =>
    goals
      .filter((goal) => (isPiece(goal) ? counsel.canStorm(base) : counsel.canAttack(base, goal)))
      .map((goal): Raid => ({ base, goal, moves: movesLeft(rules, battle, base, goal) })),
  );
  const raids: Raid[] = [];
  for (const raid of all.toSorted((a, b) => a.moves - b.moves)) {
    if (raid.moves > FARTHEST) break;
    if (raids.some(({ base }) => base.id === raid.base.id)) continue;
    if (raids.filter(({ goal }) => goal.id === raid.goal.id).length < party) raids.push(raid);
  }
  return raids;
}
