/** Reads and checks the records of campaigns. */

import type { Campaign } from '../engine/contract/campaign.ts';
import { hashOfText } from '../engine/data/text-hash.ts';
import type { Fault } from '../engine/game/event.ts';
import type { PlayOf, RecordOf } from '../engine/game/records/record.ts';
import { battleNow } from '../engine/game/records/record.ts';
import { isCampaignFile, openingFaults, playAgain, readCampaign } from '../scenario/campaign/file.ts';
import { readJson } from '../scenario/read.ts';
import { loadWhole } from '../scenario/rulesets.ts';
import { BadInput, print } from './command.ts';
import { readText } from './files.ts';
import { firstLines, sayOf } from './say.ts';

/** Is this the text of a campaign file, whole or faulty? */
export function isCampaign(text: string): boolean {
  const read = readJson(text);
  return read.ok && isCampaignFile(read.value);
}

export interface CampaignOpened {
  readonly campaign: Campaign;
  readonly play: PlayOf;
  /** The number of the first command that the rules decide otherwise now; null where all hold. */
  readonly broken: number | null;
  readonly record: RecordOf;
}

const unreadable = (path: string, ruleset: string, faults: readonly Fault[]): BadInput =>
  new BadInput(
    [
      `${path} cannot be read as a campaign:`,
      ...firstLines(faults.map(({ key, figures }) => sayOf(ruleset, key, figures))),
    ].join('\n'),
  );

/** A campaign of a text, played as far as its commands hold. Throws BadInput with every fault. */
export async function campaignIn(path: string, text: string): Promise<CampaignOpened> {
  const read = readCampaign(text);
  if (!read.ok) throw unreadable(path, '', read.faults);
  const { record } = read;
  const { ruleset } = record.header;
  const rules = await loadWhole(ruleset);
  if (!rules?.campaign) throw new BadInput(`${path}: there are no campaigns of “${ruleset}”`);
  const faults = openingFaults(rules.campaign, record.opening);
  if (faults.length > 0) throw unreadable(path, rules.id, faults);
  const { play, broken } = playAgain(rules.campaign, record);
  return { campaign: rules.campaign, play, broken, record };
}

export const openCampaign = (path: string): Promise<CampaignOpened> => campaignIn(path, readText(path));

/** Checks a campaign, prints what it finds, and returns the exit code. */
export async function checkCampaign(path: string, text: string, json: boolean): Promise<number> {
  const { campaign, play, broken, record } = await campaignIn(path, text);
  const count = record.entries.length;
  const game = battleNow(play);
  const told = { ...campaign.told(game), result: game.result } as const;
  const hash = hashOfText(campaign.rules.game.facts(game));
  if (json) print(JSON.stringify({ commands: count, broken, hash, ...told }, null, 2));
  else {
    print(
      broken === null
        ? `all ${count} commands are decided as recorded`
        : `command ${broken + 1} of ${count} (${record.entries[broken]?.command.type ?? ''}) is now decided otherwise`,
    );
    print(`winner: ${game.result ? (game.result.winner ?? 'shared') : 'none yet'}`);
    print(`hash: ${hash}`);
  }
  return broken === null ? 0 : 1;
}
