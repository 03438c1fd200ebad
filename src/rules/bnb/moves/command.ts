/** Orders and the commander-in-chief they come from. Blood and Blades, PIGs. */
import { type Base, type Battle, figure, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { keptByBase } from '../../../engine/board/memory.ts';
import { distanceFrom, generalOf } from '../../../engine/commands.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { LURKING } from '../ambush/hidden.ts';
import { isCommander, troopOf } from '../base.ts';
import { MU } from '../measures.ts';

/** An order as its price sees it. What takes measuring is a question, asked only where it matters. */
export interface Order {
  readonly battle: Battle;
  readonly rules: Ruleset;
  readonly bases: readonly PlacedBase[];
  readonly what: 'move' | 'halt' | 'full-speed' | 'into-group';
  /** Which far move of this bound it is; 0 for any other order. */
  readonly farMove: number;
  /** Straight forward at full distance, or ending at the enemy. */
  readonly plain: () => boolean;
}

type Commander = 'none' | 'lost' | 'ambush' | PlacedBase;

const chiefOf = (battle: Battle, base: Base): Base | null => generalOf(battle, base, isCommander);

/** The side's commander-in-chief; `none` where the position knows of none. */
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

/** Sight is asked again and again while a wish is dragged about; where everything stands decides it. */
const seesCommander = keptByBase((rules, battle, base) => {
  const commander = chiefOf(battle, base);
  return commander !== null && isPlaced(commander) && rules.board.sees(battle, base, commander);
});

const seen = ({ rules, battle, bases }: Order): boolean =>
  bases.some((base) => seesCommander(rules, battle, base));

export const IN_EARSHOT = 5 * MU;
export const IN_COMMAND = 10 * MU;
export const IN_COMMAND_OF_HORSE = 20 * MU;

/** The commander stands farther than this from the order's subject, seen by it or not. */
export function isBeyond(order: Order, limit: number, visible: boolean): boolean {
  const commander = commanderOf(order);
  if (typeof commander === 'string' || includes(order, commander)) return false;
  return moreThan(distanceTo(order, commander), limit) && seen(order) === visible;
}

export const allLightHorse = (order: Order): boolean =>
  order.bases.every((base) => troopOf(base).type === 'LH');

/** Is the commander one of those ordered? Out of an ambush too. */
export const leadsItself = (order: Order): boolean => order.bases.some(isCommander);

/** The note of the bound in which the commander's own order was last cheaper, by side. */
export const rebateNote = (side: string): string => `rebate.${side}`;

export const hadRebate = (order: Order): boolean =>
  order.battle.own[rebateNote(order.bases[0]?.side ?? '')] === order.battle.turn.bound;
