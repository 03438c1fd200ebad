/** Recording hidden obstacles in the notes. DBMM, Stratagems and Obstacles; rulings 81 and 130. */
import type { FamilyOrder } from '../../../debellis/commands.ts';
import { sectionAt } from '../../../debellis/walls/laying.ts';
import { type Battle, otherSide, type SideId, type TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { roundPose } from '../../../geometry/pose.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { because, broken } from '../citing.ts';
import { DBMM } from '../game.ts';
import { paces } from '../measures.ts';
import { withFacts } from '../orders/changing.ts';
import { deploymentDepthFrom } from '../setup/zone.ts';
import { factsOf } from '../state.ts';
import { hasChosen } from '../stratagems/chosen.ts';

/** The most sections that an army hides. */
export const MOST_HIDDEN = 6;
/** How far from the limit of the enemy's deployment they lie, in paces. */
const APART = 240;

/** How far from the edge of an enemy sections lie at least, in millimetres. */
export const leastFromEnemy = (battle: Battle, enemy: SideId): number =>
  deploymentDepthFrom(battle, edgeOfSide(battle, enemy)) + paces(APART);

function placeReasons(battle: Battle, side: SideId, { line = [] }: TerrainPiece): readonly Reason[] {
  const enemy = otherSide(battle, side);
  const edge = edgeOfSide(battle, enemy);
  const least = leastFromEnemy(battle, enemy);
  const { width, depth } = battle.table;
  const off = line.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
  const near = line.some((p) => moreThan(least, edgeDistance(battle, edge, p)));
  return [
    ...(off ? [because('dbmm.obst.1', 'dbmm.obstacles.off-table', {})] : []),
    ...(near ? broken('dbmm.obst.2', 'dbmm.obstacles.near-enemy', { limit: paces(APART) }) : []),
  ];
}

/** A side that uses the stratagem records a section, in secret. A refusal changes nothing. */
export function hideObstacle(
  work: Work,
  side: SideId,
  { section, at: [x, y, degrees] }: FamilyOrder<'fortify'>,
): readonly Reason[] {
  const { battle } = work;
  if (section !== 'HO') return [because('dbmm.strat.4', 'dbmm.obstacles.only-hidden', { section })];
  if (!hasChosen(battle, side, 'hidden-obstacles'))
    return [because('dbmm.strat.13', 'dbmm.obstacles.not-chosen', {})];
  const { hiddenObstacles: laid = [], boughtObstacles: bought = MOST_HIDDEN } = factsOf(battle, side);
  const full = [
    ...(laid.length >= MOST_HIDDEN
      ? broken('dbmm.obst.1', 'dbmm.obstacles.most', { most: MOST_HIDDEN })
      : []),
    ...(laid.length >= bought ? broken('dbmm.price.46', 'dbmm.obstacles.bought', { bought }) : []),
  ];
  const pose = roundPose({ x, y, facing: facingFromDegrees(degrees) });
  const piece = sectionAt(DBMM, '', side, 'HO', pose);
  const against = [...full, ...placeReasons(battle, side, piece)];
  if (against.length > 0) return against;
  const [from, to] = piece.line as readonly [{ x: number; y: number }, { x: number; y: number }];
  const hiddenObstacles = [
    ...laid,
    [
      [from.x, from.y],
      [to.x, to.y],
    ] as const,
  ];
  happenFor(
    work,
    side,
    { type: 'obstacles-hidden', rule: 'dbmm.strat.4', figures: { count: laid.length + 1 } },
    [withFacts(battle, side, { hiddenObstacles })],
  );
  return [];
}

/** Why a side cannot end its notes: it has recorded obstacles, and uses the stratagem no longer. */
export const obstaclesUnused = (battle: Battle, side: SideId): readonly Reason[] =>
  (factsOf(battle, side).hiddenObstacles ?? []).length > 0 &&
  !hasChosen(battle, side, 'hidden-obstacles') &&
  holds('dbmm.strat.13')
    ? [because('dbmm.strat.13', 'dbmm.obstacles.not-chosen', {})]
    : [];
