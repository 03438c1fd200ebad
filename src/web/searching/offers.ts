/** Finds the places and the moves that are offered to bases. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { CandidateKind, FamilyOptions } from '../../engine/moves/candidate.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { judgedOnce, judgeMove } from '../../engine/moves/judge.ts';
import { cutPaths, stopsOf } from '../../engine/moves/probe.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Place } from '../table/snapping.ts';
import { endsAlong, ownerOf, placedOf } from './ends.ts';

/** The end of a held base by a command. */
export const endOf = (
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
export function wallsAgainst(rules: Ruleset, battle: Battle, ids: readonly string[]): FamilyOptions | null {
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
