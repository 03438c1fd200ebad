/** The legal move nearest to a wish. Those that may be nearest are judged first, and none that must be farther away. */
import type { Battle, SideId } from '../battle.ts';
import type { MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { cutsOf, nearestAlong, nearestFirst } from './along.ts';
import type { Candidate } from './candidate.ts';
import { candidatesFor } from './candidates.ts';
import { type LegalCandidate, shortestToEach } from './family.ts';
import { type JudgeOptions, judgedOnce, orderedIn } from './judge.ts';
import { apart, offAlong, offAtEnd, shiftOf } from './off.ts';
import type { Trace } from './trace.ts';

/** The candidates by where they lead: several ways to one place follow each other, and the first legal one counts. */
function byPlace(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const places: Candidate[][] = [];
  for (const each of candidates) {
    if (each.instead) places.at(-1)?.push(each);
    else places.push([each]);
  }
  return places;
}

/** At least how far from the wish all ways to one place end. */
function offOfPlace(wish: Trace, ways: readonly Candidate[]): number | null {
  const offs = ways
    .map(({ command, reaching }) => (reaching ? offAlong(wish, command) : offAtEnd(wish, command)))
    .filter((off) => off !== null);
  const [first] = ways;
  return first && offs.length > 0 ? Math.min(...offs) - shiftOf(wish, first.command) : null;
}

/** A legal end, and where it comes in the list of all. */
interface Found extends LegalCandidate {
  readonly off: number;
  readonly place: number;
  readonly cut: number;
}

/** The legal move whose end is nearest to that of a wish: along its way, or in the family. */
export function nearestLegal(
  rules: Ruleset,
  position: Battle,
  command: MoveCommand,
  by: SideId,
  options: JudgeOptions = {},
): LegalCandidate | null {
  const battle = orderedIn(rules, position, command.bases);
  const judge = judgedOnce(rules, battle, by, options);
  const judged = judge(command, 'barred');
  const { trace: wish } = judged;
  if (!wish) return null;
  const own: Candidate = { command, kind: 'ahead', key: 'move.wish' };
  if (judged.reasons.length === 0) return { candidate: own, command, judgement: judged };
  const along = nearestAlong(command, judged, judge);
  const found: Found[] = [];
  let nearest = along?.off ?? Number.POSITIVE_INFINITY;
  const tryOut = (
    candidate: Candidate,
    order: MoveCommand,
    until: 'barred' | 'broken',
    place: number,
    cut: number,
  ) => {
    const judgement = judge(order, until);
    if (judgement.reasons.length > 0) return judgement;
    const off = apart(wish, judgement);
    nearest = Math.min(nearest, off);
    found.push({ candidate, command: order, judgement, off, place, cut });
    return judgement;
  };
  const word = command.kind === undefined ? {} : { kind: command.kind };
  const places = byPlace(candidatesFor(rules, battle, command.bases, word));
  for (const { thing: ways, place, off } of nearestFirst(places, (each) => offOfPlace(wish, each))) {
    if (off > nearest) break;
    for (const each of ways) {
      const judgement = tryOut(each, each.command, each.reaching ? 'barred' : 'broken', place, -1);
      for (const cut of each.reaching ? cutsOf(wish, each.command, judgement) : []) {
        if (cut.off > nearest) break;
        tryOut(each, cut.thing, 'broken', place, cut.place);
      }
      if (judgement.reasons.length === 0) break;
    }
  }
  const inTurn = found.toSorted((a, b) => a.place - b.place || a.cut - b.cut);
  const other = shortestToEach(inTurn).toSorted((a, b) => a.off - b.off)[0];
  return other && other.off < (along?.off ?? Number.POSITIVE_INFINITY)
    ? other
    : along && { candidate: own, command: along.command, judgement: along.judgement };
}
