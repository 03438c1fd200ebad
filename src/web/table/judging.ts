/** Judges wishes for the screen, and finds the places and moves on offer. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { nearestAlong } from '../../engine/moves/along.ts';
import type { CandidateKind, FamilyOptions } from '../../engine/moves/candidate.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { type LegalCandidate, legalCandidates } from '../../engine/moves/family.ts';
import { wayOfGroup } from '../../engine/moves/formations.ts';
import { type Judgement, judgedOnce, judgeMove } from '../../engine/moves/judge.ts';
import { nearestLegal } from '../../engine/moves/nearest.ts';
import { cutPaths, stopsOf } from '../../engine/moves/probe.ts';
import { endsOf, isWayFault, wayOf } from '../../engine/moves/way.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Ghost, Nearest } from '../state/orders/selection.ts';
import { field } from './field.ts';
import type { Place } from './snapping.ts';

/** The bases with these ids that are on the table. */
export const placedOf = (battle: Battle, ids: readonly string[]): readonly PlacedBase[] =>
  ids.map((id) => placedBase(battle, id)).filter((base) => base !== null);

/** The end poses of bases along a path. During the setup all bases turn together, and no column bends. */
export function endsAlong(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  path: readonly Leg[],
): readonly Pose[] {
  const isSetUp = field.value?.mode === 'place';
  const way = isSetUp ? wayOf(rules, movers, path) : wayOfGroup(rules, battle, movers, path);
  if (isWayFault(way)) return movers.map((base) => base.pose);
  const ends = endsOf(way);
  return movers.map((base) => ends[way.movers.findIndex(({ id }) => id === base.id)] ?? base.pose);
}

const ownerOf = (battle: Battle, command: MoveCommand): string =>
  placedBase(battle, command.bases[0] ?? '')?.side ?? '';

/**
 * A wish with its judgement. With `hasty` the rules that compare it with other moves are left out. `withNearest` adds
 * its nearest legal end, which takes longer.
 */
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

/**
 * The ghost of a refused wish with the nearest legal end along its path; or the ghost of a legal move that ends where
 * the wish does, but for a few paces or by another way.
 */
export function withNearest(rules: Ruleset, battle: Battle, ghost: Ghost): Ghost {
  if (!ghost.wish || ghost.wish.reasons.length === 0) return ghost;
  const by = ownerOf(battle, ghost.command);
  const nearest = nearestAlong(ghost.command, ghost.wish, judgedOnce(rules, battle, by, {}));
  const serving = nearest && serves(battle, ghost.ends, nearest.judgement) ? nearest : null;
  const offered = serving && { command: serving.command, judged: serving.judgement };
  const meant = offered && isMeant(ghost.ends, offered.judged) ? offered : otherWay(rules, battle, ghost);
  return meant ? judgedGhost(rules, battle, meant.command, ghost.snapped) : { ...ghost, nearest: offered };
}

function plainEnds(rules: Ruleset, battle: Battle, command: MoveCommand): Ghost['ends'] {
  const movers = placedOf(battle, command.bases);
  const poses = endsAlong(rules, battle, movers, command.path);
  return movers.map((base, at) => ({ base: base.id, pose: poses[at] ?? base.pose }));
}

/** A wish that is not judged. */
export const freeGhost = (rules: Ruleset, battle: Battle, command: MoveCommand): Ghost => ({
  command,
  ends: plainEnds(rules, battle, command),
  wish: null,
  nearest: null,
  hasty: false,
  snapped: false,
});

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

const endOf = (
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  held: number,
  command: MoveCommand,
): Place => ({
  command,
  pose: endsAlong(rules, battle, movers, command.path)[held] as Pose,
});

/** Moves that a drag does not snap to: they have handles and buttons. */
const ASKED_FOR: readonly CandidateKind[] = ['pivot', 'column', 'extend'];

/** Places in contact with an enemy, and places that overlap it. */
const TOUCHING: readonly CandidateKind[] = [
  'front',
  'front-part',
  'rear',
  'left-flank',
  'right-flank',
  'overlap-left',
  'overlap-right',
  'wall',
];

