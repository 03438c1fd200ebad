/** Day, dusk and night. Blood and Blades, time of day. */
import type { Battle } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { agreed } from '../../../engine/game/options.ts';
import { MU } from '../measures.ts';
import { DUSK_ROUNDS, TIME } from '../options.ts';

type Moment = Pick<Battle, 'own' | 'options' | 'turn'>;

/** Does the time of day matter in this battle? */
export const hasTime = ({ options }: Pick<Battle, 'options'>): boolean => {
  const used = agreed(options, TIME) || !holds('bnb.time.1');
  return used && holds('bnb.setup.3');
};

/** Rounds before dusk; null if they were not thrown for. */
export const roundsBeforeDusk = ({ own }: Pick<Battle, 'own'>): number | null =>
  typeof own.roundsBeforeDusk === 'number' ? own.roundsBeforeDusk : null;

/** The round of dusk: 1 in the first, 0 and below while it is day. */
function roundsOfDusk(moment: Moment): number {
  const before = roundsBeforeDusk(moment);
  return before === null ? Number.NEGATIVE_INFINITY : moment.turn.round - before;
}

const duskLasts = ({ options }: Moment): number =>
  holds('bnb.time.3') ? (agreed(options, DUSK_ROUNDS) ?? 0) : 0;

export const isNight = (moment: Moment): boolean =>
  moment.own.night === true || roundsOfDusk(moment) > duskLasts(moment);

export const isDusk = (moment: Moment): boolean =>
  moment.own.dusk === true || (roundsOfDusk(moment) > 0 && !isNight(moment));

/** The number of rounds before dusk in which the low sun may dazzle. */
const LOW_SUN_ROUNDS = 2;

/** May the sun dazzle in this round? */
export function isSunLow(moment: Moment): boolean {
  if (isDusk(moment)) return !holds('bnb.time.5');
  const rounds = roundsOfDusk(moment);
  return rounds > -LOW_SUN_ROUNDS && rounds <= 0 && holds('bnb.time.4');
}

/** The farthest that a base sees, in millimetres. */
export const sightReach = (moment: Moment): number =>
  isDusk(moment) && holds('bnb.time.6') ? 8 * MU : Number.POSITIVE_INFINITY;
