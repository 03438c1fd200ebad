import { type BaseWords, type BattleWords, battleOf } from '../../../../test/support/battle.ts';
import type { Battle, Frame } from '../../../engine/battle.ts';
import { basesOnTable, isPlaced, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { begin } from '../../../engine/decide.ts';
import { offTable } from '../../../engine/outcomes/ground.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { hott } from '../index.ts';
import { BASE_WIDTH } from '../measures.ts';
import { depthOf, readElement } from '../troops.ts';

/** An element's words with the size of its base. */
export const sized = (words: BaseWords): BaseWords => {
  const element = readElement(words.troop ?? 'Blades') ?? 'Blades';
  return { ...words, troop: element, size: [BASE_WIDTH, depthOf(element)] };
};

/** A battle standing before some frames, the first one first. */
export function standingAt(words: BattleWords, frames: readonly Frame[]): Battle {
  const flow = { phase: 'close-combat', stack: frames.toReversed(), awaits: [] };
  const bases = (words.bases ?? []).map(sized);
  return battleOf({ ruleset: 'hott', table: [600, 600], ...words, bases, flow });
}

export const play = (words: BattleWords, ...frames: readonly Frame[]) =>
  begin(hott, standingAt(words, frames));

/** Where an element stands, in millimetres and degrees; null when it is off the table. */
export function at(battle: Battle, id: string): readonly number[] | null {
  const base = placedBase(battle, id);
  if (!base) return null;
  const { x, y, facing } = base.pose;
  return [x, y, degreesOf(facing)].map((each) => Math.round(each * 100) / 100);
}

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

/** Pairs of ids that stand in one another. */
export function overlaps(battle: Battle): readonly string[] {
  const bases = basesOnTable(battle);
  return bases.flatMap((a, i) =>
    bases
      .slice(i + 1)
      .filter((b) => rectanglesOverlap(rectangleOfBase(a), rectangleOfBase(b)))
      .map((b) => `${a.id}+${b.id}`),
  );
}

/** Does this base fit where it is put, among these? */
export function fits(before: readonly BaseWords[], words: BaseWords): boolean {
  const all = battleOf({ table: [600, 600], bases: [...before, words].map(sized) });
  const placed = all.bases.find((base) => base.id === words.id);
  return (
    placed !== undefined &&
    isPlaced(placed) &&
    !offTable(all, rectangleOfBase(placed)) &&
    overlaps(all).length === 0
  );
}
