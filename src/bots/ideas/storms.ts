/** Ideas for single bases to storm a piece that the enemy must not lose. */
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import { piecesAgainst } from '../board/targets.ts';
import type { Situation } from '../context.ts';
import { storm } from '../evaluate/odds/storm.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Idea } from './idea.ts';

/** Each millimetre of the way lowers the promise by this share of a point. */
const NEARER = 400;

/** Ideas for single bases to storm a piece within reach. The promise is the worth of the storm. */
export function storms(situation: Situation): readonly Idea[] {
  const pieces = piecesAgainst(situation);
  if (pieces.length === 0) return [];
  const free = ownBases(situation).filter(
    (base) =>
      !traitsOf(situation, base).keptBack &&
      mayMove(situation, base) &&
      situation.profile.troops.canStorm(base),
  );
  return pieces.flatMap((piece) =>
    free
      .map((base) => ({ base, mm: polygonsDistance(rectangleOfBase(base).corners, piece.area) }))
      .filter(({ base, mm }) => mm <= reachOf(situation, [base]))
      .map(({ base, mm }): Idea => {
        const { active, passive } = storm(situation, base, piece, 1);
        return {
          bases: [base],
          goals: [piece.id],
          kinds: ['wall'],
          promise: 1 + passive - active - mm / NEARER,
          why: 'bot.storm',
        };
      }),
  );
}
