/** Orders, as their price sees them, and the commander-in-chief that gives them. Blood and Blades, PIGs. */
import { LURKING } from '../../../engine/ambush/hidden.ts';
import { distanceFrom, generalOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { MU } from '../measures.ts';
import { isCommander, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** The facts about an order that decide its price. Functions measure only if they are asked. */
export interface Order {
  readonly battle: Battle;
  readonly rules: Ruleset;
  readonly bases: readonly PlacedBase[];
  readonly what: 'move' | 'halt' | 'full-speed' | 'into-group';
  /** The number of this far move in the bound; 0 for any other order. */
  readonly farMove: number;
  /** Does it go straight forward at full distance, or end at the enemy? */
  readonly plain: () => boolean;
}

type Commander = 'none' | 'lost' | 'ambush' | PlacedBase;

const chiefOf = (battle: Battle, base: Base): Base | null => generalOf(battle, base, isCommander);

/** The side's commander-in-chief; `none` if the position has none. */
export function commanderOf(order: Order): Commander {
  const [first] = order.bases;
  const base = first && chiefOf(order.battle, first);
  if (!base) return 'none';
  if (figure(base.bound, LURKING) > 0) return 'ambush';
  if (isPlaced(base)) return base;
  return base.place === 'ambush' ? 'ambush' : 'lost';
}

/** Millimetres from the commander to the nearest base of the order. */
function distanceTo(order: Order, commander: PlacedBase): number {
  const subject = holds('bnb.pig.26') ? order.bases : order.bases.slice(0, 1);
  return distanceFrom(commander, subject);
}

const includes = (order: Order, commander: PlacedBase): boolean =>
  order.bases.some((base) => base.id === commander.id);

/** Cached, because a dragged wish asks it again and again; it depends only on where all bases stand. */
const seesCommander = keptByBase((rules, battle, base) => {
  const commander = chiefOf(battle, base);
  return commander !== null && isPlaced(commander) && rules.board.sees(battle, base, commander);
});

const seen = ({ rules, battle, bases }: Order): boolean =>
  bases.some((base) => seesCommander(rules, battle, base));

export const IN_EARSHOT = 5 * MU;
export const IN_COMMAND = 10 * MU;
export const IN_COMMAND_OF_HORSE = 20 * MU;

/** Is the commander farther than this from the ordered bases, and seen by them or not, as `visible` says? */
export function isBeyond(order: Order, limit: number, visible: boolean): boolean {
  const commander = commanderOf(order);
  if (typeof commander === 'string' || includes(order, commander)) return false;
  return moreThan(distanceTo(order, commander), limit) && seen(order) === visible;
}

export const allLightHorse = (order: Order): boolean =>
  order.bases.every((base) => troopOf(base).type === 'LH');

/** Does the commander take part in the order, also out of an ambush? */
export const leadsItself = (order: Order): boolean => order.bases.some(isCommander);

/** The name of the note on the bound in which a side's commander last had the rebate for its own order. */
export const rebateNote = (side: string): string => `rebate.${side}`;

export const hadRebate = (order: Order): boolean =>
  order.battle.own[rebateNote(order.bases[0]?.side ?? '')] === order.battle.turn.bound;

/** How far from a leader orders keep their usual price, in millimetres; null for other bases. */
export const commandReach = (base: Base): number | null => (isCommander(base) ? IN_COMMAND : null);
