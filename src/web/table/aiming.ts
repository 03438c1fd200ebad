import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Pose } from '../../geometry/pose.ts';
import { cancelGhost, ghost, selected } from '../state/selection.ts';
import { type Field, field, isMovable } from './field.ts';
import { endsAlong, freeGhost, judgedGhost, placedOf, withNearest } from './judging.ts';
import { type Line, lineOf } from './wish.ts';

/** The bases being ordered, with the one held first. */
export interface Held {
  readonly now: Field;
  readonly base: PlacedBase;
  readonly movers: readonly PlacedBase[];
}

/** The picked bases if they may be moved; null when they may not. */
export function held(): Held | null {
  const now = field.value;
  if (!now) return null;
  const movers = placedOf(now.battle, selected.value);
  const base = movers[0];
  return base && movers.every((each) => isMovable(now, each)) ? { now, base, movers } : null;
}

export const commandOf = ({ movers }: Held, path: readonly Leg[]): MoveCommand => ({
  type: 'move',
  bases: movers.map((base) => base.id),
  path,
});

/** Milliseconds that a dragged wish rests before its nearest legal end is looked for. */
const REST = 60;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Shows a wish; an empty path is none. */
export function wishFor(holding: Held, command: MoveCommand, snapped = false): void {
  const { rules, battle, mode } = holding.now;
  clearTimeout(resting);
  if (command.path.length === 0) {
    cancelGhost();
    return;
  }
  const shown =
    mode === 'place' ? freeGhost(rules, battle, command) : judgedGhost(rules, battle, command, snapped);
  ghost.value = shown;
  if ((shown.wish?.reasons.length ?? 0) > 0)
    resting = setTimeout(() => {
      if (ghost.value === shown) ghost.value = withNearest(rules, battle, shown);
    }, REST);
}

/** Looks for the nearest legal end at once: keys and buttons do not wait. */
export function settle(): void {
  const now = field.value;
  clearTimeout(resting);
  if (now && ghost.value && !ghost.value.nearest)
    ghost.value = withNearest(now.rules, now.battle, ghost.value);
}

/** The front line of the movers after a path. */
export function lineAfter(holding: Held, path: readonly Leg[]): Line {
  const { rules } = holding.now;
  const front = holding.movers.length > 1 ? rules.board.front(holding.movers) : holding.movers;
  const left = front[0] ?? holding.base;
  const right = front.at(-1) ?? holding.base;
  const poses = endsAlong(rules, holding.movers, path);
  const poseOf = (base: PlacedBase): Pose =>
    poses[holding.movers.findIndex((each) => each.id === base.id)] ?? base.pose;
  return lineOf(left, right, poseOf(left), poseOf(right));
}
