/** Which commands throw PIP dice, and which of them share theirs. DBMM, PIP dice and orders; rulings 53, 111 and 150. */
import { isAlly, isCinC } from '../../../debellis/commands/generals.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { commandNames, commandOf, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

const isGone = ({ place }: Base): boolean => place === 'lost' || place === 'spent';

const isShattered = ({ marks }: Base): boolean => figure(marks, 'shattered') > 0;

/** The general that a command has or had; null if it never had one. */
export const generalIn = (battle: Battle, side: SideId, command: string): Base | null =>
  inCommand(battle, side, command).find(isGeneral) ?? null;

/** The general of a command, unless he is lost. */
export function livingGeneral(battle: Battle, side: SideId, command: string): Base | null {
  const general = generalIn(battle, side, command);
  return general && !isGone(general) ? general : null;
}

/** The C-in-C of a side, on the table or off it; null if he is lost or there is none. */
export const chiefOf = ({ bases }: Battle, side: SideId): Base | null =>
  bases.find((base) => base.side === side && isCinC(base) && !isGone(base)) ?? null;

/** The C-in-C of a side, if he stands on the table. */
export function chiefOnTable(battle: Battle, side: SideId): PlacedBase | null {
  const chief = chiefOf(battle, side);
  return chief && isPlaced(chief) ? chief : null;
}

/** Does a command throw a die? It has or had a general, somebody is left of it, and it is not shattered. */
function throws(battle: Battle, side: SideId, command: string): boolean {
  const bases = inCommand(battle, side, command);
  if (bases.every(({ place }) => place === 'away') && !holds('dbmm.delay.11')) return false;
  if (bases.every(isGone) || (bases.some(isShattered) && holds('dbmm.pip.5'))) return false;
  return generalIn(battle, side, command) !== null || !holds('dbmm.bge.6');
}

/** The commands of a side that throw a die, in alphabetical order. */
export const throwers = (battle: Battle, side: SideId): readonly string[] =>
  commandNames(battle, side).filter((command) => throws(battle, side, command) && holds('dbmm.order.1'));

const isAway = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).every(({ place }) => place === 'away') && holds('dbmm.order.20');

/** Is it the command of a regular general who is no ally? */
const isRegular = (battle: Battle, side: SideId, command: string): boolean => {
  const general = generalIn(battle, side, command);
  return general !== null && ((troopOf(general).regular && !isAlly(general)) || !holds('dbmm.order.2'));
};

/** The commands of a side whose dice its orders may share out, wherever they are. None without a regular C-in-C. */
export function regularCommands(battle: Battle, side: SideId): readonly string[] {
  const chief = chiefOf(battle, side);
  if (!chief && holds('dbmm.gen.4')) return [];
  if (chief && !troopOf(chief).regular) return [];
  return commandNames(battle, side).filter((command) => isRegular(battle, side, command));
}

/** The commands that share their dice in this bound. One that is away keeps its own. */
export const sharers = (battle: Battle, side: SideId): readonly string[] => {
  const throwing = throwers(battle, side);
  return regularCommands(battle, side).filter(
    (command) => throwing.includes(command) && !isAway(battle, side, command),
  );
};

/** The command of a side's C-in-C; '' if there is none. */
export const chiefCommand = (battle: Battle, side: SideId): string => {
  const chief = battle.bases.find((base) => base.side === side && isCinC(base));
  return chief ? commandOf(chief) : '';
};
