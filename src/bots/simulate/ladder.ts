/** A ladder of bots: in each round every two of them fight four battles with the same two armies and dice. */
import type { SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { GameWanted } from './game.ts';
import { battleBetween, pairFor } from './trial.ts';

/** One battle of a ladder. */
export interface LadderGame {
  readonly pair: readonly [string, string];
  readonly round: number;
  /** The side of the first of the pair. */
  readonly first: SideId;
  readonly game: GameWanted;
}

/** Bots and armies on both sides: neither an army nor who moves first favours a bot. */
const FOUR = [
  { first: 'red', isSwapped: false },
  { first: 'blue', isSwapped: false },
  { first: 'red', isSwapped: true },
  { first: 'blue', isSwapped: true },
] as const;

/** The battles that each pair fights in a round. */
export const IN_ROUND = FOUR.length;

/** Every two of some bots. */
const pairsOf = (bots: readonly string[]): readonly (readonly [string, string])[] =>
  bots.flatMap((one, at) => bots.slice(at + 1).map((other) => [one, other] as const));

export interface LadderOptions {
  readonly rounds: number;
  /** Time is called after this round of a battle. */
  readonly length: number;
  readonly firstSeed: number;
}

/** All battles of a ladder, round after round. Throws where two armies cannot meet. */
export const ladderOf = <Army>(
  rules: Ruleset,
  armies: readonly Army[],
  bots: readonly string[],
  { rounds, length, firstSeed }: LadderOptions,
): readonly LadderGame[] =>
  Array.from({ length: rounds }, (_, round) => {
    const [one, other] = pairFor(rules, armies, round);
    if (!one || !other) throw new Error('there are no armies');
    const openings = [battleBetween(rules, one, other), battleBetween(rules, other, one)] as const;
    return pairsOf(bots).flatMap((pair) =>
      FOUR.map(({ first, isSwapped }) => ({
        pair,
        round,
        first,
        game: {
          opening: openings[isSwapped ? 1 : 0],
          bots: first === 'red' ? { red: pair[0], blue: pair[1] } : { red: pair[1], blue: pair[0] },
          seed: firstSeed + round,
          rounds: length,
        },
      })),
    );
  }).flat();