/** The legal ends on the way of a move. It pauses after each judgement: for a large group one takes long. */
function* endsOnWay(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
): Generator<void, readonly MoveCommand[]> {
  const judge = judgedOnce(rules, battle, ownerOf(battle, command), { alone: true });
  const wish = judge(command, 'barred');
  if (wish.reasons.length === 0) return [command];
  for (const path of cutPaths(wish)) {
    yield;
    judge({ ...command, path }, 'broken');
  }
  return stopsOf(command, wish, judge).map((stop) => stop.command);
}

/**
 * The places to which the family of moves brings the held base: first those that players often want, then those
 * straight ahead, then in small steps, most of which find nothing, the legal ends of other moves that go as far as they
 * can.
 */
export function* familyPlaces(
  rules: Ruleset,
  battle: Battle,
  ids: readonly string[],
  heldId: string,
): Generator<readonly Place[], void> {
  const movers = placedOf(battle, ids);
  const held = Math.max(0, ids.indexOf(heldId));
  const walls = wallsAgainst(rules, battle, ids);
  const family = [
    ...candidatesFor(rules, battle, ids).filter(({ kind }) => !ASKED_FOR.includes(kind)),
    ...(walls ? candidatesFor(rules, battle, ids, walls) : []),
  ];
  const places = family
    .filter((each) => !each.reaching)
    .map(({ command, kind }) => ({
      ...endOf(rules, battle, movers, held, command),
      ...(TOUCHING.includes(kind) ? { touches: true as const } : {}),
    }));
  yield places;
  for (const [at, { command }] of family.filter((each) => each.reaching).entries()) {
    const steps = endsOnWay(rules, battle, command);
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (at > 0) yield [];
    yield step.value.map((end) => endOf(rules, battle, movers, held, end));
  }
}

/** The options that add the walls of enemy strongholds to the family; null if there are none. */
function wallsAgainst(rules: Ruleset, battle: Battle, ids: readonly string[]): FamilyOptions | null {
  const [first] = placedOf(battle, ids);
  const goals = battle.terrain
    .filter((piece) => piece.side !== first?.side && rules.combat.isFoe?.(battle, piece.id) === true)
    .map(({ id }) => id);
  return goals.length > 0 ? { goals, only: ['wall'] } : null;
}

/** The first legal way to a place; null if none is legal. */
export function bestWay(rules: Ruleset, battle: Battle, ways: readonly Place[]): Place | null {
  const by = ways[0] ? ownerOf(battle, ways[0].command) : '';
  const isLegal = ({ command }: Place): boolean =>
    judgeMove(rules, battle, command, by, { alone: true, until: 'broken' }).reasons.length === 0;
  return ways.find(isLegal) ?? null;
}

const stays = (battle: Battle, { ends }: Judgement): boolean =>
  ends.every(({ base, pose }) => {
    const now = placedBase(battle, base)?.pose;
    return now?.x === pose.x && now.y === pose.y && now.facing === pose.facing;
  });

/** All legal moves on offer: attacks first, then the longest first. */
export function proposals(rules: Ruleset, battle: Battle, ids: readonly string[]): readonly Place[] {
  const movers = placedOf(battle, ids);
  const walls = wallsAgainst(rules, battle, ids);
  const attacks = ({ candidate, judgement }: LegalCandidate): boolean =>
    candidate.kind === 'wall' ||
    judgement.contacts.some(
      ({ base, other }) => placedBase(battle, base)?.side !== placedBase(battle, other)?.side,
    );
  return [
    ...legalCandidates(rules, battle, ids),
    ...(walls ? legalCandidates(rules, battle, ids, walls) : []),
  ]
    .filter(({ judgement }) => !stays(battle, judgement))
    .toSorted((a, b) => Number(attacks(b)) - Number(attacks(a)) || b.judgement.length - a.judgement.length)
    .map(({ command }) => endOf(rules, battle, movers, 0, command));
}
