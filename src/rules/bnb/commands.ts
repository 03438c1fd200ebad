import { HIDDEN_ORDERS } from '../../engine/ambush/orders.ts';
import { type CommandForms, type CommandOf, MOVE, path } from '../../engine/battle/command-form.ts';
import type { StepWith } from '../../engine/contract/sequence.ts';
import {
  anyBase,
  baseOnTable,
  flag,
  listOf,
  oneOf,
  optional,
  type Parts,
  recordWith,
  someOf,
  text,
} from '../../engine/data/form.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import { LAYING } from '../../engine/setup/lay/order.ts';
import { WANTED } from './setup/choice.ts';

/** The commands that Blood and Blades adds: terrain, impetuous moves, packs, and moves made at the same time. */
export const COMMANDS = {
  ...HIDDEN_ORDERS,
  'choose-terrain': { pieces: listOf(recordWith(WANTED)) },
  'lay-terrain': {
    ...LAYING,
    cover: optional(text),
    slopes: optional(oneOf('gentle', 'steep')),
  },
  'impetuous-move': {
    base: baseOnTable,
    target: optional(baseOnTable),
    path: optional(path),
    align: optional(flag),
  },
  moves: { moves: someOf(recordWith(MOVE), LIMITS.legs) },
  pack: {
    bases: someOf(anyBase),
    order: oneOf('full-speed', 'into-group'),
    leader: optional(text),
    first: optional(oneOf('left', 'right')),
  },
} satisfies CommandForms;

/** Every command of a battle of this ruleset. */
export type BnbCommand = CommandOf<typeof COMMANDS>;

/** A step that takes these commands. `Memory` names the parts that its frame remembers. */
export type BnbStep<Memory extends Parts = Readonly<Record<never, never>>> = StepWith<Memory, BnbCommand>;

/** The commands of one type. */
export type BnbOrder<Type extends BnbCommand['type']> = Extract<BnbCommand, { readonly type: Type }>;
