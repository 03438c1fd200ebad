/** Battles at the impetuous step, for its tests. */
import { type BaseWords, type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import { type Played, playOn } from '../../../../test/support/playing.ts';
import type { Battle } from '../../../engine/battle.ts';
import { flowAtPhase, optionsOf } from '../../../engine/game/flow.ts';
import { bnb } from '../index.ts';

/** Opens the impetuous step of red's bound and gives commands, each by the side that is awaited. */
export const play = (words: BattleWords, ...commands: readonly object[]): Played =>
  playOn(bnb, battleOf({ ...words, flow: flowAtPhase(bnb, 'impetuous-moves') }), commands);

export const go = (base: string, more: object = {}) => ({ type: 'impetuous-move', base, ...more });

/** Moves one of these bases impetuously. */
export const surge = (
  bases: readonly BaseWords[],
  base = 'A',
  more: object = {},
  words: BattleWords = {},
): Played => play({ ...words, bases }, go(base, more));

/** A red base that faces north in the middle of the table, unless the words say otherwise. */
export const mine = (troop: string, more: Partial<BaseWords> = {}): BaseWords => ({
  id: 'A',
  troop,
  at: [600, 300],
  ...more,
});

/** The clauses of a refusal. */
export const rulesOf = ({ refused }: Played): readonly string[] => refused.map(({ rule }) => rule);

export const waitsFor = (battle: Battle): string | undefined => battle.flow.awaits[0]?.kind;

/** The answers that are legal now: options, or the ids of targets. */
export const openTo = (battle: Battle): readonly unknown[] =>
  optionsOf(bnb, battle).map(
    ({ command }) => command.option ?? command.target ?? command.base ?? command.type,
  );
