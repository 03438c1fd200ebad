import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chronicleText } from '../src/book/hott/chronicle.ts';
import { battleNow } from '../src/engine/game/records/record.ts';
import { campaign } from '../src/rules/hott/campaign/campaign.ts';
import { ownOf, playersOf } from '../src/rules/hott/campaign/state.ts';
import { openingFaults, playAgain, readCampaign } from '../src/scenario/campaign/file.ts';
import { PLAIN } from '../src/words/say.ts';
import './support/words.ts';

const kept = (name: string): string =>
  readFileSync(new URL(`../content/campaigns/six-nations.${name}`, import.meta.url), 'utf8');

test('three years of one person and five bots are decided again as they were, and told as they were', () => {
  const read = readCampaign(kept('json'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { record } = read;
  expect(openingFaults(campaign, record.opening)).toEqual([]);
  const { play, broken } = playAgain(campaign, record);
  expect(broken).toBeNull();
  const end = battleNow(play);
  expect(playersOf(end).filter((player) => record.header.seats[player] === undefined)).toEqual(['Anna']);
  expect(playersOf(end)).toHaveLength(6);
  expect(ownOf(end).year).toBe(3);
  expect(end.result).not.toBeNull();
  for (const language of ['en', 'fr'] as const)
    expect(chronicleText(play, 'Anna', { ...PLAIN, rules: 'hott', language }), language).toBe(
      kept(`${language}.txt`),
    );
});

test('it has battles that the program fought, each linked by its hash', () => {
  const reports = JSON.parse(kept('json')).entries.flatMap(
    ({ command }: { command: { type: string; battle?: string } }) =>
      command.type === 'report' ? [command.battle] : [],
  );
  expect(reports.length).toBeGreaterThan(5);
  expect(reports.every((hash: unknown) => /^[0-9a-f]{16,}$/.test(String(hash)))).toBe(true);
});
