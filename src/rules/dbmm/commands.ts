import { COMMANDS as FAMILY } from '../../debellis/commands.ts';
import type { CommandForms, CommandOf } from '../../engine/battle/command-form.ts';
import {
  anyBase,
  baseOnTable,
  flag,
  listOf,
  name,
  number,
  oneOf,
  optional,
  point,
  recordOf,
  recordWith,
  someOf,
  text,
} from '../../engine/data/form.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import { EDGES_CLOCKWISE } from '../../engine/setup/edges.ts';
import { LAYING } from '../../engine/setup/lay/order.ts';
import { WANTED } from './setup/choice.ts';
import { PRESS_POLICIES, SHARE } from './state.ts';

/** The commands that DBMM adds to the shared ones, with their forms. */
export const COMMANDS = {
  ...FAMILY,
  'choose-terrain': { pieces: listOf(recordWith(WANTED)) },
  /** `area` is a polygon of the player's own. */
  'lay-terrain': { ...LAYING, area: optional(listOf(point, LIMITS.points)) },
  /** The edge of the battlefield that a 5 or a 6 stands for. */
  'name-edge': { edge: oneOf(...EDGES_CLOCKWISE) },
  /**
   * A Brilliant Stroke for PIPs names the command whose score it doubles; without it that of the general. Scouts who
   * change the hour name how many hours later, or earlier if negative.
   */
  choose: { command: optional(text), hours: optional(number) },
  /** An advance may end where it overlaps this enemy. */
  advance: { ...FAMILY.advance, overlap: optional(anyBase) },
  /** Standing orders before the battle: the share of the dice of each regular command. */
  orders: { orders: recordOf(SHARE) },
  /** New standing orders, for PIPs or by a Brilliant Stroke. */
  'change-orders': { orders: recordOf(SHARE), stroke: optional(flag) },
  /** The C-in-C brings an unreliable ally to fight. */
  'activate-ally': { command: name },
  /** Whether the elements of the side press forward: never, always, or when asked. */
  'settle-pressing': { press: oneOf(...PRESS_POLICIES) },
  /** In the notes: a command comes to the battle late, or it is called back. */
  delay: { command: name, delayed: flag },
  /** An element sets portable obstacles along its front. */
  'set-obstacles': { base: baseOnTable },
  /** In the notes: the commands from left to right; those of one list one behind the other, the foremost first. */
  positions: { commands: listOf(listOf(text)) },
  /** A group feigns flight. */
  'feign-flight': { bases: someOf(anyBase) },
  /** In the notes: the stratagems that a side uses. */
  stratagems: { chosen: listOf(text) },
  /** In the notes: the scouts of a side; an empty list calls them back. */
  scouts: { bases: listOf(anyBase) },
  /** In the notes: the route along which guides lead; an empty path takes it back. */
  guides: { path: listOf(point, LIMITS.points) },
  /** In the notes: a command that is concealed inside a rectangle; an empty area calls it back. */
  conceal: { command: name, area: listOf(point, LIMITS.points) },
  /** In the notes: the elements that are put down when both armies stand; an empty list calls them back. */
  unusual: { bases: listOf(anyBase) },
  /** Two deployed commands change places. */
  exchange: { commands: listOf(name) },
  /** Elements that fled in this bound turn 180 degrees. */
  rally: { bases: someOf(anyBase) },
} satisfies CommandForms;

export type DbmmCommand = CommandOf<typeof COMMANDS>;

/** The commands of one type. */
export type DbmmOrder<Type extends DbmmCommand['type']> = Extract<DbmmCommand, { readonly type: Type }>;
