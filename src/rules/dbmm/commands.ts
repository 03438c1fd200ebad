import { COMMANDS as FAMILY } from '../../debellis/commands.ts';
import type { CommandForms, CommandOf } from '../../engine/battle/command-form.ts';
import { anyBase, someOf } from '../../engine/data/form.ts';

/** The commands that DBMM adds to the shared ones, with their forms. */
export const COMMANDS = {
  ...FAMILY,
  /** Elements that fled in this bound turn 180 degrees. */
  rally: { bases: someOf(anyBase) },
} satisfies CommandForms;

export type DbmmCommand = CommandOf<typeof COMMANDS>;
