/** Commands on flank marches: their flanks, and the declaration of their arrival. */

import { commandNames, inCommand } from '../../engine/army/commands.ts';
import { type Base, type Battle, findSide, otherSide, type TableEdge } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { SideId } from '../../engine/game/game.ts';
import { tell } from '../../engine/game/work.ts';
import { EDGES_CLOCKWISE, edgeOfSide, isSideways } from '../../engine/setup/edges.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { originalEe } from '../ending/lost.ts';
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
  return (holdsIn(game.hidden, 'flank') ? named : undefined) ?? flanksOf(battle, side)[0] ?? 'east';
}

/** All flank marches that have been declared. */
export const arrivalsOf = (battle: Battle): readonly Arrival[] => stateOf(battle).arrivals ?? [];

/** The arrival of a command; null while none is declared. */
export const arrivalOf = (
  battle: Battle,
  { side, command = '' }: Pick<Base, 'side' | 'command'>,
): Arrival | null =>
  arrivalsOf(battle).find((each) => each.side === side && each.command === command) ?? null;

/** The enemy command that marches to the same flank and has not been declared; null if there is none. */
function opposed(game: Debellis, battle: Battle, side: SideId, edge: TableEdge): string | null {
  const enemy = otherSide(battle, side);
  const found = awayCommands(battle, enemy).find(
    (name) =>
      flankOf(game, battle, enemy, name) === edge && !arrivalOf(battle, { side: enemy, command: name }),
  );
  return found !== undefined && holdsIn(game.hidden, 'halfOfEdge') ? found : null;
}

/** A command arrives in its side's next bound, and so does an enemy command that it meets on its way. */
function arrivalsBy(game: Debellis, battle: Battle, side: SideId, command: string): readonly Arrival[] {
  const edge = flankOf(game, battle, side, command);
  const bound = battle.turn.bound + 2;
  const enemy = otherSide(battle, side);
  const met = opposed(game, battle, side, edge);
  if (met === null) return [{ side, command, edge, bound, half: 'enemy' }];
  const ee = (of: SideId, name: string): number => originalEe(game, inCommand(battle, of, name));
  const [mine, theirs] = [ee(side, command), ee(enemy, met)];
  return [
    { side, command, edge, bound, half: mine > theirs ? 'enemy' : 'own' },
    { side: enemy, command: met, edge, bound, half: theirs > mine ? 'enemy' : 'own' },
  ];
}

/** The score of a command's die that brings its flank march in. */
const CALLED = 6;

/** Declares the flank marches that these scores bring in. */
export function declareArrivals(game: Debellis, work: Work, scores: Readonly<Record<string, number>>): void {
  const side = work.battle.turn.active;
  for (const command of awayCommands(work.battle, side)) {
    const called = Object.hasOwn(scores, command) && scores[command] === CALLED;
    if (!called || arrivalOf(work.battle, { side, command }) || !holdsIn(game.hidden, 'arrive')) continue;
    const arrivals = arrivalsBy(game, work.battle, side, command);
    const [own, enemy] = arrivals;
    const figures = { side, command, edge: own?.edge ?? '', ...(enemy ? { other: enemy.command } : {}) };
    const type = enemy ? 'flank-marches-meet' : 'flank-march-declared';
    tell(
      work,
      { type, rule: enemy ? clauseIn(game.hidden, 'halfOfEdge') : clauseIn(game.hidden, 'arrive'), figures },
      [note({ arrivals: [...arrivalsOf(work.battle), ...arrivals] })],
    );
  }
}
