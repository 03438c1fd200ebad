/** The expected losses from shots and spells, on open ground. */

import type { Base } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { kindOf } from '../../caching/facts.ts';
import { type Field, type Judges, keptInBattle } from '../../caching/memory.ts';
import type { Situation } from '../../context.ts';
import { GOAL, inTheOpen, MOST_KEPT, standing, tollsOf } from './imagined.ts';
import { type Losses, priced, type Shares, sharesOf } from './losses.ts';

export interface Volley {
  readonly kind: 'shot' | 'spell';
  readonly base: Base;
  readonly goal: Base;
  /** Others of the same kind that shoot with the base. */
  readonly aiders: number;
  /** The goal would be lost if it had to recoil. */
  readonly hemmed: boolean;
}

/** The distance of the shooters, in millimetres. */
const RANGE = 60;

function reckon(judges: Judges, field: Field, volley: Volley): Shares {
  const { kind, base, goal, aiders } = volley;
  const shooters = [0, base.width, -base.width]
    .slice(0, 1 + aiders)
    .map((x, at) =>
      standing({ ...base, marks: {} }, `a${at}`, { x: GOAL.x + x, y: GOAL.y - RANGE, facing: 0 }),
    );
  const fight: Fight = { kind, bases: ['a0', 'b'], shooters: shooters.map(({ id }) => id) };
  const battle = inTheOpen(field, [...shooters, standing(goal, 'b', GOAL)]);
  return sharesOf(judges, battle, fight, tollsOf(volley));
}

const volleyShares = keptInBattle<Volley, Shares>({
  most: MOST_KEPT,
  keyOf: (_rules, { kind, base, goal, aiders, hemmed }) =>
    `${kind} ${kindOf(base)} ${kindOf(goal)} ${aiders} ${hemmed}`,
  reckon,
});

/** The expected loss of the target of shots or a spell. The shooters lose nothing. */
export const fromAfar = (situation: Situation, volley: Volley): Losses => ({
  ...priced(situation, volleyShares(situation, volley), volley.base, volley.goal),
  active: 0,
});
