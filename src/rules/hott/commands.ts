import type { CommandForms, CommandOf } from '../../engine/battle/command-form.ts';
import type { StepWith } from '../../engine/contract/sequence.ts';
import {
  anyBase,
  baseOnTable,
  flag,
  listOf,
  number,
  optional,
  type Parts,
  place,
  point,
  someOf,
  text,
} from '../../engine/data/form.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import { LAYING } from '../../engine/setup/lay/order.ts';

const outline = optional(listOf(point, LIMITS.points));

/** The commands that Hordes of the Things adds, and its additions to shared commands, with their forms. */
export const COMMANDS = {
  /** `engage`: does an aerial fight what it contacts? `extraPips`: points paid to go farther along a road. */
  move: { engage: optional(flag), extraPips: optional(number) },
  bespell: { base: baseOnTable, target: baseOnTable, aiding: optional(listOf(text)) },
  /** A contingent enters as a column, its head first; `at` is where the head's first move ends. */
  arrive: { bases: someOf(anyBase), at: place },
  'replace-horde': { base: anyBase, at: place },
  desorcel: { base: anyBase, at: optional(place), edge: optional(text) },
  /** An aerial begins to fight the ground enemies that it touches. */
  engage: { base: baseOnTable },
  /** An element turns to face an enemy that attacks its flank or rear. */
  turn: { base: baseOnTable, target: optional(baseOnTable) },
  /** Elements of a demoralised command are kept from running off. */
  hold: { bases: someOf(baseOnTable), turnabout: optional(flag) },
  'lay-terrain': {
    ...LAYING,
    kind: text,
    piece: optional(text),
    area: outline,
    crest: outline,
    cover: optional(text),
  },
  'lift-terrain': { piece: text },
  'number-edges': { edges: listOf(text) },
  'place-stronghold': { at: place },
} satisfies CommandForms;

/** Every command of a battle of this ruleset. */
export type HottCommand = CommandOf<typeof COMMANDS>;

/** A step that takes these commands. `Memory` names the parts that its frame remembers. */
export type HottStep<Memory extends Parts = Readonly<Record<never, never>>> = StepWith<Memory, HottCommand>;

/** The commands of one type. */
export type HottOrder<Type extends HottCommand['type']> = Extract<HottCommand, { readonly type: Type }>;
