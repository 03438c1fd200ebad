/** The states of commands. They stand on their elements, and none is ever left. DBMM, Commands; ruling 124. */
import type { Named } from '../../../debellis/commands/branding.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import type { Battle } from '../../../engine/battle.ts';
import { isBroken, isDisheartened, isShattered } from '../troops/base.ts';
import type { CommandState } from './equivalents.ts';

/** The state of a command. */
export function stateOfCommand(battle: Battle, { side, command }: Named): CommandState {
  const own = inCommand(battle, side, command);
  if (own.some(isShattered)) return 'shattered';
  if (own.some(isBroken)) return 'broken';
  return own.some(isDisheartened) ? 'disheartened' : 'steady';
}
