/** Who of a group does not take part in its order. */
import { type BaseId, placedBase } from '../../engine/battle.ts';
import type { Ghost } from '../state/orders/selection.ts';
import type { Field } from '../table/field.ts';

/** The bases of an order that would stand where they stand now, while others of it go; empty where none or all do. */
export function staysOf({ battle }: Pick<Field, 'battle'>, { command, ends }: Ghost): readonly BaseId[] {
  // A button's order need not name the bases that it moves.
  if (!('path' in command)) return [];
  const stays = command.bases.filter((id) => {
    const from = placedBase(battle, id)?.pose;
    const to = ends.find(({ base }) => base === id)?.pose;
    return !to || (from?.x === to.x && from.y === to.y && from.facing === to.facing);
  });
  return stays.length < command.bases.length ? stays : [];
}
