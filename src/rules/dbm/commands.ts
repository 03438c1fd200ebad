import { COMMANDS as FAMILY } from '../../debellis/commands.ts';
import type { CommandForms, CommandOf } from '../../engine/battle/command-form.ts';
import type { StepWith } from '../../engine/contract/sequence.ts';
import { listOf, type Parts, recordWith } from '../../engine/data/form.ts';
import { LAYING } from '../../engine/setup/lay/order.ts';
import { WANTED } from './setup/choice.ts';

/** The commands that DBM adds to the shared ones, with their forms. */
export const COMMANDS = {
  ...FAMILY,
  'choose-terrain': { pieces: listOf(recordWith(WANTED)) },
  'lay-terrain': LAYING,
} satisfies CommandForms;

/** Every command of a battle of this ruleset. */
export type DbmCommand = CommandOf<typeof COMMANDS>;

/** A step that takes these commands. `Memory` names the parts that its frame remembers. */
export type DbmStep<Memory extends Parts = Readonly<Record<never, never>>> = StepWith<Memory, DbmCommand>;

/** The commands of one type. */
export type DbmOrder<Type extends DbmCommand['type']> = Extract<DbmCommand, { readonly type: Type }>;
