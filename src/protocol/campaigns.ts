/** Campaigns at a distance: what players send to a server about them, and what it tells each seat. */
import { z } from 'zod';
import { BODIES, channelForm, instructionForm, requestSchema } from './requests.ts';
import { lineOf, optionsForm } from './terms.ts';
import { commandForm, count, eventForm, gameForm, listOf, moment, reasonForm } from './values.ts';

/** The hash of the secret of a seat, in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** More nations than any campaign has; the ruleset says how many it may have. */
const MOST_NATIONS = 20;
const MOST_ELEMENTS = 100;

export const nationForm = z.object({
  name: lineOf(24),
  /** The number of elements of each type; the usual army if absent. */
  army: z.record(z.string().max(40), z.number().int().min(0).max(MOST_ELEMENTS)).exactOptional(),
  /** A player, by the hash of the secret of the seat, or a bot, by its character. */
  leader: z.union([z.object({ hash }).strict(), z.object({ bot: z.string().max(20) }).strict()]),
});

export const campaignTerms = z.object({
  ruleset: z.string().min(1).max(40),
  title: lineOf(100),
  options: optionsForm,
  /** Clockwise. */
  nations: z.array(nationForm).min(2).max(MOST_NATIONS).readonly(),
  /** Days after which a bot answers for a player who has not; null for never. */
  awayAfter: z.number().int().min(1).max(60).nullable().default(null),
});
export type CampaignTerms = z.output<typeof campaignTerms>;

export const newCampaignBody = z.object({
  /** A name chosen by the sender: the same name makes the same campaign. */
  id: requestSchema.shape.id,
  terms: campaignTerms,
});

/** How a battle is to be played: by its players on this server, or by bots. */
export const fightForm = z.enum(['here', 'bots']);

/** The body of each action in a campaign. */
export const CAMPAIGN_BODIES = {
  play: z.object({ command: commandForm }),
  /** The wish for the battle that is awaited, and the element that holds the general; null takes the wish back. */
  fight: z.object({ how: fightForm.nullable(), general: z.string().max(40).exactOptional() }),
  /** All answers given beforehand: they replace the earlier ones of the seat. */
  instruct: z.object({ instructions: z.array(instructionForm).max(50).readonly() }),
  /** Hands the seat to another secret, known by its hash. Its notices stop, since they are another player's. */
  'hand-on': z.object({ hash }),
  /** As in a battle. The battles of the campaign send them, too. */
  notices: BODIES.notices,
} as const;

export type CampaignAction = keyof typeof CAMPAIGN_BODIES;
export type CampaignBody<Name extends CampaignAction> = z.input<(typeof CAMPAIGN_BODIES)[Name]>;

export const campaignRequest = requestSchema.extend({
  do: z.enum(Object.keys(CAMPAIGN_BODIES) as [CampaignAction, ...CampaignAction[]]),
});
export type CampaignRequest = z.output<typeof campaignRequest>;

/** The parts of each type of message beyond its number, time and author. */
const PARTS = {
  created: {
    ruleset: z.string(),
    title: z.string(),
    version: z.string(),
    commitment: z.string(),
    /** The leaders of the nations, in their order: the character of a bot, or null for a player. */
    bots: listOf(z.string().nullable()),
    awayAfter: count.nullable(),
    /** The nation of the own seat; null for a spectator. */
    nation: z.string().nullable(),
    opening: gameForm,
  },
  /** A command of another nation is not told, only what all see of its events. */
  played: {
    side: z.string(),
    command: commandForm.exactOptional(),
    events: listOf(eventForm),
    seal: z.string().exactOptional(),
    /** Of an undo: how many of the entries shown to this seat remain. */
    keep: count.exactOptional(),
    /** How many would remain if the undo that is asked for were allowed, who asks, and who has allowed it. */
    asked: z.object({ keep: count, by: z.string(), allowed: listOf(z.string()) }).exactOptional(),
  },
  wished: { key: z.string(), how: z.enum([...fightForm.options, 'any']).nullable() },
  /** The battle on this server; null where it was given up or is over. */
  fought: { battle: z.string().nullable() },
  'handed-on': {},
  instructed: { instructions: listOf(instructionForm) },
  followed: { instruction: count, forgotten: z.boolean(), refused: listOf(reasonForm).exactOptional() },
  /** A bot answered for the player of the seat. */
  'stood-in': {},
  /** No channels where the seat was handed on later. */
  'notices-wanted': { channels: listOf(channelForm), language: z.string() },
  disclosed: { secret: z.string() },
} as const;

type Parts = typeof PARTS;
export type CampaignMessageType = keyof Parts;
export type CampaignPartsOf<Type extends CampaignMessageType> = z.output<z.ZodObject<Parts[Type]>>;

export type CampaignMessageOf<Type extends CampaignMessageType> = CampaignPartsOf<Type> & {
  readonly type: Type;
  /** Its number in the stream, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the seat that did it, from 0; null for the server. */
  readonly by: number | null;
};
export type CampaignMessage = { [Type in CampaignMessageType]: CampaignMessageOf<Type> }[CampaignMessageType];

const forms = (Object.keys(PARTS) as CampaignMessageType[]).map((type) =>
  z.object({ type: z.literal(type), number: count, at: moment, by: count.nullable(), ...PARTS[type] }),
);

export const campaignMessageForm = z.discriminatedUnion(
  'type',
  forms as [(typeof forms)[number], ...typeof forms],
) as unknown as z.ZodType<CampaignMessage>;

/** A new campaign. */
export const campaignMadeForm = z.object({ ok: z.literal(true), campaign: z.string() });

/** An action was carried out. */
export const campaignDoneForm = z.object({
  ok: z.literal(true),
  /** Number of the sender's newest message. */
  number: count,
  messages: listOf(campaignMessageForm),
});
