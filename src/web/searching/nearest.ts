/** Finds the legal move nearest to a refused wish. */
import type { Battle } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { nearestAlong } from '../../engine/moves/along.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { legalCandidates } from '../../engine/moves/family.ts';
import { type Judgement, judgedOnce, judgeMove } from '../../engine/moves/judge.ts';
import { nearestLegal } from '../../engine/moves/nearest.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import type { Ghost, Nearest } from '../state/orders/selection.ts';
import { endsAlong, ghostWith, type NearestEnd, ownerOf, placedOf, plainEnds } from './ends.ts';

/** A legal end as near to the wish as this, in millimetres, is the place that was meant. */
const MEANT = 2.5;

const isMeant = (wished: Ghost['ends'], { ends }: Pick<Judgement, 'ends'>): boolean =>
  ends.length === wished.length &&
  ends.every(({ base, pose }) => {
    const wish = wished.find((each) => each.base === base)?.pose;
    return wish?.facing === pose.facing && Math.hypot(wish.x - pose.x, wish.y - pose.y) <= MEANT;
  });

/** Another way to the end of a refused wish; null if none is legal. */
function otherWay(rules: Ruleset, battle: Battle, { command, ends }: Ghost): Nearest | null {
  if (command.bases.length !== 1) return null;
  const movers = placedOf(battle, command.bases);
  const leads = ({ command: { path } }: { command: MoveCommand }): boolean => {
    const [pose] = endsAlong(rules, battle, movers, path);
    return pose !== undefined && isMeant(ends, { ends: [{ base: command.bases[0] ?? '', pose }] });
  };
  for (const each of candidatesFor(rules, battle, command.bases).filter(
    (one) => !one.reaching && leads(one),
  )) {
    const judged = judgeMove(rules, battle, each.command, ownerOf(battle, command));
    if (judged.reasons.length === 0) return { command: each.command, judged };
  }
  return null;
}

/** The legal end nearest to a refused wish along its way, or the move that was meant; null where there is none. */
export function nearestEnd(rules: Ruleset, battle: Battle, shown: Ghost): NearestEnd | null {
  if (!shown.wish || shown.wish.reasons.length === 0) return null;
  const by = ownerOf(battle, shown.command);
  const nearest = nearestAlong(shown.command, shown.wish, judgedOnce(rules, battle, by, {}));
  const serving = nearest && serves(battle, shown.ends, nearest.judgement) ? nearest : null;
  if (serving && isMeant(shown.ends, serving.judgement)) return { command: serving.command, isMeant: true };
  const other = otherWay(rules, battle, shown);
  if (other) return { command: other.command, isMeant: true };
  return serving && { command: serving.command, isMeant: false };
}

/** The ghost of a refused wish with its nearest legal end, or the ghost of the move that was meant. */
export const withNearest = (rules: Ruleset, battle: Battle, shown: Ghost): Ghost =>
  ghostWith(rules, battle, shown, nearestEnd(rules, battle, shown));

/** A shorter move, in millimetres, is none to a player. */
const LEAST = 2;

/** Is a legal move one to offer for a wish: does it go anywhere, and not the opposite way? */
export function serves(battle: Battle, wished: Ghost['ends'], { ends }: Pick<Judgement, 'ends'>): boolean {
  return wished.some(({ base: id, pose: wish }) => {
    const pose = placedBase(battle, id)?.pose;
    const end = ends.find(({ base }) => base === id)?.pose;
    if (!pose || !end) return false;
    const [x, y] = [end.x - pose.x, end.y - pose.y];
    const turns = [pose, end].map(({ facing }) => turnBetween(facing, wish.facing));
    const [before = 0, after = 0] = turns;
    // A turn that nobody asked for is no way to a wish.
    if (after > before && after > QUARTER_TURN) return false;
    const goes = after < before || Math.hypot(x, y) >= LEAST;
    return goes && x * (wish.x - pose.x) + y * (wish.y - pose.y) >= 0;
  });
}

/** The legal move that ends nearest to a wish, along its path or among all moves on offer, and goes its way. */
export function nearestOf(rules: Ruleset, battle: Battle, command: MoveCommand): Nearest | null {
  const by = ownerOf(battle, command);
  const wished = plainEnds(rules, battle, command);
  const found = nearestLegal(rules, battle, command, by);
  if (!found) return null;
  const off = ({ ends: [end] }: Judgement): number =>
    end && wished[0] ? Math.hypot(end.pose.x - wished[0].pose.x, end.pose.y - wished[0].pose.y) : 0;
  const best = serves(battle, wished, found.judgement)
    ? found
    : legalCandidates(rules, battle, command.bases)
        .filter(({ judgement }) => serves(battle, wished, judgement))
        .toSorted((a, b) => off(a.judgement) - off(b.judgement))[0];
  return best ? { command: best.command, judged: best.judgement } : null;
}
