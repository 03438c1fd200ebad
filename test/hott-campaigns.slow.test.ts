import { expect, test } from 'vitest';
import { battleNow } from '../src/engine/game/records/record.ts';
import { campaign } from '../src/rules/hott/campaign/campaign.ts';
import { playAgain } from '../src/scenario/campaign/file.ts';
import { followed, isReplayed, seatsOf, shownOtherwise } from './support/campaign-play.ts';

const CAMPAIGNS = 2000;
const HOUR = 3_600_000;

test(
  `${CAMPAIGNS} campaigns played by chance keep the laws, and are decided again as they were`,
  () => {
    for (let seed = 1000; seed < 1000 + CAMPAIGNS; seed++) {
      const { play, broken } = followed(seed);
      expect(broken, `campaign ${seed}`).toEqual([]);
      expect(battleNow(play).result, `campaign ${seed}`).not.toBeNull();
      expect(isReplayed(play, seed % play.record.entries.length), `campaign ${seed}`).toBe(true);
      expect(playAgain(campaign, play.record).broken, `campaign ${seed}`).toBeNull();
      expect(shownOtherwise(play, seatsOf(play)), `campaign ${seed}`).toEqual([]);
    }
  },
  HOUR,
);
