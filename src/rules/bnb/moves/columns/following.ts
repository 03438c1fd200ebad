/** A column follows its head. Blood and Blades, column. */
import type { PlacedBase } from '../../../../engine/battle.ts';
import { columnAmong, isBent } from '../../../../engine/board/columns.ts';
import type { Leg } from '../../../../engine/command.ts';
import type { Ruleset } from '../../../../engine/contract.ts';
import { holds } from '../../../../engine/effects.ts';
import { followingWay } from '../../../../engine/moves/following.ts';
import type { Formation, FormationPath, Formed } from '../../../../engine/moves/formations.ts';
import { turnedColumn } from '../../../../engine/moves/links.ts';
import {
  type ColumnWay,
  isWayFault,
  type Stage,
  type Way,
  type WayFault,
  wayOf,
} from '../../../../engine/moves/way.ts';
import { isRoad } from '../../roads.ts';
import { pathAlong } from './along-road.ts';

const isMarching = (leg: Leg): boolean => 'forward' in leg || 'pivot' in leg;
const isPivot = (leg: Leg): boolean => 'pivot' in leg;

const behindHead = (column: readonly PlacedBase[], headWay: Way): Way =>
  followingWay(column, headWay, holds('bnb.column.4'));

/** A bent column turns about, each base on its spot, and may go on behind what was its last base. */
function aboutWay(rules: Ruleset, column: readonly PlacedBase[], path: readonly Leg[]): Way | WayFault {
  const movers = column.toReversed();
  const turned = turnedColumn(column);
  const headWay = wayOf(rules, movers.slice(0, 1), path);
  if (isWayFault(headWay)) return headWay;
  const on = behindHead(turned, { ...headWay, stages: headWay.stages.slice(1) });
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

function wayBehindHead({ rules, battle, movers }: Formed, path: readonly Leg[]): Way | WayFault | null {
  const column = columnAmong(rules, battle, movers);
  const [head] = column ?? [];
  const [first, ...rest] = path;
  if (!column || !head || !first || !holds('bnb.column.3')) return null;
  const bent = isBent(column);
  if (bent && 'turnabout' in first && rest.every(isMarching)) return aboutWay(rules, column, path);
  const goesBack = bent && 'back' in first && rest.length === 0;
  const marches = path.every(isMarching) && (bent || path.some(isPivot));
  if (!goesBack && !marches) return null;
  const headWay = wayOf(rules, [head], path);
  return isWayFault(headWay) ? headWay : behindHead(column, headWay);
}

/** The angles of bends to offer, in degrees. */
const BENDS = [15, 30, 45, 90];

function pathsBehindHead({ rules, battle, movers }: Formed, reach: number): readonly FormationPath[] {
  const [head] = columnAmong(rules, battle, movers) ?? [];
  if (!head) return [];
  const roads = battle.terrain
    .filter(isRoad)
    .map(({ line = [] }) => pathAlong(line, head, reach))
    .filter((path) => path !== null)
    .map((path): FormationPath => ({ path, kind: 'column', reaching: true }));
  const bent = BENDS.flatMap((degrees) =>
    (['left', 'right'] as const).map(
      (pivot): FormationPath => ({
        path: [{ forward: reach / 3 }, { pivot, degrees }, { forward: reach }],
        kind: 'column',
        reaching: true,
      }),
    ),
  );
  return [...roads, ...bent];
}

/** The formation in which a column bends and follows its head. */
export const following: Formation = { way: wayBehindHead, paths: pathsBehindHead };
