import { HIDDEN_ORDERS } from '../engine/ambush/orders.ts';
import type { CommandForms, CommandOf } from '../engine/battle/command-form.ts';
import type { StepWith } from '../engine/contract/sequence.ts';
import {
  anyBase,
  baseOnTable,
  countTo,
  name,
  nullable,
  oneOf,
  optional,
  type Parts,
  place,
  recordOf,
  someOf,
  text,
} from '../engine/data/form.ts';

/** The commands of both rulesets besides the shared ones, with their forms. */
export const COMMANDS = {
  ...HIDDEN_ORDERS,
  /** Sends a command round a flank in the notes, or calls it back. */
  'flank-march': { command: name, edge: nullable(oneOf('south', 'north', 'east', 'west')) },
  /** The dice that commands share, one for each. */
  allot: { dice: recordOf(countTo(6)) },
  /** A spontaneous advance; `target` where several enemies are equally near. */
  advance: { base: anyBase, target: optional(baseOnTable) },
  /** A section, laid with the middle of its outer edge there and facing outwards. */
  fortify: { section: text, at: place },
  /** Sections all round a town. */
  enclose: { piece: text, section: oneOf('PF', 'TF') },
  /** The elements that become one on foot, on the table or in the notes; the first stands for all. `as` names its type where there is a choice. */
  dismount: { bases: someOf(anyBase), as: optional(text) },
  /** An element on foot mounts again. */
  remount: { base: anyBase },
  /** An element goes aboard a ship that it touches, or in the notes any ship that is still off the table. */
  embark: { base: anyBase, ship: anyBase },
  /** The element aboard a ship goes ashore beside it. */
  disembark: { ship: baseOnTable, at: place },
} satisfies CommandForms;

/** Every command that a step of this layer may get. */
export type FamilyCommand = CommandOf<typeof COMMANDS>;

/** A step that takes these commands. `Memory` names the parts that its frame remembers. */
export type FamilyStep<Memory extends Parts = Readonly<Record<never, never>>> = StepWith<
  Memory,
  FamilyCommand
>;

/** The commands of one type. */
export type FamilyOrder<Type extends FamilyCommand['type']> = Extract<FamilyCommand, { readonly type: Type }>;
