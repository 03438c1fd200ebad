/** Parts the front of an army among its commands, so that they stand apart. */

import { isCinC } from '../../../debellis/commands/generals.ts';
import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Army } from './army.ts';

/** A stretch of the own edge, from its left end as the player sees it, in millimetres. */
export interface Sector {
  readonly from: number;
  readonly to: number;
}

/** The room between two commands and beside the strips at the short edges. */
const GAP = 4;

const isHere = ({ place }: Base): boolean => place === 'table' || place === 'reserve';

/** Those that march round a flank or lie in ambush count too: the baggage was put down before they left. */
const inSectors = (battle: Battle, side: SideId, name: string): readonly Base[] =>
  inCommand(battle, side, name).filter((base) => base.place !== 'lost');

/** The commands from left to right: that of the C-in-C is the second, so that others guard its flanks. */
function fromLeft(battle: Battle, side: SideId): readonly string[] {
  const names = commandNames(battle, side).filter((name) => inSectors(battle, side, name).length > 0);
  const chief = names.find((name) => inCommand(battle, side, name).some(isCinC));
  const [left, ...others] = names.filter((name) => name !== chief);
  if (chief === undefined || left === undefined) return names;
  return [left, chief, ...others];
}

/** The stretch of each command, whether it is here or away. Its width is in proportion to the elements that fight. */
function stretches(
  { game, strip }: Army,
  battle: Battle,
  side: SideId,
): readonly (Sector & { readonly name: string })[] {
  const names = fromLeft(battle, side);
  const sizes = names.map(
    (name) => inSectors(battle, side, name).filter((base) => !game.isBaggage(base)).length + 1,
  );
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const width = battle.table.width - 2 * strip;
  let to = strip;
  return names.map((name, index) => {
    const from = to;
    to += (width * (sizes[index] ?? 0)) / all;
    return { name, from, to };
  });
}

/** The sector of each command that is here. It takes over the stretch of one to its left that is away. */
export function sectorsOf(army: Army, battle: Battle, side: SideId): ReadonlyMap<string, Sector> {
  const all = stretches(army, battle, side);
  const here = all.filter(({ name }) => inCommand(battle, side, name).some(isHere));
  return new Map(
    here.map(({ name, to }, at) => {
      const from = here[at - 1]?.to ?? army.strip;
      const isLast = at === here.length - 1;
      return [name, { from: from + GAP, to: (isLast ? (all.at(-1)?.to ?? to) : to) - GAP }];
    }),
  );
}
