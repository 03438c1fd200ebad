import { expect, test } from 'vitest';
import { fuzzCampaigns } from './campaigns.ts';

const COUNT = 700;

test('malformed maps, campaigns, files, commands, reports and questions are answered in time', () => {
  expect(fuzzCampaigns(0, COUNT)).toEqual([]);
});

// A figure was an object that has no text.
test.each([98_781, 107_277, 128_088])('question %i of a campaign is answered', (number) => {
  expect(fuzzCampaigns(number, 1)).toEqual([]);
});
