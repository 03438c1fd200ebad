/** What players of a campaign agree on before it begins. */
import { choiceOption, type GameOption, numberOption, switchOption } from '../../../engine/game/options.ts';

/** The year after whose autumn the campaign ends. */
export const YEARS = numberOption('years', { least: 1, most: 20, usual: 3, ruling: 79 });

/** Do contingents meet storms too? */
export const CONTINGENT_STORMS = switchOption('contingentStorms', false, { ruling: 91 });

/** Does a main protagonist who lost both his general and his stronghold pay 4 AP for each? */
export const PENALTY_EACH = switchOption('penaltyEach', false, { ruling: 101 });

/** Who first holds the centre: the first player, or the one who scores highest for the first year's order. */
export const CENTRE_HOLDER = choiceOption('centreHolder', ['first-player', 'highest-die'], { ruling: 73 });

export const CAMPAIGN_OPTIONS: readonly GameOption[] = [
  YEARS,
  CONTINGENT_STORMS,
  PENALTY_EACH,
  CENTRE_HOLDER,
];
