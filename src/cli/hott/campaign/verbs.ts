import type { CampaignVerb } from '../../types.ts';
import { begin, nations } from './new.ts';
import { chronicle, map, show } from './show.ts';
import { simulate } from './simulate.ts';

/** The verbs of `acies campaign`. */
export const CAMPAIGN_VERBS: Readonly<Record<string, CampaignVerb>> = {
  new: begin,
  show,
  map,
  chronicle,
  nations,
  simulate,
};
