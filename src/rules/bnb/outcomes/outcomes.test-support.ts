import { type BaseWords, type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import { type Played, playOn } from '../../../../test/support/playing.ts';
import { BATTLE } from '../../../engine/battle/kind.ts';
import type { Battle, Frame } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { board } from '../board/index.ts';
import { REASONS } from '../reasons.ts';
import { hides } from '../secrets.ts';
import { outcome } from '../steps/outcome.ts';
import { pursuit } from '../steps/pursuit.ts';
import { outcomes } from './index.ts';

/** The part of the ruleset that outcome moves need. */
export const rules = {
  id: 'bnb',
  phases: [],
  dice: {},
  reasons: REASONS,
  board,
  outcomes,
  hides,
  steps: { outcome, pursuit },
  game: BATTLE,
} as unknown as Ruleset;

/** A battle that is about to run these frames, the first one first. */
export function standingAt(words: BattleWords, frames: readonly Frame[]): Battle {
  return battleOf({ ...words, flow: { phase: '', stack: frames.toReversed(), awaits: [] } });
}

/** Runs frames and gives the answers in turn, each by the side that is awaited. */
export const play = (words: BattleWords, frames: readonly Frame[], ...answers: readonly object[]): Played =>
  playOn(
    rules,
    standingAt(words, frames),
    answers.map((each) => ({ type: 'choose', ...each })),
  );

export const placeOf = (battle: Battle, id: string): string | undefined =>
  battle.bases.find((base) => base.id === id)?.place;

/** The legal options, as the words that choose them. */
export const openTo = (battle: Battle): readonly unknown[] =>
  optionsOf(rules, battle).map((option) => option.command.option ?? option.command.bases);

export const suffers = (base: string, outcome: string, more: object = {}): Frame => ({
  step: 'outcome',
  base,
  outcome,
  cause: 'bnb.outcome.8',
  fight: 'close',
  ...more,
});

/** A base that faces north at (600, 375), so it recoils south. */
export const A = (troop = 'Reg Bd (O)', more: Partial<BaseWords> = {}): BaseWords => ({
  id: 'A',
  troop,
  at: [600, 375],
  ...more,
});

/** The recoil of A among these bases, played out. */
export const recoilOf = (bases: readonly BaseWords[], ...answers: readonly object[]): Played =>
  play({ bases }, [suffers('A', 'recoil')], ...answers);

export const pursues = (base: string, against: string, more: object = {}): Frame => ({
  step: 'pursuit',
  base,
  against,
  outcome: 'recoil',
  supporters: [],
  die: 2,
  above: false,
  below: false,
  ...more,
});
