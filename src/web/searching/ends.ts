/** Where the bases of a wish would end, and its judgement. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { wayOfGroup } from '../../engine/moves/formations.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { endsOf, isWayFault, wayOf } from '../../engine/moves/way.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Ghost } from '../state/orders/selection.ts';

/** The bases with these ids that are on the table. */
export const placedOf = (battle: Battle, ids: readonly string[]): readonly PlacedBase[] =>
  ids.map((id) => placedBase(battle, id)).filter((base) => base !== null);

/** The end poses of bases along a path. With `asWhole` all bases turn together, and no column bends. */
export function endsAlong(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  path: readonly Leg[],
  asWhole = false,
): readonly Pose[] {
  const way = asWhole ? wayOf(rules, movers, path) : wayOfGroup(rules, battle, movers, path);
  if (isWayFault(way)) return movers.map((base) => base.pose);
  const ends = endsOf(way);
  return movers.map((base) => ends[way.movers.findIndex(({ id }) => id === base.id)] ?? base.pose);
}

/** The ends of a command, whether it is legal or not. */
export function plainEnds(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  asWhole = false,
): Ghost['ends'] {
  const movers = placedOf(battle, command.bases);
  const poses = endsAlong(rules, battle, movers, command.path, asWhole);
  return movers.map((base, at) => ({ base: base.id, pose: poses[at] ?? base.pose }));
}

/** The side of the bases that a command moves. */
export const ownerOf = (battle: Battle, command: MoveCommand): string =>
  placedBase(battle, command.bases[0] ?? '')?.side ?? '';

/** A wish with its judgement. With `hasty` the rules that compare it with other moves are left out. */
export function judgedGhost(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  snapped: boolean,
  hasty = false,
): Ghost {
  const wish = judgeMove(rules, battle, command, ownerOf(battle, command), { alone: hasty });
  const ends = wish.ends.length > 0 ? wish.ends : plainEnds(rules, battle, command);
  return { command, ends, wish, nearest: null, hasty, snapped };
}

/** A legal move in place of a refused wish. */
export interface NearestEnd {
  readonly command: MoveCommand;
  /** It ends where the wish does, but for a few paces or by another way. */
  readonly isMeant: boolean;
}

/** The ghost of a refused wish with its nearest legal end, or the ghost of the move that was meant. */
export function ghostWith(rules: Ruleset, battle: Battle, shown: Ghost, found: NearestEnd | null): Ghost {
  if (!found) return shown;
  const { command, isMeant } = found;
  if (isMeant) return judgedGhost(rules, battle, command, shown.snapped);
  const judged = judgeMove(rules, battle, command, ownerOf(battle, command));
  return { ...shown, nearest: { command, judged } };
}
