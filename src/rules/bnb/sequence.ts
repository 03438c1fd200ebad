/** The phases of a bound, and how the next bound begins. */
import type { Work } from '../../engine/contract/sequence.ts';
import type { Change } from '../../engine/event.ts';
import { tell } from '../../engine/game/work.ts';
import { type BoundRules, beginNextBound, type Part, stepsOf } from '../../engine/phases/sequence.ts';
import type { BnbClause } from './clauses/ids.ts';
import { afterRain } from './weather/weather.ts';

/** The steps of a bound, always in this order. Blood and Blades, bound. */
export const BOUND: readonly Required<Part<BnbClause>>[] = [
  { rule: 'bnb.bound.4', step: 'weather' },
  { rule: 'bnb.bound.5', step: 'time' },
  { rule: 'bnb.bound.6', step: 'pips' },
  { rule: 'bnb.bound.7', step: 'voluntary-moves' },
  { rule: 'bnb.bound.8', step: 'impetuous-moves' },
  { rule: 'bnb.bound.9', step: 'shooting' },
  { rule: 'bnb.bound.10', step: 'close-combat' },
  { rule: 'bnb.bound.11', step: 'moral' },
];

export const phasesOfBound = (): readonly string[] => stepsOf(BOUND);

const BOUNDS: BoundRules<BnbClause> = {
  alternate: 'bnb.bound.3',
  round: 'bnb.bound.2',
  pointsLost: 'bnb.pig.4',
};

/** The changes of the weather as a bound ends. Dazzle ends with its bound. */
function endWeather(work: Work): readonly Change[] {
  const rain = afterRain(work.battle);
  if (rain?.mud) tell(work, { type: 'roads-turn-muddy', rule: 'bnb.terrain.55' });
  const dazzle = work.battle.own.dazzle === undefined ? {} : { dazzle: null };
  const set = { ...rain, ...dazzle };
  return rain === null && !('dazzle' in dazzle) ? [] : [{ change: 'note', set }];
}

/** Begins the next bound: the sides alternate, two bounds make a round, and unspent PIGs are lost. */
export const nextBound = (work: Work): void => beginNextBound(work, BOUNDS, endWeather(work));
