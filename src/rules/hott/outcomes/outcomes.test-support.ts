import { type BaseWords, type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import type { Battle, Frame } from '../../../engine/battle.ts';
import { begin } from '../../../engine/game/decide.ts';
import { hott } from '../index.ts';
import { BASE_WIDTH } from '../measures.ts';
import { depthOf, readElement } from '../troops/troops.ts';

/** The words of an element, with the size of its base added. */
export const sized = (words: BaseWords): BaseWords => {
  const element = readElement(words.troop ?? 'Blades') ?? 'Blades';
  return { ...words, troop: element, size: [BASE_WIDTH, depthOf(element)] };
};

/** A battle that is about to run these frames, the first one first. */
export function standingAt(words: BattleWords, frames: readonly Frame[]): Battle {
  const flow = { phase: 'close-combat', stack: frames.toReversed(), awaits: [] };
  const bases = (words.bases ?? []).map(sized);
  return battleOf({ ruleset: 'hott', table: [600, 600], ...words, bases, flow });
}

export const play = (words: BattleWords, ...frames: readonly Frame[]) =>
  begin(hott, standingAt(words, frames));

export const suffers = (base: string, outcome: string, more: object = {}): Frame => ({
  step: 'outcome',
  base,
  outcome,
  winner: '',
  cause: 'hott.result.22',
  fight: 'close',
  ...more,
});

export const pursues = (base: string, more: object = {}): Frame => ({
  step: 'pursuit',
  base,
  against: '',
  outcome: 'recoil',
  supporters: [],
  ...more,
});
