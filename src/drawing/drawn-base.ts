/** The look of each base of a battle, and its drawing at its own origin. */
import type { Battle, PlacedBase } from '../engine/battle.ts';
import { drawBase } from './base.ts';
import type { BaseLook } from './base-look.ts';
import type { Level } from './label.ts';
import type { Naming } from './naming.ts';
import type { DrawnNode } from './node.ts';
import { PIECE_LOOKS, SIDE_LOOKS } from './palette.ts';
import type { Style } from './style.ts';
import { gradientId } from './table-top.ts';

/** The names of a side's commands; none if it has only one. */
export const commandsOfSide = ({ bases }: Pick<Battle, 'bases'>, side: string): readonly string[] => {
  const names = bases.filter((base) => base.side === side).map(({ command }) => command);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
};

function commandAt(battle: Battle, { side, command }: PlacedBase): number | null {
  if (command === undefined) return null;
  const commands = commandsOfSide(battle, side);
  return commands.length > 1 ? commands.indexOf(command) : null;
}

function lookOf(
  battle: Battle,
  base: PlacedBase,
  naming: Naming,
  { prefix, pieces, theme }: Style,
): BaseLook {
  const at = battle.sides[0]?.id === base.side ? 0 : 1;
  return {
    pieces,
    side: SIDE_LOOKS[at],
    piece: PIECE_LOOKS[theme][at],
    fill: gradientId(at, prefix),
    label: naming.label(base),
    letter: naming.letter(base),
    command: commandAt(battle, base),
  };
}

/** The drawing of a base at its own origin, for a screen that keeps the element around it. */
export const drawnBase = (
  battle: Battle,
  base: PlacedBase,
  naming: Naming,
  style: Style,
  level: Level,
): readonly DrawnNode[] => drawBase(base, lookOf(battle, base, naming, style), level, style.turned);
