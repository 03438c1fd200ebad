import { expect, test } from 'vitest';
import { fuzzCampaigns } from './campaigns.ts';

const COUNT = 1200;

test('malformed maps, campaigns, files, commands, reports and questions are answered in time', () => {
  expect(fuzzCampaigns(0, COUNT)).toEqual([]);
});
