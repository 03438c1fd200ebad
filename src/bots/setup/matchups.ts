/** Moves files of a line to better places against the enemies opposite. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Placing } from '../../engine/setup/putting-down.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { type Situation, situationOf } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { BattleArray, File } from './array.ts';
import { type Ground, poseAtSpot } from './spots.ts';

/** An enemy no farther aside than this, in millimetres, stands opposite a file. */
const ASIDE = 25;

interface Opposite {
  readonly enemy: PlacedBase;
  readonly behind: readonly PlacedBase[];
}

/** The foremost enemy opposite each file of the line; null where there is none. */
function opposites(
  { edge, middle, depth }: Ground,
  view: Battle,
  side: SideId,
  files: readonly File[],
): readonly (Opposite | null)[] {
  const along = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    edge === 'south' || edge === 'north' ? x : y;
  const away = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    edge === 'south'
      ? y
      : edge === 'north'
        ? view.table.depth - y
        : edge === 'west'
          ? x
          : view.table.width - x;
  const enemies = basesOnTable(view).filter((base) => base.side !== side);
  let right = middle - files.reduce((sum, [head]) => sum + head.width, 0) / 2;
  return files.map(([head]) => {
    const at = along(poseAtSpot(view, edge, { right: right + head.width / 2, ahead: depth }));
    right += head.width;
    const facing = enemies
      .filter(({ pose }) => Math.abs(along(pose) - at) < ASIDE)
      .toSorted((a, b) => away(a.pose) - away(b.pose));
    const enemy = facing[0];
    return enemy ? { enemy, behind: neighboursOf(view, enemy).behind } : null;
  });
}

/** The worth of a fight of a file with the enemy opposite, as defender and as attacker. */
function worthOfFile(situation: Situation, [base, ...behind]: File, facing: Opposite | null): number {
  if (!facing) return 0;
  const { enemy } = facing;
  const mine = duel(situation, { base, goal: enemy, from: 'front', ranks: [behind, facing.behind] });
  const theirs = duel(situation, {
    base: enemy,
    goal: base,
    from: 'front',
    ranks: [facing.behind, behind],
  });
  return mine.passive - mine.active + theirs.active - theirs.passive;
}

const MOST_ROUNDS = 6;
/** Files change places only for a gain of this, in points of an army. */
const LEAST_GAIN = 0.05;

/** Swaps files if that is better, and returns whether any were swapped. */
function improve(files: File[], value: (file: File, at: number) => number): boolean {
  let better = false;
  for (let a = 0; a < files.length; a++)
    for (let b = a + 1; b < files.length; b++) {
      const [one, other] = [files[a], files[b]];
      if (!one || !other) continue;
      const now = value(one, a) + value(other, b);
      if (value(one, b) + value(other, a) <= now + LEAST_GAIN) continue;
      [files[a], files[b]] = [other, one];
      better = true;
    }
  return better;
}

/** A view in which these placings were made. */
function withPlaced(view: Battle, placings: readonly Placing[]): Battle {
  const poses = new Map(placings.map(({ base, pose }) => [base.id, pose]));
  return {
    ...view,
    bases: view.bases.map((base) => {
      const pose = poses.get(base.id);
      return pose ? { ...base, place: 'table', pose } : base;
    }),
  };
}

/** Has the other side deployed? */
const isDeployed = (situation: Situation): boolean =>
  basesOnTable(situation.battle).some(
    (base) => base.side !== situation.side && !traitsOf(situation, base).precious,
  );

/**
 * The same files in the best order against the enemies opposite. `expected` is the usual array of an enemy that has
 * not deployed.
 */
export function matched(
  rules: Ruleset,
  ground: Ground,
  side: SideId,
  array: BattleArray,
  expected: () => readonly Placing[],
): BattleArray {
  const files = [...array.line];
  const now = situationOf(rules, ground.view, side);
  const view = isDeployed(now) ? ground.view : withPlaced(ground.view, expected());
  const situation = { ...now, battle: view };
  const facing = opposites(ground, view, side, files);
  if (facing.every((each) => each === null)) return array;
  const known = new Map<File, Map<number, number>>(files.map((file) => [file, new Map()]));
  const value = (file: File, at: number): number => {
    const before = known.get(file)?.get(at);
    if (before !== undefined) return before;
    const worth = worthOfFile(situation, file, facing[at] ?? null);
    known.get(file)?.set(at, worth);
    return worth;
  };
  for (let round = 0; round < MOST_ROUNDS; round++) if (!improve(files, value)) break;
  return { ...array, line: files };
}
