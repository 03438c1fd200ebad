/** The commands of a mass army: who leads them, and whose PIPs they use. Hordes of the Things, Mass battles. */
import { type Base, type Battle, figure, type SideId } from '../../../engine/battle.ts';
import type { Line } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/options.ts';
import { isMassBattle } from '../army-size.ts';
import { isGeneral } from '../base.ts';
import { ENSORCELLED_GENERAL_LOST } from '../options.ts';

/** The name of a base's command; '' in a standard battle. */
export const commandOf = (base: Base): string => base.command ?? '';

/** The names of a side's commands, in alphabetical order; '' alone in a standard battle. */
export function commandsOf(battle: Battle, side: SideId): readonly string[] {
  if (!isMassBattle(battle)) return [''];
  const names = battle.bases.filter((base) => base.side === side).map(commandOf);
  return [...new Set(names)].toSorted();
}

/** The command whose PIPs serve a base. */
export function purseOf(battle: Battle, base: Base): string {
  const own = commandOf(base);
  const { pips } = battle.turn;
  if (Object.hasOwn(pips, own) && holds('hott.mass.12')) return own;
  return Object.keys(pips).toSorted()[0] ?? own;
}

/** PIPs left to a command. */
export const pipsLeft = ({ turn: { pips } }: Battle, purse: string): number =>
  Object.hasOwn(pips, purse) ? (pips[purse] ?? 0) : 0;

/** Is the army's commander-in-chief with this base? In a standard battle the one general is. */
export const isCInC = (battle: Battle, base: Base): boolean =>
  isMassBattle(battle) ? figure(base.marks, 'cInC') > 0 : isGeneral(base);

/** The commander-in-chief's element, wherever it is; null where a position names none. */
const cInCOf = (battle: Battle, side: SideId): Base | null =>
  battle.bases.find((base) => base.side === side && isCInC(battle, base)) ?? null;

/** Those whose loss counts as the loss of the army's general. */
export const generalsThatCount = (battle: Battle, side: SideId): readonly Base[] =>
  battle.bases.filter(
    (base) =>
      base.side === side &&
      isGeneral(base) &&
      (!isMassBattle(battle) || isCInC(battle, base) || !holds('hott.mass.17')),
  );

const sameCommand = (a: Base, b: Base): boolean => a.side === b.side && commandOf(a) === commandOf(b);

/** The general of a base's own troops, wherever he is; null where there is none any more. */
export function ownGeneralOf(battle: Battle, base: Base): Base | null {
  if (!isMassBattle(battle)) return cInCOf(battle, base.side);
  if (!holds('hott.mass.15')) return cInCOf(battle, base.side);
  return battle.bases.find((other) => isGeneral(other) && sameCommand(other, base)) ?? null;
}

/** What a commander-in-chief takes off the price of a move that he makes. */
export const discountIf = (madeByHim: boolean): readonly Line[] =>
  madeByHim && holds('hott.mass.14') ? [{ rule: 'hott.mass.14', value: -1, key: 'hott.price.c-in-c' }] : [];

export const cInCDiscount = (battle: Battle, bases: readonly Base[]): readonly Line[] =>
  discountIf(isMassBattle(battle) && bases.some((base) => isCInC(battle, base)));

/** All of the same command of the same side. */
export const inCommand = (battle: Battle, side: SideId, command: string): readonly Base[] =>
  battle.bases.filter((base) => base.side === side && commandOf(base) === command);

/** Is this general in somebody's spell, where it was agreed that he is not lost then? */
export const isAwaited = ({ options }: Battle, general: Base): boolean =>
  general.place === 'ensorcelled' && !agreed(options, ENSORCELLED_GENERAL_LOST);

/** Have they lost the general whose commands they obey? One whose side never had one has lost none. */
export function isOwnGeneralLost(battle: Battle, base: Base): boolean {
  const general = ownGeneralOf(battle, base);
  if (general) return general.place !== 'table' && !isAwaited(battle, general);
  return battle.bases.some((other) => sameCommand(other, base) && figure(other.marks, 'wasGeneral') > 0);
}
