import { awayCommands, flankOf } from '../../debellis/flank/marches.ts';
import type { Debellis } from '../../debellis/game.ts';
import { lyingOf } from '../../engine/ambush/record.ts';
import { inCommand } from '../../engine/army/commands.ts';
import type { Base, Battle, SideId } from '../../engine/battle.ts';
import type { OffTable } from '../on-screen/guide.ts';

const away = (game: Debellis, battle: Battle, side: SideId): readonly OffTable[] =>
  awayCommands(battle, side).map((command) => ({
    key: 'guide.away',
    figures: { command, edge: flankOf(game, battle, side, command) },
    bases: inCommand(battle, side, command),
  }));

function lying(battle: Battle, side: SideId): readonly OffTable[] {
  const bases: readonly Base[] = lyingOf(battle, side);
  return bases.length === 0 ? [] : [{ key: 'guide.lying', figures: { count: bases.length }, bases }];
}

/** The troops of a side that are off the table and yet in the battle: on flank marches, and in ambush. */
export const offTableOf =
  (game: Debellis) =>
  (battle: Battle, side: SideId): readonly OffTable[] => [
    ...away(game, battle, side),
    ...lying(battle, side),
  ];
