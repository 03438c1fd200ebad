/** The largest part of a refused group that may make the same move. */
import type { BaseId, Battle, PlacedBase, SideId } from '../battle.ts';
import { groupsAmong } from '../board/groups.ts';
import type { MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { areReasons, type Judgement, judgeMove, moversOf, orderedIn } from './judge.ts';

/** A legal order to some bases of a group. */
export interface Part {
  readonly command: MoveCommand;
  readonly judgement: Judgement;
}

/** The most orders that are judged in the search. */
const MOST_JUDGED = 60;

/** Do the bases of a part end where the whole group would have them? A wheel of a part may go round another corner. */
const endAlike = (wish: Judgement, { ends }: Judgement): boolean =>
  ends.every(({ base, pose }) => {
    const wished = wish.ends.find((each) => each.base === base)?.pose;
    return wished?.x === pose.x && wished.y === pose.y && wished.facing === pose.facing;
  });

/** The bases that the reasons of a refusal name; none if they name all, since then none is to blame. */
function blamedFor({ reasons }: Judgement, ids: readonly BaseId[]): readonly BaseId[] {
  const named = new Set(
    reasons.flatMap(({ figures = {} }) => {
      const { base, bases } = figures;
      return [base, ...(Array.isArray(bases) && bases.length < ids.length ? bases : [])].map(String);
    }),
  );
  return ids.filter((id) => named.has(id));
}

/**
 * The largest part of a refused group that may make the same move, with its judgement; null if there is none. Bases
 * that the refusal names are left out, else those that could not make the move alone. What is left may fall into
 * several groups.
 */
export function largestPart(
  rules: Ruleset,
  position: Battle,
  command: MoveCommand,
  wish: Judgement,
  by: SideId,
): Part | null {
  const battle = orderedIn(rules, position, command.bases);
  const movers = moversOf(rules, battle, command.bases, by);
  if (areReasons(movers) || movers.length < 2) return null;
  let judged = 0;
  const judge = (bases: readonly BaseId[]): Judgement => {
    judged++;
    return judgeMove(rules, position, { ...command, bases }, by);
  };
  const refusedAlone = (ids: readonly BaseId[]) => ids.filter((id) => judge([id]).reasons.length > 0);
  const without = (bases: readonly PlacedBase[], judgement: Judgement) => {
    const ids = bases.map(({ id }) => id);
    const blamed = blamedFor(judgement, ids);
    const out = blamed.length > 0 ? blamed : refusedAlone(ids);
    const rest = bases.filter(({ id }) => !out.includes(id));
    return out.length === 0 ? [] : groupsAmong(rules, battle, rest);
  };
  const open = [...without(movers, wish)];
  while (judged < MOST_JUDGED) {
    open.sort((a, b) => b.length - a.length);
    const bases = open.shift();
    if (!bases) return null;
    const ids = bases.map(({ id }) => id);
    const judgement = judge(ids);
    if (judgement.reasons.length > 0) open.push(...without(bases, judgement));
    else if (endAlike(wish, judgement)) return { command: { ...command, bases: ids }, judgement };
  }
  return null;
}
