/** Commands on flank marches: their flanks, and the declaration of their arrival. */

import { commandNames, inCommand } from '../../engine/army/commands.ts';
import { type Base, type Battle, findSide, type TableEdge } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { SideId } from '../../engine/game/game.ts';
import { tell } from '../../engine/game/work.ts';
import { EDGES_CLOCKWISE, edgeOfSide, isSideways } from '../../engine/setup/edges.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { type Arrival, factsOf, note, stateOf } from '../state.ts';

/** Is it on a flank march that has not been declared? Only its own side knows of it. */
export const isAway = ({ place }: Base): boolean => place === 'away';

/** Is it of a flank march that has arrived, but not on the table yet? */
export const isStraggling = ({ place }: Base): boolean => place === 'straggling';

/** The side edges of the table, as a side sees it. */
export const flanksOf = (battle: Pick<Battle, 'sides'>, side: SideId): readonly TableEdge[] =>
  EDGES_CLOCKWISE.filter((edge) => isSideways(edge) !== isSideways(edgeOfSide(battle, side)));

/** The flanks that a side has recorded, by command. Only the side itself knows them. */
export const recordedFlanks = (battle: Battle, side: SideId): Readonly<Record<string, TableEdge>> =>
  factsOf(findSide(battle, side)?.facts ?? {}).flankMarches ?? {};

/** The commands of a side that are off the table. */
export const awayCommands = (battle: Battle, side: SideId): readonly string[] =>
  commandNames(battle, side).filter((name) => inCommand(battle, side, name).some(isAway));

/** The recorded flank of a command. A position that records none means the first. */
export function flankOf(game: Debellis, battle: Battle, side: SideId, command: string): TableEdge {
  const recorded = recordedFlanks(battle, side);
  const named = Object.hasOwn(recorded, command) ? recorded[command] : undefined;
  return (holdsIn(game.hidden, 'recordedFlank') ? named : undefined) ?? flanksOf(battle, side)[0] ?? 'east';
}

/** All flank marches that have been declared. */
export const arrivalsOf = (battle: Battle): readonly Arrival[] => stateOf(battle).arrivals ?? [];

/** The arrival of a command; null while none is declared. */
export const arrivalOf = (
  battle: Battle,
  { side, command = '' }: Pick<Base, 'side' | 'command'>,
): Arrival | null =>
  arrivalsOf(battle).find((each) => each.side === side && each.command === command) ?? null;

/** Declares the commands off the table that these scores bring in. */
export function declareArrivals(game: Debellis, work: Work, scores: Readonly<Record<string, number>>): void {
  const side = work.battle.turn.active;
  for (const command of awayCommands(work.battle, side)) {
    if (!Object.hasOwn(scores, command) || arrivalOf(work.battle, { side, command })) continue;
    const called = game.calledBy(work.battle, side, command, scores[command] ?? 0);
    if (!called) continue;
    const { type, rule, arrivals } = called;
    const [own, enemy] = arrivals;
    const figures = { side, command, edge: own?.edge ?? '', ...(enemy ? { other: enemy.command } : {}) };
    tell(work, { type, rule, figures }, [note({ arrivals: [...arrivalsOf(work.battle), ...arrivals] })]);
  }
}
