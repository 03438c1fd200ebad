/** Ideas to go nearer to the enemy: with whole groups, or with parts of them that meet the same obstacle. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { freeGroups, mayMove, ownBases } from '../board/groups.ts';
import { partsOf } from '../board/parts.ts';
import { nearestEnemy } from '../board/reach.ts';
import type { Context, Situation } from '../context.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Idea } from './idea.ts';

/** A group goes straight on; a single base may also turn to the nearest enemy. */
function advance(battle: Battle, group: readonly PlacedBase[]): Idea {
  const [first] = group;
  const enemy = first && group.length === 1 ? nearestEnemy(battle, first) : null;
  const kinds: readonly CandidateKind[] = enemy ? ['ahead', 'face'] : ['ahead'];
  return {
    bases: group,
    goals: enemy ? [enemy.id] : [],
    kinds,
    promise: 0.4 * group.length,
    why: 'bot.advance',
  };
}

/** The parts of a group, each followed by its bases one by one. */
function inParts(context: Context, group: readonly PlacedBase[]): readonly Idea[] {
  if (group.length < 2) return [];
  const { battle, level } = context;
  const parts = partsOf(context, group).slice(0, level.parts);
  const alone = (bases: readonly PlacedBase[], divided: number): readonly Idea[] =>
    bases.slice(0, level.parts).map((base) => ({ ...advance(battle, [base]), divided }));
  if (parts.length === 0) return alone(group, 1);
  return parts.flatMap((part) => [
    { ...advance(battle, part), divided: 1 },
    ...(part.length > 1 ? alone(part, 2) : []),
  ]);
}

/** Single bases go for the nearest enemy; the base that is nearest to one comes first. */
const oneByOne = (battle: Battle, bases: readonly PlacedBase[]): readonly Idea[] =>
  bases
    .map((base) => ({ base, mm: distance(base.pose, nearestEnemy(battle, base)?.pose ?? base.pose) }))
    .toSorted((a, b) => a.mm - b.mm)
    .map(({ base }) => advance(battle, [base]));

/** An enemy is behind a base if the base must turn by more than this to face it. */
const BEHIND = (QUARTER_TURN * 4) / 3;

/** Groups whose nearest enemy stands behind them turn about, as a whole or base by base. */
function turns({ battle }: Situation, groups: readonly (readonly PlacedBase[])[]): readonly Idea[] {
  const singly = groups.filter(({ length }) => length > 1).flat();
  return [...groups, ...singly.map((base) => [base])].flatMap((group): readonly Idea[] => {
    const [first] = group;
    const enemy = first ? nearestEnemy(battle, first) : null;
    if (!first || !enemy) return [];
    const facing = facingOf(enemy.pose.x - first.pose.x, enemy.pose.y - first.pose.y);
    if (turnBetween(first.pose.facing, facing) < BEHIND) return [];
    return [{ bases: group, goals: [], kinds: ['turnabout'], promise: 0.4 * group.length, why: 'bot.turn' }];
  });
}

/** A base that must not fight goes with the others until an enemy is this near, in millimetres. */
const NEAR = 200;

function staysBehind(situation: Situation, base: PlacedBase): boolean {
  if (!traitsOf(situation, base).keptBack) return false;
  const enemy = nearestEnemy(situation.battle, base);
  return enemy !== null && distance(base.pose, enemy.pose) < NEAR;
}

/** Ideas for the largest groups, whole and in parts; then for single bases; then for groups to turn about. */
export function advances(context: Context): readonly Idea[] {
  const { battle, level } = context;
  const groups = freeGroups(
    context,
    (situation, base) => mayMove(situation, base) && !staysBehind(situation, base),
  );
  const behind = ownBases(context).filter((base) => mayMove(context, base) && staysBehind(context, base));
  const alone = groups.slice(level.groups).flatMap((group) => (group.length === 1 ? group : []));
  return [
    ...groups.slice(0, level.groups).flatMap((group) => [advance(battle, group), ...inParts(context, group)]),
    ...oneByOne(battle, alone).slice(0, level.singles),
    ...oneByOne(battle, behind),
    ...turns(context, groups).slice(0, level.groups),
  ];
}
