import { expect, test } from 'vitest';
import { replayWith } from '../src/engine/game/records/record.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { playCampaign } from './support/campaigns.ts';

const CAMPAIGNS = 2000;

test(`${CAMPAIGNS} campaigns played by chance end, and their records lead to the same end`, () => {
  for (let seed = 1000; seed < 1000 + CAMPAIGNS; seed++) {
    const play = playCampaign(seed, () => {});
    const end = play.battles.at(-1);
    expect(end?.result, `seed ${seed}`).not.toBeNull();
    expect(replayWith(hottCampaign.game, play.record).battles.at(-1), `seed ${seed}`).toEqual(end);
  }
});
