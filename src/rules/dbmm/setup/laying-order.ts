/** The order in which both players place their terrain. DBMM, Terrain. */
import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import type { Battle } from '../../../engine/battle.ts';
import { type Held, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { WANTED, type Wanted } from './choice.ts';
import { stepOf } from './terrain-kinds.ts';

/** A chosen piece that is to be placed. */
export const TO_LAY = { ...WANTED, side: text };

export type ToLay = Held<typeof TO_LAY>;

/** Step by step, in each step first those of the defender. */
export function layingOrder(
  battle: Battle,
  invader: readonly Wanted[],
  defender: readonly Wanted[],
): readonly ToLay[] {
  const first = defender.map((piece) => ({ ...piece, side: defenderOf(battle) }));
  const second = invader.map((piece) => ({ ...piece, side: invaderOf(battle) }));
  const all = holds('dbmm.setup.25') ? [...first, ...second] : [...second, ...first];
  return all.toSorted((a, b) => stepOf(a) - stepOf(b));
}
