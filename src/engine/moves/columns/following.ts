/** A column follows its head: what a ruleset says of it, and the formation. */
import type { PlacedBase } from '../../battle.ts';
import { columnAmong, isBent } from '../../board/columns.ts';
import type { Leg } from '../../command.ts';
import type { Ruleset } from '../../contract.ts';
import { holds } from '../../effects.ts';
import { followingWay } from '../following.ts';
import type { Formation, FormationPath, Formed } from '../formations.ts';
import { turnedColumn } from '../links.ts';
import { type ColumnWay, isWayFault, type Stage, type Way, type WayFault, wayOf } from '../way.ts';

const isMarching = (leg: Leg): boolean => 'forward' in leg || 'pivot' in leg;
const isPivot = (leg: Leg): boolean => 'pivot' in leg;

/** What a ruleset says of columns that follow their heads. */
export interface FollowingRules {
  /** The clause by which a column follows its head. */
  readonly follows: string;
  /** The clause by which each base faces along the track, where that is one of its own. */
  readonly faces?: string;
  /** Paths worth trying besides bends, such as along a road. */
  paths?(formed: Formed, head: PlacedBase, reach: number): readonly (readonly Leg[])[];
}

const behindHead = ({ faces }: FollowingRules, column: readonly PlacedBase[], headWay: Way): Way =>
  followingWay(column, headWay, faces === undefined || holds(faces));

/** A bent column turns about, each base on its spot, and may go on behind what was its last base. */
function aboutWay(
  says: FollowingRules,
  rules: Ruleset,
  column: readonly PlacedBase[],
  path: readonly Leg[],
): Way | WayFault {
  const movers = column.toReversed();
  const turned = turnedColumn(column);
  const headWay = wayOf(rules, movers.slice(0, 1), path);
  if (isWayFault(headWay)) return headWay;
  const on = behindHead(says, turned, { ...headWay, stages: headWay.stages.slice(1) });
  const about: Stage = {
    motion: { kind: 'turnabout' },
    from: movers.map((base) => base.pose),
    to: turned.map((base) => base.pose),
    leg: 0,
  };
  const formed = on.column as ColumnWay;
  return {
    ...on,
    movers,
    stages: [about, ...on.stages],
    column: { ...formed, headWay, reached: [0, ...(formed.reached ?? [])] },
  };
}

function wayBehindHead(
  says: FollowingRules,
  { rules, battle, movers }: Formed,
  path: readonly Leg[],
): Way | WayFault | null {
  const column = columnAmong(rules, battle, movers);
  const [head] = column ?? [];
  const [first, ...rest] = path;
  if (!column || !head || !first || !holds(says.follows)) return null;
  const bent = isBent(column);
  if (bent && 'turnabout' in first && rest.every(isMarching)) return aboutWay(says, rules, column, path);
  const goesBack = bent && 'back' in first && rest.length === 0;
  const marches = path.every(isMarching) && (bent || path.some(isPivot));
  if (!goesBack && !marches) return null;
  const headWay = wayOf(rules, [head], path);
  return isWayFault(headWay) ? headWay : behindHead(says, column, headWay);
}

/** The angles of bends to offer, in degrees. */
const BENDS = [15, 30, 45, 90];

function pathsBehindHead(says: FollowingRules, formed: Formed, reach: number): readonly FormationPath[] {
  const { rules, battle, movers } = formed;
  const [head] = columnAmong(rules, battle, movers) ?? [];
  if (!head) return [];
  const own = (says.paths?.(formed, head, reach) ?? []).map(
    (path): FormationPath => ({ path, kind: 'column', reaching: true }),
  );
  const bent = BENDS.flatMap((degrees) =>
    (['left', 'right'] as const).map(
      (pivot): FormationPath => ({
        path: [{ forward: reach / 3 }, { pivot, degrees }, { forward: reach }],
        kind: 'column',
        reaching: true,
      }),
    ),
  );
  return [...own, ...bent];
}

/** The formation in which a column bends and follows its head. */
export const followingHead = (says: FollowingRules): Formation => ({
  way: (formed, path) => wayBehindHead(says, formed, path),
  paths: (formed, reach) => pathsBehindHead(says, formed, reach),
});
