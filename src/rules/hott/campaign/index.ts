/** The campaign of Hordes of the Things as one value: a game without a table. */
import { plainGame } from '../../../engine/game/plain.ts';
import type { GameRules } from '../../../engine/game/rules.ts';
import { dice } from '../dice.ts';
import { REASONS } from '../reasons.ts';
import { CAMPAIGN_COMMANDS } from './commands.ts';
import { forgetDeclined } from './offers.ts';
import { CAMPAIGN_OPTIONS } from './options.ts';
import { FACTS, OWN, ownOf, record } from './state.ts';
import { aid } from './steps/aid.ts';
import { attacked, besieging, joined } from './steps/attacked.ts';
import { battle, provinceFalls } from './steps/battle.ts';
import { capital, captives, siegeDie } from './steps/capital.ts';
import { contingentStorms } from './steps/contingent-storms.ts';
import { lose, supply, wayStep } from './steps/lose.ts';
import { goBack, helpersRetreat, retreat } from './steps/retreats.ts';
import { season } from './steps/season.ts';
import { leavingSieges, turn } from './steps/turn.ts';
import { maximum, quarter, recruit, recruiting, winterQuarters } from './steps/winter.ts';
import { orderDice, reading, writing } from './steps/year.ts';

export const hottCampaign: GameRules = {
  id: 'hott',
  version: '2',
  game: plainGame(CAMPAIGN_COMMANDS),
  phases: ['order-dice', 'writing', 'reading', 'season', 'winter-quarters', 'recruiting', 'maximum'],
  steps: {
    'order-dice': orderDice,
    writing,
    reading,
    season,
    turn,
    way: wayStep,
    supply,
    lose,
    'contingent-storms': contingentStorms,
    'leave-sieges': leavingSieges,
    aid,
    attacked,
    joined,
    besieging,
    battle,
    retreat,
    'go-back': goBack,
    'helpers-retreat': helpersRetreat,
    'province-falls': provinceFalls,
    'siege-die': siegeDie,
    capital,
    captives,
    'winter-quarters': winterQuarters,
    quarter,
    recruiting,
    recruit,
    maximum,
  },
  nextBound(work) {
    const year = (ownOf(work.battle).year ?? 1) + 1;
    forgetDeclined(work);
    record(
      work,
      { type: 'campaign-year', rule: 'hott.campyear.1', figures: { year } },
      { year, season: 'spring' },
    );
  },
  options: CAMPAIGN_OPTIONS,
  own: OWN,
  facts: FACTS,
  dice,
  reasons: { ...REASONS, 'battle-over': 'hott.campwin.1' },
};
