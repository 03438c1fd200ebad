/** The commands of an army: the bases of each, its general, and the points that pay for its orders. */
import { rectanglesDistance } from '../../geometry/distance.ts';
import type { Base, Battle, PlacedBase, SideId } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { AnyCommand } from '../command.ts';
import { holds } from '../effects.ts';
import type { Change } from '../event.ts';

/** The name of a base's command; '' in an army of one command. */
export const commandOf = ({ command = '' }: Pick<Base, 'command'>): string => command;

/** The names of a side's commands, in alphabetical order. */
export function commandNames({ bases }: Pick<Battle, 'bases'>, side: SideId): readonly string[] {
  const names = bases.filter((base) => base.side === side).map(commandOf);
  return [...new Set(names)].toSorted();
}

/** The bases of one command, on the table or off it. */
export const inCommand = ({ bases }: Battle, side: SideId, command: string): readonly Base[] =>
  bases.filter((base) => base.side === side && commandOf(base) === command);

/** Are the two bases of the same command? */
export const sameCommand = (a: Base, b: Base): boolean => a.side === b.side && commandOf(a) === commandOf(b);

/** The general of a base's own command, on the table or off it; null if it has none. */
export const generalOf = ({ bases }: Battle, base: Base, isGeneral: (other: Base) => boolean): Base | null =>
  bases.find((other) => sameCommand(other, base) && isGeneral(other)) ?? null;

/** The bases of a side that an order names. */
function ownNamed({ bases }: Battle, side: SideId, { type: _type, ...parts }: AnyCommand): readonly Base[] {
  const named: readonly unknown[] = Object.values(parts).flat();
  return bases.filter((base) => base.side === side && named.includes(base.id));
}

/**
 * Is an order meant for one command alone? It names bases of this command and no others of its side. An answer by
 * choice belongs to the base that the question is about.
 */
export function isOrderTo(battle: Battle, side: SideId, command: string, order: AnyCommand): boolean {
  const asked = battle.flow.awaits.find(({ by }) => by === side)?.about ?? {};
  const { base = null } = asked;
  const named = ownNamed(battle, side, order.type === 'choose' ? { ...order, asked: base } : order);
  const isAnswer = order.type !== 'choose' || named.some(({ id }) => id === base);
  return isAnswer && named.length > 0 && named.every((each) => commandOf(each) === command);
}

/** The distance from a general to the nearest of these bases, in millimetres. */
export const distanceFrom = (general: PlacedBase, bases: readonly PlacedBase[]): number =>
  Math.min(...bases.map((base) => rectanglesDistance(rectangleOfBase(base), rectangleOfBase(general))));

/**
 * The command that pays for orders to a base. It is the base's own command if that has points and the clause
 * `ownPoints` gives each command its own; else the first command with points.
 */
export function purseOf({ turn: { pips } }: Battle, base: Base, ownPoints?: string): string {
  const own = commandOf(base);
  const hasOwn = Object.hasOwn(pips, own) && (ownPoints === undefined || holds(ownPoints));
  return hasOwn ? own : (Object.keys(pips).toSorted()[0] ?? own);
}

/** The points that a command has left. */
export const pointsLeft = ({ turn: { pips } }: Battle, purse: string): number =>
  Object.hasOwn(pips, purse) ? (pips[purse] ?? 0) : 0;

/** The change by which a command pays points. */
export const paid = (battle: Battle, purse: string, points: number): Change => ({
  change: 'points',
  command: purse,
  left: Math.max(0, pointsLeft(battle, purse) - points),
});
