/** Raids: troops that go round the enemy, or through it, to what it can least afford to lose. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { boxOfPiece } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { cornerWay } from '../../engine/moves/measure.ts';
import { wallPlaces } from '../../engine/moves/places.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { leftFrom, mapTo } from '../board/distance-map.ts';
import { ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import { type FoePiece, isPiece, type Target } from '../board/target.ts';
import { piecesAgainst, ROOM } from '../board/targets.ts';
import type { Situation } from '../context.ts';
import { traitsOf } from '../roles.ts';

/** A battle drags on after this round. */
const DRAGS = 8;

export const isDragging = ({ battle }: Pick<Situation, 'battle'>): boolean => battle.turn.round > DRAGS;

/** Armies that are not drawn on to the enemy look for one to attack once a battle drags on. */
export const isHunting = (situation: Situation): boolean =>
  !situation.profile.temper.march && isDragging(situation);

/** No base raids that would need more moves than this. */
const FARTHEST = 11;

export interface Raid {
  readonly base: PlacedBase;
  readonly goal: Target;
  /** Moves left to make; dangerous ground counts for more. */
  readonly moves: number;
}

/** Nearer than this many moves to a wall the way to it is known exactly. */
const CLOSE = 2;

/** It stands at a wall of its goal. */
const hasCome = (base: PlacedBase, goal: FoePiece): boolean =>
  boxesMeet(rectangleOfBase(base).box, boxOfPiece(goal), 1);

/** Moves that a base still has to make: by the map of distances, and close to a piece to the nearest of its walls. */
function movesLeft(situation: Situation, base: PlacedBase, goal: Target): number {
  const reach = reachOf(situation, [base]);
  const left = leftFrom(mapTo(situation, base, goal), rectangleOfBase(base).centre);
  if (!isPiece(goal)) return left / reach;
  if (hasCome(base, goal)) return 0;
  const ways = wallPlaces(base, goal).map(({ pose }) => cornerWay(base, base.pose, pose));
  const nearest = Math.min(...ways);
  return nearest < CLOSE * reach ? nearest / reach : (left + ROOM) / reach;
}

/** Where all threaten every enemy together, raids are made only against what cannot move. */
function goalsOf(situation: Situation): readonly Target[] {
  const { profile, battle, side } = situation;
  const precious =
    profile.temper.threats === 'together'
      ? []
      : basesOnTable(battle).filter((goal) => goal.side !== side && traitsOf(situation, goal).precious);
  return [...precious, ...piecesAgainst(situation)];
}

/** Which bases of the side raid which goal: the nearest ones, none for two goals. */
export function raidsOf(situation: Situation, isBusy: (base: PlacedBase) => boolean): readonly Raid[] {
  const { troops, temper } = situation.profile;
  const party = isDragging(situation) ? temper.raidParty.late : temper.raidParty.soon;
  const raiders = ownBases(situation).filter((base) => traitsOf(situation, base).raids && !isBusy(base));
  if (raiders.length === 0) return [];
  const goals = goalsOf(situation);
  const all = raiders.flatMap((base) =>
    goals
      .filter((goal) => (isPiece(goal) ? troops.canStorm(base) : troops.canAttack(base, goal)))
      .map((goal): Raid => ({ base, goal, moves: movesLeft(situation, base, goal) })),
  );
  const raids: Raid[] = [];
  for (const raid of all.toSorted((a, b) => a.moves - b.moves)) {
    if (raid.moves > FARTHEST) break;
    if (raids.some(({ base }) => base.id === raid.base.id)) continue;
    if (raids.filter(({ goal }) => goal.id === raid.goal.id).length < party) raids.push(raid);
  }
  return raids;
}
