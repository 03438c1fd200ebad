/** The relative position of the commands, recorded before the battle. DBMM, Deployment, stage 1; ruling 107. */
import { commandNames, commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { edgeDistance, edgeOfSide, INWARD } from '../../../engine/setup/edges.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import { withFacts } from '../orders/changing.ts';
import { factsOf } from '../state.ts';
import { isBaggage } from '../troops/base.ts';

/** Commands from left to right; those of one list stand one behind the other, the foremost first. */
export type Positions = readonly (readonly string[])[];

/** Records the positions of a side's commands, in secret. A refusal changes nothing. */
export function recordPositions(work: Work, side: SideId, commands: Positions): readonly Reason[] {
  const known = commandNames(work.battle, side);
  const named = commands.flat();
  const strange = named.find((name, at) => !known.includes(name) || named.indexOf(name) !== at);
  if (strange !== undefined)
    return [because('dbmm.deploy.13', 'dbmm.positions.unknown', { name: strange, known })];
  happenFor(work, side, { type: 'positions-noted', rule: 'dbmm.deploy.13', figures: { side } }, [
    withFacts(work.battle, side, { positions: commands }),
  ]);
  return [];
}

/** The middle of the rectangle of a command; null if none of it is deployed. Baggage does not count. */
function middleOf(battle: Battle, side: SideId, command: string): Point | null {
  const corners = basesOnTable(battle)
    .filter((base) => base.side === side && commandOf(base) === command && !isBaggage(base))
    .flatMap((base) => rectangleOfBase(base).corners);
  if (corners.length === 0) return null;
  const { minX, minY, maxX, maxY } = boxOf(corners);
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

/** The reasons against the first pair of neighbours that stands in the wrong order. */
function orderReasons(
  battle: Battle,
  side: SideId,
  row: readonly string[],
  measure: (middle: Point) => number,
  key: string,
): readonly Reason[] {
  const placed = row.flatMap((command) => {
    const middle = middleOf(battle, side, command);
    return middle ? [{ command, mm: measure(middle) }] : [];
  });
  const at = placed.findIndex(({ mm }, place) => place > 0 && !moreThan(mm, placed[place - 1]?.mm ?? 0));
  const figures = { command: placed[at]?.command ?? '', other: placed[at - 1]?.command ?? '' };
  return at > 0 ? [because('dbmm.deploy.23', key, figures)] : [];
}

/** Why the commands that a side has deployed do not stand as it has recorded; none if it has recorded nothing. */
export function positionReasons(battle: Battle, side: SideId): readonly Reason[] {
  const recorded: Positions = factsOf(battle, side).positions ?? [];
  if (!holds('dbmm.deploy.23')) return [];
  const edge = edgeOfSide(battle, side);
  // The edge at the left hand of someone who looks into the table.
  const left = (Object.keys(INWARD) as (keyof typeof INWARD)[]).find(
    (each) => INWARD[each] === (INWARD[edge] + QUARTER_TURN) % (4 * QUARTER_TURN),
  );
  const fromLeft = (middle: Point): number => edgeDistance(battle, left ?? 'west', middle);
  const behind = (middle: Point): number => -edgeDistance(battle, edge, middle);
  const acrosses = recorded
    .slice(1)
    .flatMap((list, at) => (recorded[at] ?? []).flatMap((one) => list.map((other) => [one, other])));
  return [
    ...acrosses.flatMap((pair) => orderReasons(battle, side, pair, fromLeft, 'dbmm.positions.beside')),
    ...recorded.flatMap((list) => orderReasons(battle, side, list, behind, 'dbmm.positions.behind')),
  ].slice(0, 1);
}
