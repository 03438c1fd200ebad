/** Raids: bases go round the enemy, or through it, to a base or piece that it can least afford to lose. */
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
import { traitsOf } from '../knowledge/roles.ts';
import { byEnemies, type Parts } from './parts.ts';

/** A battle has lasted long after this round. */
const DRAGS = 8;

export const isDragging = ({ battle }: Pick<Situation, 'battle'>): boolean => battle.turn.round > DRAGS;

/** Do bases hunt? They do in an army without a march, when the battle has lasted long. */
export const isHunting = (situation: Situation): boolean =>
  !situation.profile.temper.march && isDragging(situation);

/** A base that needs more moves than this does not raid. */
const FARTHEST = 11;

export interface Raid {
  readonly base: PlacedBase;
  readonly goal: Target;
  /** The moves that are left; dangerous ground counts as more. */
  readonly moves: number;
}

/** Within this many moves of a wall, the distance to the wall is measured exactly. */
const CLOSE = 2;

/** It stands at a wall of its goal. */
const hasCome = (base: PlacedBase, goal: FoePiece): boolean =>
  boxesMeet(rectangleOfBase(base).box, boxOfPiece(goal), 1);

/** The moves that a base needs: by the map of distances, or to the nearest wall if a piece is close. */
function movesLeft(situation: Situation, base: PlacedBase, goal: Target): number {
  const reach = reachOf(situation, [base]);
  const left = leftFrom(mapTo(situation, base, goal), rectangleOfBase(base).centre);
  if (!isPiece(goal)) return left / reach;
  if (hasCome(base, goal)) return 0;
  const ways = wallPlaces(base, goal).map(({ pose }) => cornerWay(base, base.pose, pose));
  const nearest = Math.min(...ways);
  return nearest < CLOSE * reach ? nearest / reach : (left + ROOM) / reach;
}

/** The goals of raids. If threats are counted together, bases are no goals, because all bases threaten them anyway. */
function goalsOf(situation: Situation): readonly Target[] {
  const { profile, battle, side } = situation;
  const precious =
    profile.temper.threats === 'together'
      ? []
      : basesOnTable(battle).filter((goal) => goal.side !== side && traitsOf(situation, goal).precious);
  return [...precious, ...piecesAgainst(situation)];
}

/** The raids of the side: the nearest bases raid each goal, and each base raids only one. */
export function raidsOf(
  situation: Situation & Parts,
  isBusy: (base: PlacedBase) => boolean,
): readonly Raid[] {
  const { troops, temper } = situation.profile;
  const party = isDragging(situation) ? temper.raidParty.late : temper.raidParty.soon;
  const raiders = ownBases(situation).filter((base) => traitsOf(situation, base).raids && !isBusy(base));
  if (raiders.length === 0) return [];
  const goals = goalsOf(situation);
  const raidsBy = (base: PlacedBase): readonly Raid[] =>
    goals
      .filter((goal) => (isPiece(goal) ? troops.canStorm(base) : troops.canAttack(base, goal)))
      .map((goal) => ({ base, goal, moves: movesLeft(situation, base, goal) }));
  const all = raiders.flatMap((base) => situation.part('raids', base, () => byEnemies(raidsBy(base))));
  const raids: Raid[] = [];
  for (const raid of all.toSorted((a, b) => a.moves - b.moves)) {
    if (raid.moves > FARTHEST) break;
    if (raids.some(({ base }) => base.id === raid.base.id)) continue;
    if (raids.filter(({ goal }) => goal.id === raid.goal.id).length < party) raids.push(raid);
  }
  return raids;
}
