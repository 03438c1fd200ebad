/** The campaign of Hordes of the Things, as scenarios and tools use it. */
import type { Campaign } from '../../../engine/contract/campaign.ts';
import type { Json } from '../../../engine/data/json.ts';
import { hottCampaign } from './index.ts';
import { loadCampaign } from './load.ts';
import type { CampaignMap } from './map.ts';
import { newCampaign, startFaults } from './new.ts';
import { offersTo } from './offers.ts';
import { armyTold, askCampaign } from './questions.ts';
import { mapOf, overlordOf, ownOf, playersOf, siegeOf } from './state.ts';

const mayWait: Campaign['mayWait'] = ({ kind }) => kind === 'bonds';

export const campaign: Campaign = {
  rules: hottCampaign,
  open: ({ map, ...opening }) =>
    newCampaign({ ...opening, ...(map === undefined ? {} : { map: map as unknown as CampaignMap }) }),
  mayWait,
  isPressing: (game, question) => !mayWait(question) || offersTo(game, question.by).length > 0,
  startFaults,
  load: loadCampaign,
  ask: askCampaign,
  active: (game) => ownOf(game).active ?? '',
  told(game) {
    const own = ownOf(game);
    const each = (tell: (player: string) => unknown): Json =>
      Object.fromEntries(playersOf(game).map((player) => [player, tell(player)])) as Json;
    const sieges = mapOf(game).provinces.map(({ id }) => {
      const siege = siegeOf(game, id);
      return [id, siege && { by: siege.by, season: siege.season }];
    });
    return {
      army: each((player) => armyTold(game, player)),
      control: own.control ?? {},
      overlord: each((player) => overlordOf(game, player)),
      prestige: each((player) => own.prestige?.[player] ?? 0),
      siege: Object.fromEntries(sieges) as Json,
      out: (own.out ?? []).toSorted(),
    };
  },
};
