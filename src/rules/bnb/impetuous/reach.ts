/** Which enemies a base can reach in this move, and by which way. Blood and Blades, impetuous move, target. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Leg } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { effectsObserved, holds } from '../../../engine/effects.ts';
import { pathUpTo } from '../../../engine/moves/cuts.ts';
import { contactsAt } from '../../../engine/moves/end-contacts.ts';
import { type Candidate, candidatesFor } from '../../../engine/moves/family.ts';
import { type Judgement, judgeMove } from '../../../engine/moves/judge.ts';
import { boxAlong, freeOf } from '../../../engine/moves/sweep.ts';
import type { Ending } from '../../../engine/moves/trace.ts';
import { endsOf, isWayFault, type Way, wayOf } from '../../../engine/moves/way.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { positionBroken } from '../moves/contact-checks.ts';
import { fightEachOther, helpsAgainst } from '../moves/helping.ts';
import { combatsAtEnd } from '../moves/zone-checks.ts';

/** A legal way that reaches some of the targets. */
export interface Reaching {
  readonly path: readonly Leg[];
  readonly judgement: Judgement;
  readonly targets: readonly PlacedBase[];
}

const OPTIONS = { manner: 'impetuous' } as const;

/** The targets near enough for a move to reach. */
export function nearTargets(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  targets: readonly PlacedBase[],
): readonly PlacedBase[] {
  const far = rules.moves.distance.farthest(battle, [base]);
  const mine = rectangleOfBase(base);
  return targets.filter((target) => atMost(rectanglesDistance(mine, rectangleOfBase(target)), far));
}

/** Is the target fought, or helped against, at the end of this way? */
function isReached(battle: Battle, trace: Ending, target: PlacedBase): boolean {
  const fought = combatsAtEnd(trace).some((contact) => contact.other.id === target.id);
  if (fought && holds('bnb.impetuous.9')) return true;
  return trace.contacts.some((contact) => helpsAgainst(battle, contact, target)) && holds('bnb.impetuous.10');
}

export const reachedBy = (
  battle: Battle,
  judgement: Judgement,
  targets: readonly PlacedBase[],
): readonly PlacedBase[] =>
  targets.filter((target) => judgement.trace && isReached(battle, judgement.trace, target));

/** The form of a path: 0 straight forward, 1 one pivot and then straight forward, 2 any other. */
function formOf(path: readonly Leg[]): 0 | 1 | 2 {
  const rest = 'pivot' in (path[0] ?? {}) ? path.slice(1) : path;
  if (rest.length === 0 || !rest.every((leg) => 'forward' in leg)) return 2;
  return rest === path ? 0 : 1;
}

/** The length of a whole path; infinite if it has a fault. */
function lengthOf({ rules, battle, base }: Search, path: readonly Leg[]): number {
  const way = wayOf(rules, [base], path);
  return isWayFault(way) ? Number.POSITIVE_INFINITY : (rules.moves.distance.used(way, battle).at(-1) ?? 0);
}

interface Search {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly base: PlacedBase;
  readonly targets: readonly PlacedBase[];
  readonly enemies: readonly PlacedBase[];
}

function searchOf(rules: Ruleset, battle: Battle, base: PlacedBase, targets: readonly PlacedBase[]): Search {
  const far = rules.moves.distance.farthest(battle, [base]) + base.depth + base.width;
  const mine = rectangleOfBase(base);
  const enemies = basesOnTable(battle).filter(
    (other) => other.side !== base.side && boxesMeet(mine.box, rectangleOfBase(other).box, far),
  );
  return { rules, battle, base, targets, enemies };
}

/** Where on a way the base first runs into one of these; null if it meets none. */
function firstMet(way: Way, bases: readonly PlacedBase[]): number | null {
  for (const [place, stage] of way.stages.entries()) {
    const box = boxAlong(way, stage, 0);
    let free = 1;
    for (const other of bases) {
      const { box: theirs, corners } = rectangleOfBase(other);
      if (boxesMeet(box, theirs, 0)) free = Math.min(free, freeOf(way, stage, 0, corners));
    }
    if (free < 1) return place + free;
  }
  return null;
}

/** Is a way worth a full judgement: does it end legally at a target without running into an enemy? */
function isPromising({ battle, base, targets, enemies }: Search, way: Way): boolean {
  const contacts = contactsAt([base], endsOf(way), [...enemies, ...friendsAgainst(battle, base, targets)]);
  const ending: Ending = { way, contacts };
  if (!targets.some((target) => isReached(battle, ending, target))) return false;
  return positionBroken(ending).length === 0 && firstMet(way, enemies) === null;
}

