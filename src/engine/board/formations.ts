/** A position as a player reads it: lines and columns, where each stands, and the enemy before it. */
import { rectanglesDistance } from '../../geometry/distance.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { enemyContacts } from './contacts.ts';
import { filesOf, frontOf, groupOf } from './groups.ts';
import { rectangleOfBase } from './rectangles.ts';
import { toRight } from './seen-from-edge.ts';

export type Wing = 'left' | 'centre' | 'right';

/** Bases that stand together. */
export interface Formation {
  readonly side: SideId;
  readonly bases: readonly PlacedBase[];
  readonly shape: 'alone' | 'line' | 'column' | 'lines';
  /** The part of its own army's width in which it stands, as that army looks. */
  readonly wing: Wing;
  /** The enemies that it touches along an edge. */
  readonly fights: readonly PlacedBase[];
  /** The nearest enemy formation; null where there is none. */
  readonly nearest: { readonly formation: readonly PlacedBase[]; readonly mm: number } | null;
  /** An enemy stands beyond this end of its front, near enough to overlap it. */
  readonly overlapped: { readonly left: boolean; readonly right: boolean };
}

function groupsOf(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): readonly PlacedBase[][] {
  const told = new Set<string>();
  const groups: PlacedBase[][] = [];
  for (const base of bases) {
    const group = groupOf(rules, battle, base).filter(({ id }) => !told.has(id));
    if (told.has(base.id)) continue;
    for (const { id } of group) told.add(id);
    groups.push(group);
  }
  return groups;
}

function shapeOf(bases: readonly PlacedBase[]): Formation['shape'] {
  if (bases.length === 1) return 'alone';
  const files = filesOf(bases).length;
  if (files === 1) return 'column';
  return files === bases.length ? 'line' : 'lines';
}

/** The third of its army's width in which the middle of a group stands. */
function wingOf(edge: string, army: readonly PlacedBase[], group: readonly PlacedBase[]): Wing {
  const all = army.map((base) => toRight(edge, base));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const middle = group.reduce((sum, base) => sum + toRight(edge, base), 0) / group.length;
  const share = most > least ? (middle - least) / (most - least) : 0.5;
  return share < 1 / 3 ? 'left' : share > 2 / 3 ? 'right' : 'centre';
}

const apart = (one: readonly PlacedBase[], other: readonly PlacedBase[]): number =>
  Math.min(
    ...one.flatMap((a) => other.map((b) => rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b)))),
  );

/** Does an enemy stand in line beyond this end of a front, before or beside it and within a base width? */
function isOverlapped(end: PlacedBase, sign: 1 | -1, enemies: readonly PlacedBase[]): boolean {
  const frame = rectangleOfBase(end);
  return enemies.some((enemy) => {
    const { centre } = rectangleOfBase(enemy);
    const beyond = sign * rightOf(frame, centre) - end.width / 2;
    const ahead = aheadOf(frame, centre);
    return (
      beyond > 0 && atMost(beyond, end.width) && ahead > -end.depth && atMost(ahead, end.depth + end.width)
    );
  });
}

/** The formations of a side, from its left to its right. */
export function formationsOf(rules: Ruleset, battle: Battle, side: SideId): readonly Formation[] {
  const edge = battle.sides.find(({ id }) => id === side)?.edge ?? 'south';
  const army = basesOnTable(battle).filter((base) => base.side === side);
  const enemies = basesOnTable(battle).filter((base) => base.side !== side);
  const opposite = groupsOf(rules, battle, enemies);
  return groupsOf(rules, battle, army)
    .toSorted((a, b) => toRight(edge, a[0] as PlacedBase) - toRight(edge, b[0] as PlacedBase))
    .map((bases) => {
      const front = frontOf(bases);
      const [left, right] = [front[0] ?? bases[0], front.at(-1) ?? bases[0]] as [PlacedBase, PlacedBase];
      const touched = bases.flatMap((base) =>
        enemyContacts(battle, base)
          .filter(({ touches }) => touches.some(({ length }) => length > 0))
          .map((contact) => contact.base),
      );
      const nearest = opposite
        .map((formation) => ({ formation, mm: apart(bases, formation) }))
        .reduce<Formation['nearest']>(
          (best, each) => (best === null || each.mm < best.mm ? each : best),
          null,
        );
      return {
        side,
        bases,
        shape: shapeOf(bases),
        wing: wingOf(edge, army, bases),
        fights: [...new Map(touched.map((base) => [base.id, base])).values()],
        nearest,
        overlapped: {
          left: isOverlapped(left, -1, enemies),
          right: isOverlapped(right, 1, enemies),
        },
      };
    });
}
