import { COMMANDS as FAMILY } from '../../debellis/commands.ts';
import type { CommandForms } from '../../engine/battle/command-form.ts';

/** The commands that DBMM adds to the shared ones, with their forms. */
export const COMMANDS = { ...FAMILY } satisfies CommandForms;
