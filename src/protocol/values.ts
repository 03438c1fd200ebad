/**
 * The engine's values in requests and answers. A record file has the same values, so its forms read them here, too. A
 * value stays as it came: the order of its parts is kept.
 */
import { z } from 'zod';
import type { BattleRecord } from '../engine/battle/record.ts';
import type { Battle, SideId } from '../engine/battle.ts';
import type { AnyCommand } from '../engine/command.ts';
import { isBounded, LIMITS } from '../engine/data/limits.ts';
import type { Event, Reason } from '../engine/event.ts';
import type { Game } from '../engine/game/game.ts';
import type { FairDice } from '../engine/game/records/fair-dice.ts';
import type { RecordOf } from '../engine/game/records/record.ts';
import { campaignSchema } from '../scenario/campaign/file.ts';
import { battle, event, recordSchema } from '../scenario/record-schema.ts';

const as = <Value>(form: z.ZodType, description: string): z.ZodType<Value, Value> =>
  z.custom<Value>((value) => form.safeParse(value).success).meta({ description });

/** A list that nobody changes. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

export const battleForm = as<Battle>(battle, 'A battle, as in the opening of a record.');
export const eventForm = as<Event>(event, 'An event, as in an entry of a record.');
export const recordForm = as<BattleRecord>(recordSchema, 'A record.');
export const gameForm = as<Game>(
  campaignSchema.shape.opening,
  'A campaign, as in the opening of its record.',
);
export const campaignRecordForm = as<RecordOf>(campaignSchema, 'The record of a campaign.');

/** The ruleset reads the other parts of a command. */
export const commandForm = z.looseObject({ type: z.string().min(1).max(60) }) as unknown as z.ZodType<
  AnyCommand,
  AnyCommand
>;

export const sideForm: z.ZodType<SideId, SideId> = z.string().max(LIMITS.name);

/** The moment of something, in milliseconds since 1970. */
export const moment = z.number().min(0);
/** The number of a message, of a seat or of something else that is counted from 0. */
export const count = z.number().int().min(0);

const figures = as<NonNullable<Reason['figures']>>(
  z.record(z.string(), z.unknown()).refine((value) => isBounded(value)),
  'The figures of the message, by their names.',
);

const reasonParts = z.object({
  /** The clause of the rule; empty where no rule is the reason. */
  rule: z.string(),
  key: z.string(),
  figures: figures.exactOptional(),
  always: z.literal(true).exactOptional(),
});

export const reasonForm: z.ZodType<Reason, Reason> = reasonParts;

/** A reason with its sentence. */
export const reasonToldForm: z.ZodType<Reason & { readonly text: string }> = reasonParts.extend({
  text: z.string(),
});

export const diceForm: z.ZodType<FairDice, FairDice> = z.object({
  commitment: z.string(),
  words: z.record(z.string(), z.string()),
  secret: z.string().exactOptional(),
});
