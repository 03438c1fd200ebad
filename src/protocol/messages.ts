/** The messages of a stream: what a server tells one seat, or all spectators, about a battle. */
import { z } from 'zod';
import { armyForm, channelForm, instructionForm } from './requests.ts';
import { termsSchema } from './terms.ts';
import {
  battleForm,
  commandForm,
  count,
  diceForm,
  eventForm,
  listOf,
  moment,
  reasonForm,
  sideForm,
} from './values.ts';

/** The milliseconds left to a side. The time of the bound is used first, then the bank. */
const timeLeft = z.object({ bound: z.number(), bank: z.number() });
export type TimeLeft = z.output<typeof timeLeft>;

const clockForm = z.object({
  left: z.record(z.string(), timeLeft),
  /** The side for which the battle waits; null for none. */
  running: sideForm.nullable(),
  /** When the clock began to run for it. */
  since: moment,
  /** The number of the current bound. */
  bound: count,
});
export type Clock = z.output<typeof clockForm>;

/** A seat leads its side, or only one command of it. */
export const leadsForm = z.enum(['side', 'command']);

/** The parts of each type of message beyond its number, time and author. */
const PARTS = {
  created: {
    terms: termsSchema,
    version: z.string(),
    commitment: z.string(),
    /** The battle of which it is the rematch. */
    after: z.string().exactOptional(),
    /** The campaign to which its end is reported. */
    campaign: z.string().exactOptional(),
  },
  seated: {
    name: z.string(),
    side: sideForm.nullable(),
    bot: z.string().nullable(),
    leads: leadsForm,
    command: z.string().nullable(),
  },
  /** From now on the seat leads this command; null ends that. */
  leads: { command: z.string().nullable() },
  named: { name: z.string() },
  /** Only the own seat is told its word and its army. */
  prepared: { word: z.string().exactOptional(), army: armyForm.exactOptional() },
  /** The sides of the seats, in their order. */
  begun: {
    sides: listOf(sideForm),
    opening: battleForm,
    dice: diceForm,
    clock: clockForm.exactOptional(),
  },
  /** A command of another side is not told, only what all see of its events. */
  played: {
    side: z.string(),
    command: commandForm.exactOptional(),
    events: listOf(eventForm),
    seal: z.string().exactOptional(),
    /** Of an undo: how many of the entries shown to this seat remain. */
    keep: count.exactOptional(),
    /** How many would remain if the undo that is asked for were allowed. */
    asked: count.exactOptional(),
    clock: clockForm.exactOptional(),
  },
  /** `aside` is said to the own side only. */
  said: { text: z.string(), name: z.string().exactOptional(), aside: z.literal(true).exactOptional() },
  noted: { text: z.string() },
  instructed: { instructions: listOf(instructionForm) },
  /** An instruction, by its index, was carried out, or could not be. */
  followed: { instruction: count, forgotten: z.boolean(), refused: listOf(reasonForm).exactOptional() },
  /** A bot plays for a seat from now on; null ends that. */
  'stood-in': { bot: z.string().nullable() },
  late: { side: sideForm },
  claimed: {},
  left: { until: moment },
  abandoned: {},
  disclosed: { secret: z.string() },
  'rematch-wanted': {},
  rematched: { battle: z.string() },
  /** Today's rules would decide an entry of the record otherwise. The recorded decision holds. */
  differs: { entry: count, rules: listOf(z.string()) },
  'notices-wanted': { channels: listOf(channelForm), language: z.string() },
} as const;

type Parts = typeof PARTS;
export type MessageType = keyof Parts;

/** What a message says beyond its type, number, time and author. */
export type PartsOf<Type extends MessageType> = z.output<z.ZodObject<Parts[Type]>>;

export type MessageOf<Type extends MessageType> = PartsOf<Type> & {
  readonly type: Type;
  /** Its number in the stream, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the seat that did it, from 0; null for the server, for spectators and for a player taking a seat. */
  readonly by: number | null;
};

export type Message = { [Type in MessageType]: MessageOf<Type> }[MessageType];

const formOf = (type: MessageType) =>
  z.object({ type: z.literal(type), number: count, at: moment, by: count.nullable(), ...PARTS[type] });

const forms = (Object.keys(PARTS) as MessageType[]).map(formOf);

export const messageForm = z.discriminatedUnion(
  'type',
  forms as [(typeof forms)[number], ...typeof forms],
) as unknown as z.ZodType<Message>;

/** The viewers connected to a battle now: the numbers of the seats, in order, and how many spectators. */
export const presenceForm = z.object({ seats: listOf(count), spectators: count });
export type Presence = z.output<typeof presenceForm>;
