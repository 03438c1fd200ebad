/** When an army is defeated, and how a battle is scored. */

import { commandOf } from '../../engine/army/commands.ts';
import { type Base, type Battle, otherSide } from '../../engine/battle.ts';
import type { Finish } from '../../engine/contract/sequence.ts';
import type { Result, SideId } from '../../engine/game/game.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import { isCinC } from '../commands/generals.ts';
import type { Debellis } from '../game.ts';
import { armyEe, firstOf, isCommandAlive, isDemoralisedCommand, lostByArmy, shareLost } from './lost.ts';

/** The victory points that each army is worth. */
const WORTH = 5;

/** The commands that an army had at the start, each with its bases. */
function commandsOf(battle: Battle, side: SideId): readonly (readonly Base[])[] {
  const found = new Map<string, Base[]>();
  for (const base of firstOf(battle, side)) {
    const key = `${base.side} ${commandOf(base)}`;
    found.set(key, [...(found.get(key) ?? []), base]);
  }
  return [...found.keys()].toSorted().map((key) => found.get(key) ?? []);
}

/** The points of a command: one each, and the rest for that of the C-in-C. */
function worthOf(commands: readonly (readonly Base[])[], command: readonly Base[]): number {
  const leading = commands.find((bases) => bases.some(isCinC)) ?? commands[0];
  return command === leading ? WORTH - (commands.length - 1) : 1;
}

/** Has a command lost heart, changed sides, or nobody left? */
const isGone = (game: Debellis, battle: Battle, side: SideId, bases: readonly Base[]): boolean => {
  const command = commandOf(bases[0] ?? {});
  const changed = bases.some((base) => base.side !== side);
  return (
    changed || isDemoralisedCommand(battle, side, command) || !isCommandAlive(game, battle, side, command)
  );
};

/** The points of those commands that are gone; all of them if the army is defeated. */
function pointsLost(game: Debellis, battle: Battle, side: SideId, defeated: readonly SideId[]): number {
  if (defeated.includes(side)) return WORTH;
  const commands = commandsOf(battle, side);
  return commands
    .filter((bases) => isGone(game, battle, side, bases))
    .reduce((points, bases) => points + worthOf(commands, bases), 0);
}

/** The points of both sides, ten together. */
function scoresOf(game: Debellis, battle: Battle, defeated: readonly SideId[]): readonly number[] {
  const lost = (side: SideId): number =>
    holdsIn(game.bases, 'score') ? pointsLost(game, battle, side, defeated) : 0;
  return battle.sides.map(({ id }) => WORTH + lost(otherSide(battle, id)) - lost(id));
}

/** The armies of which half is lost. */
export const defeatedIn = (game: Debellis, battle: Battle): readonly SideId[] =>
  battle.sides
    .map(({ id }) => id)
    .filter(
      (id) =>
        armyEe(game, battle, id) > 0 && atMost(armyEe(game, battle, id), 2 * lostByArmy(game, battle, id)),
    );

/** The side that has lost the smaller share; null where both have lost alike. */
function lesserLoser(game: Debellis, battle: Battle): SideId | null {
  const [one, other] = battle.sides.map(({ id }) => ({ id, share: shareLost(game, battle, id) }));
  if (!one || !other || one.share === other.share) return null;
  return one.share < other.share ? one.id : other.id;
}

/** The result when armies are defeated; of two, that which has lost the smaller share wins. */
export function resultOf(game: Debellis, battle: Battle, defeated: readonly SideId[]): Result | null {
  const [first, second] = defeated;
  if (!first) return null;
  const winner = second ? lesserLoser(game, battle) : otherSide(battle, first);
  const losers = battle.sides.map(({ id }) => id).filter((id) => winner === null || id !== winner);
  return { winner, how: 'losses', score: scoresOf(game, battle, losers) };
}

/** The result after the agreed number of bounds. If the scores are equal, the side that lost less wins. */
export function resultByPoints(game: Debellis, battle: Battle, how: string): Result {
  const score = scoresOf(game, battle, []);
  const [one = 0, other = 0] = score;
  const ahead = battle.sides[one > other ? 0 : 1]?.id ?? null;
  return { winner: one === other ? lesserLoser(game, battle) : ahead, how, score };
}

/** How a battle ends outside its sequence: who resigns is defeated; a draw may be agreed on; time may run out. */
export function finish(game: Debellis, battle: Battle, how: Finish, by: SideId): Result {
  if (how === 'resigned') return { winner: otherSide(battle, by), how, score: scoresOf(game, battle, [by]) };
  if (how === 'agreed') return { winner: null, how, score: battle.sides.map(() => WORTH) };
  return resultByPoints(game, battle, how);
}
