/** The order in which the players lay their pieces of terrain. Blood and Blades, laying terrain. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { type Held, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { WANTED, type Wanted } from './choice.ts';
import { invadedOf, invaderOf, offerOf } from './roles.ts';
import { isWater } from './terrain-kinds.ts';

/** A chosen piece that is to be laid. */
export const TO_LAY = { ...WANTED, side: text };

export type ToLay = Held<typeof TO_LAY>;

interface Turn {
  readonly rule: BnbClause;
  readonly of: 'invaded' | 'invader' | 'both';
  readonly mandatory: boolean;
  readonly water?: true;
}

/** The turns of laying; a piece is laid in the first turn that it fits. */
const TURNS: readonly Turn[] = [
  { rule: 'bnb.terrain.12', of: 'both', mandatory: true, water: true },
  { rule: 'bnb.terrain.11', of: 'invaded', mandatory: true },
  { rule: 'bnb.terrain.11', of: 'invader', mandatory: true },
  { rule: 'bnb.terrain.11', of: 'invader', mandatory: false },
  { rule: 'bnb.terrain.11', of: 'invaded', mandatory: false },
];

/** The pieces in the order of laying; within a turn in the order in which their player named them. */
export function layingOrder(
  battle: Battle,
  invaded: readonly Wanted[],
  invader: readonly Wanted[],
): readonly ToLay[] {
  const of = (side: SideId, pieces: readonly Wanted[]) => pieces.map((piece) => ({ ...piece, side }));
  let left: readonly ToLay[] = [...of(invadedOf(battle), invaded), ...of(invaderOf(battle), invader)];
  const { mandatory } = offerOf(battle);
  const sideOf = { invaded: invadedOf(battle), invader: invaderOf(battle), both: null };
  const order: ToLay[] = [];
  for (const turn of TURNS.filter((each) => holds(each.rule))) {
    const fits = (piece: ToLay) =>
      (sideOf[turn.of] ?? piece.side) === piece.side &&
      mandatory.includes(piece.kind) === turn.mandatory &&
      (!turn.water || isWater(piece));
    order.push(...left.filter(fits));
    left = left.filter((piece) => !fits(piece));
  }
  return [...order, ...left];
}
