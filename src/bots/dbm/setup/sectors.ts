/** Parts the front of an army among its commands, so that they stand apart. */
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import { commandNames, inCommand } from '../../../engine/commands.ts';
import { isBaggage } from '../../../rules/dbm/base.ts';
import { isCinC } from '../../../rules/dbm/generals.ts';
import { SIDE_STRIP } from '../../../rules/dbm/setup/zone.ts';

/** A stretch of the own edge, from its left end as the player sees it, in millimetres. */
export interface Sector {
  readonly from: number;
  readonly to: number;
}

/** The room between two commands and beside the strips at the short edges. */
const GAP = 4;

const isHere = ({ place }: Base): boolean => place === 'table' || place === 'reserve';

/** The commands from left to right: that of the C-in-C is the second, so that others guard its flanks. */
function fromLeft(battle: Battle, side: SideId): readonly string[] {
  const names = commandNames(battle, side).filter((name) => inCommand(battle, side, name).some(isHere));
  const chief = names.find((name) => inCommand(battle, side, name).some(isCinC));
  const [left, ...others] = names.filter((name) => name !== chief);
  if (chief === undefined || left === undefined) return names;
  return [left, chief, ...others];
}

/** The sector of each command. Its width is in proportion to the elements that fight. */
export function sectorsOf(battle: Battle, side: SideId): ReadonlyMap<string, Sector> {
  const names = fromLeft(battle, side);
  const sizes = names.map(
    (name) => inCommand(battle, side, name).filter((base) => isHere(base) && !isBaggage(base)).length + 1,
  );
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const width = battle.table.width - 2 * SIDE_STRIP;
  let at = SIDE_STRIP;
  return new Map(
    names.map((name, index) => {
      const from = at;
      at += (width * (sizes[index] ?? 0)) / all;
      return [name, { from: from + GAP, to: at - GAP }];
    }),
  );
}
