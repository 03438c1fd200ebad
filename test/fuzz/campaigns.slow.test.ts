import { expect, test } from 'vitest';
import { fuzzCampaigns } from './campaigns.ts';

const COUNT = 200_000;

test('200,000 malformed inputs of campaigns are answered in time', () => {
  expect(fuzzCampaigns(10_000, COUNT)).toEqual([]);
});
