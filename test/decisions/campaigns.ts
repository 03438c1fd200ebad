/** Campaigns played at random. */
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { playCampaign } from '../support/campaigns.ts';
import { codeOf } from './codes.ts';
import type { TableLine } from './table.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);

function lineOf(seed: number): string {
  const { record } = playCampaign(seed, () => {});
  return `campaign ${seed}  ${codeOf([canonical(record as unknown as Json)])}`;
}

/** A line for each campaign, with a code of all that was ordered and decided. */
export const campaignsPlayed = (): readonly TableLine[] =>
  SEEDS.map((seed) => ({ about: `campaign ${seed}`, ruleset: 'hott', make: () => lineOf(seed) }));
