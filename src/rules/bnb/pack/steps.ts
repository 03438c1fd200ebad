/** The moves of single bases in a pack. Blood and Blades, pack moves. */

import { type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Leg, MoveCommand } from '../../../engine/command.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { type Judgement, judgedOnce, judgeMove } from '../../../engine/moves/judge.ts';
import { stopsOf } from '../../../engine/moves/probe.ts';
import { ahead, type Pose, shifted } from '../../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../../geometry/rectangle.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { carryOut } from '../moves/make.ts';

/** The manner of moving of a base in a pack: paid with the order to the pack, but judged by itself. */
export const PACK = 'pack';

/** The farthest legal end for a base along a path; null if it stays. */
function farthest(rules: Ruleset, battle: Battle, command: MoveCommand, by: string): Judgement | null {
  const options = { manner: PACK, free: true };
  const wish = judgeMove(rules, battle, command, by, options);
  if (wish.reasons.length === 0) return wish;
  const stops = stopsOf(command, wish, judgedOnce(rules, battle, by, options)).map((stop) => stop.judgement);
  const best = stops.reduce<Judgement | null>(
    (one, stop) => (one && one.length >= stop.length ? one : stop),
    null,
  );
  return best && moreThan(best.length, 0) ? best : null;
}

/** Moves one base along a path as far as it can go. A pack move does not align with the enemy. */
function send(work: Work, base: PlacedBase, path: readonly Leg[], kind: string): boolean {
  const command: MoveCommand = { type: 'move', bases: [base.id], path, kind, align: false };
  const judged = path.length > 0 ? farthest(work.rules, work.battle, command, base.side) : null;
  if (!judged?.trace) return false;
  carryOut(work, judged, judged.trace, !holds('bnb.align.2'));
  return true;
}

/** Moves a base straight ahead by its full distance, or by `limit` if that is less. */
export function rush(work: Work, base: PlacedBase, kind: string, limit = Number.POSITIVE_INFINITY): boolean {
  const mm = Math.min(limit, work.rules.moves.distance.farthest(work.battle, [base]));
  return send(work, base, [{ forward: mm }], kind);
}

/** Moves a base straight forward and then sideways to a place that is not behind it. */
function comeTo(work: Work, id: string, place: Pose, kind: string): boolean {
  const base = placedBase(work.battle, id);
  if (!base) return false;
  const mine = rectangleOfBase(base);
  const forward = aheadOf(mine, place);
  const shift = rightOf(mine, place);
  if (moreThan(0, forward)) return false;
  const path: Leg[] = [];
  if (moreThan(forward, 0)) path.push({ forward });
  if (moreThan(Math.abs(shift), 0)) path.push({ shift });
  return send(work, base, path, kind);
}

/** Moves a base up behind the base before it. */
export function closeUp(work: Work, id: string, before: string, kind: string): boolean {
  const leading = placedBase(work.battle, before);
  return leading ? comeTo(work, id, ahead(leading.pose, -leading.depth), kind) : false;
}

/** Moves a base level with the leader, beside the head of the next inner file, if it comes from behind that line. */
export function comeLevel(
  work: Work,
  base: PlacedBase,
  leader: PlacedBase,
  inner: PlacedBase,
  side: 'left' | 'right',
  kind: string,
): boolean {
  const beside = placedBase(work.battle, inner.id) ?? inner;
  const apart = (beside.width + base.width) / 2;
  const right = rightOf(rectangleOfBase(leader), beside.pose) + (side === 'right' ? apart : -apart);
  const place = shifted(leader.pose, right);
  const behind = moreThan(aheadOf(rectangleOfBase(base), place), 0);
  return behind ? comeTo(work, base.id, place, kind) : false;
}
