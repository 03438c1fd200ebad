/** The campaign of Hordes of the Things, as scenarios and tools use it. */
import type { Campaign } from '../../../engine/contract/campaign.ts';
import type { Json } from '../../../engine/data/json.ts';
import { hottCampaign } from './index.ts';
import { loadCampaign } from './load.ts';
import type { CampaignMap } from './map.ts';
import { mapFaultsIn, newCampaign } from './new.ts';
import { armyTold, askCampaign } from './questions.ts';
import { mapOf, overlordOf, ownOf, playersOf, siegeOf } from './state.ts';

export const campaign: Campaign = {
  rules: hottCampaign,
  open: ({ map, ...opening }) =>
    newCampaign({ ...opening, ...(map === undefined ? {} : { map: map as unknown as CampaignMap }) }),
  // Nobody waits for bonds, except where an offer was made.
  isPressing: (game, { kind, by }) =>
    kind !== 'bonds' || (ownOf(game).offers ?? []).some(({ to }) => to === by),
  mapFaults: mapFaultsIn,
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