/** The path of a candidate up to where it would reach a target; null if it does not reach one. */
function promisingPath(search: Search, { command, reaching }: Candidate): readonly Leg[] | null {
  const way = wayOf(search.rules, [search.base], command.path);
  if (isWayFault(way)) return null;
  if (!reaching) return effectsObserved() || isPromising(search, way) ? command.path : null;
  const at = firstMet(way, search.targets);
  return at === null ? null : pathUpTo(way, command.path, at);
}

/** The legal move of a candidate that reaches a target; null if there is none. */
function reachingEnd(search: Search, candidate: Candidate): Reaching | null {
  const { rules, battle, base } = search;
  const path = promisingPath(search, candidate);
  if (!path || path.length === 0) return null;
  const judgement = judgeMove(rules, battle, { ...candidate.command, path }, base.side, OPTIONS);
  if (judgement.reasons.length > 0) return null;
  const targets = reachedBy(battle, judgement, search.targets);
  return targets.length > 0 ? { path, judgement, targets } : null;
}

const byLength = (a: Reaching, b: Reaching): number => a.judgement.length - b.judgement.length;

/** The shortest way and all equally short ones. */
function shortest(ways: readonly Reaching[]): readonly Reaching[] {
  const least = Math.min(...ways.map((way) => way.judgement.length));
  return ways.filter((way) => atMost(way.judgement.length, least)).toSorted(byLength);
}

interface Measured {
  readonly candidate: Candidate;
  readonly length: number;
}

/** The shortest ways, judged from the shortest on until no other can be shorter. */
function shortestOf(search: Search, candidates: readonly Candidate[]): readonly Reaching[] {
  const far = search.rules.moves.distance.farthest(search.battle, [search.base]);
  const measured = candidates
    .map(
      (candidate): Measured => ({
        candidate,
        length: candidate.reaching ? 0 : lengthOf(search, candidate.command.path),
      }),
    )
    .filter(({ length }) => atMost(length, far))
    .toSorted((a, b) => a.length - b.length);
  const found: Reaching[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { candidate, length } of measured) {
    if (moreThan(length, least)) break;
    const way = reachingEnd(search, candidate);
    if (!way) continue;
    found.push(way);
    least = Math.min(least, way.judgement.length);
  }
  return shortest(found);
}

/** The friends that the base could support against a target. */
const friendsAgainst = (
  battle: Battle,
  base: PlacedBase,
  targets: readonly PlacedBase[],
): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (friend) =>
      friend.side === base.side &&
      friend.id !== base.id &&
      targets.some((target) => fightEachOther(battle, friend, target)),
  );

const RULES = ['bnb.impetuous.12', 'bnb.impetuous.13', 'bnb.impetuous.14'] as const;

/** The equally good best ways that reach a target, and the clause that prefers them. */
export interface Reach {
  readonly rule: (typeof RULES)[number];
  readonly ways: readonly Reaching[];
}

/** The ways that reach a target straight forward. */
export function reachedStraight(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  targets: readonly PlacedBase[],
): readonly Reaching[] {
  const near = nearTargets(rules, battle, base, targets);
  if (near.length === 0) return [];
  const search = searchOf(rules, battle, base, near);
  return shortestOf(
    search,
    candidatesOf(search).filter((each) => formOf(each.command.path) === 0),
  );
}

function candidatesOf({ rules, battle, base, targets }: Search): readonly Candidate[] {
  const goals = [...targets, ...friendsAgainst(battle, base, targets)].map((goal) => goal.id);
  return candidatesFor(rules, battle, [base.id], { goals }).filter((each) => each.kind !== 'back');
}

/** The best ways that reach a target now; null if none does. */
export function reachableNow(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  targets: readonly PlacedBase[],
): Reach | null {
  const near = nearTargets(rules, battle, base, targets);
  if (near.length === 0) return null;
  const search = searchOf(rules, battle, base, near);
  const candidates = candidatesOf(search);
  let found: readonly Reaching[] = [];
  for (const [form, rule] of RULES.entries()) {
    const ways = shortestOf(
      search,
      candidates.filter((each) => formOf(each.command.path) === form),
    );
    found = shortest([...found, ...ways]);
    const best = form === 2 ? found : ways;
    if (best.length > 0 && holds(rule)) return { rule, ways: best };
  }
  return null;
}
