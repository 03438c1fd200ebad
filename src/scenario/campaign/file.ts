/** Files of campaigns: the record of a campaign, read, checked and written. */
import { z } from 'zod';
import type { Campaign } from '../../engine/contract/campaign.ts';
import { canonical } from '../../engine/data/canonical.ts';
import { firstFaults } from '../../engine/data/first-faults.ts';
import type { Json } from '../../engine/data/json.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import { begin } from '../../engine/game/decide.ts';
import type { Fault } from '../../engine/game/event.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { flowFaults } from '../../engine/game/flow-faults.ts';
import type { Game } from '../../engine/game/game.ts';
import { optionFaults } from '../../engine/game/options.ts';
import { noteFaults } from '../../engine/game/part-faults.ts';
import { type PlayOf, playCommand, type RecordOf, unplayed } from '../../engine/game/records/record.ts';
import { formFaults } from '../form-faults.ts';
import { json, name, options, recordOf, text } from '../pieces.ts';
import { readJson } from '../read.ts';
import { entry, flow, result } from '../record-schema.ts';

export const CAMPAIGN_FORMAT = 'acies-campaign/1';

/** A campaign as it was played. */
export const campaignSchema = z.object({
  header: z.object({
    format: z.literal(CAMPAIGN_FORMAT),
    ruleset: name,
    version: name,
    seats: recordOf(text),
    title: text.optional(),
  }),
  opening: z.object({
    ruleset: name,
    options,
    sides: z
      .array(z.looseObject({ id: name, army: text.optional(), facts: json }))
      .min(2)
      .max(LIMITS.list),
    own: json,
    flow,
    result: result.nullable(),
  }),
  entries: z.array(entry).max(LIMITS.entries),
});

export type CampaignFileRead =
  | { readonly ok: true; readonly record: RecordOf }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Is this the JSON of a campaign file, whole or faulty? */
export const isCampaignFile = (value: unknown): boolean =>
  String((value as { header?: { format?: unknown } } | null)?.header?.format ?? '').startsWith(
    'acies-campaign/',
  );

/** Reads the text of a campaign file, or answers with its faults and their places. */
export function readCampaign(given: string): CampaignFileRead {
  const read = readJson(given);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const parsed = campaignSchema.safeParse(read.value);
  return parsed.success
    ? { ok: true, record: parsed.data as unknown as RecordOf }
    : { ok: false, faults: formFaults(parsed.error.issues) };
}

/** A campaign begins at the beginning of a phase: its first question follows from its state. */
function opensAtPhase({ rules }: Campaign, opening: Game): boolean {
  const { phase } = opening.flow;
  const again = begin(rules, { ...opening, flow: flowAtPhase(rules, phase) }).battle;
  return canonical(again as unknown as Json) === canonical(opening as unknown as Json);
}

/** Faults for which the position at which a campaign begins can be neither shown nor played. */
export function openingFaults(campaign: Campaign, opening: Game): readonly Fault[] {
  const { rules } = campaign;
  const faults = [
    ...opening.sides.flatMap(({ id, facts }) => noteFaults(`opening.${id}.facts`, rules.facts, facts)),
    ...noteFaults('opening.own', rules.own, opening.own),
    ...optionFaults(rules.options ?? [], opening.options),
    ...flowFaults(
      rules,
      opening.flow,
      opening.sides.map(({ id }) => id),
      'opening',
    ),
    ...(opening.ruleset === rules.id
      ? []
      : [{ key: 'fault.other-ruleset', figures: { ruleset: rules.id, opening: opening.ruleset } }]),
  ];
  if (faults.length > 0) return firstFaults(faults);
  const start = campaign.startFaults(opening);
  if (start.length > 0) return firstFaults(start);
  return opensAtPhase(campaign, opening) ? [] : [{ key: 'fault.campaign-opening', figures: {} }];
}

export interface Replayed {
  readonly play: PlayOf;
  /** The number of the first entry that the rules refuse or decide otherwise now; null where all hold. */
  readonly broken: number | null;
}

/** Decides the commands of a campaign again, up to the first that does not hold. */
export function playAgain({ rules }: Campaign, record: RecordOf): Replayed {
  let play: PlayOf = unplayed(record);
  for (const [number, { by, command, events }] of record.entries.entries()) {
    const played = playCommand(rules, play, command, by);
    const holds =
      played.ok && canonical(played.events as unknown as Json) === canonical(events as unknown as Json);
    if (!holds) return { play, broken: number };
    play = played.play;
  }
  return { play, broken: null };
}

/** A campaign as the text of a file. */
export const writeCampaign = (record: RecordOf): string => `${JSON.stringify(record)}\n`;
