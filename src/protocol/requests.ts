/** What a player sends to a server: the body of each action in a battle, and the other requests. */
import { z } from 'zod';
import type { SideId } from '../engine/battle.ts';
import { isBlank, seenText } from '../engine/data/given-text.ts';
import { lineOf, SIDES, termsSchema } from './terms.ts';
import { commandForm, count } from './values.ts';

const MOST_ARMY_TEXT = 50_000;

/** Text of several lines, as others see it. */
const textOf = (most: number) => z.string().overwrite(seenText).max(most);

const commandName = z.string().max(40);

/** An army of the program by its id, the text of an army file, or an army to be drawn. */
export const armyForm = z.union([
  z.object({ id: z.string().min(1).max(200) }).strict(),
  z.object({ text: z.string().min(1).max(MOST_ARMY_TEXT) }).strict(),
  z.object({ drawn: z.literal(true) }).strict(),
]);
export type ArmyChoice = z.output<typeof armyForm>;

/** A standing instruction: how the server shall answer a question for a seat. */
export const instructionForm = z
  .object({
    when: z
      .object({
        /** The kind of question. */
        kind: z.string().min(1).max(60),
        /** Figures that the question must have. */
        about: z
          .record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]))
          .refine((about) => Object.keys(about).length <= 20)
          .exactOptional(),
        /** Points that the throw for the bound must have given. */
        points: z.array(z.number().int().min(0).max(100)).max(20).readonly().exactOptional(),
      })
      .strict(),
    /** These commands in turn, or the choice with the nearest target. */
    answer: z.union([
      z.object({ commands: z.array(commandForm).min(1).max(50).readonly() }).strict(),
      z.object({ nearest: z.literal(true) }).strict(),
    ]),
    /** Is it forgotten after its first use? */
    once: z.boolean().default(false),
  })
  .strict();
export type Instruction = z.output<typeof instructionForm>;

/** The address of a notice. A server sends only to public addresses. */
const address = z.string().max(500);
export const channelForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('push'),
    endpoint: address,
    keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
  }),
  z.object({ kind: z.literal('webhook'), url: address }),
]);
export type Channel = z.output<typeof channelForm>;

const side: z.ZodType<SideId, SideId> = z.enum(SIDES);

const nothing = z.object({});

/** The body of each action in a battle. */
export const BODIES = {
  join: z.object({
    name: lineOf(40),
    side: side.nullable().default(null),
    /** For a player who leads one command of the side: its name, or null to choose it later. */
    command: commandName.nullable().optional(),
    invitation: z.string().max(100).optional(),
    bot: z.string().max(20).optional(),
  }),
  /** `word` is the player's part in the dice. */
  prepare: z.object({ word: lineOf(100), army: armyForm }),
  lead: z.object({ command: commandName.nullable() }),
  rename: z.object({ name: lineOf(40) }),
  play: z.object({ command: commandForm }),
  claim: nothing,
  leave: z.object({ days: z.number().int().min(1).max(60) }),
  /** The bot that plays for the seat; null ends that. */
  'stand-in': z.object({ bot: z.string().max(20).nullable() }),
  rematch: nothing,
  say: z.object({
    text: textOf(2000).refine((text) => !isBlank(text), 'server.form-blank'),
    name: lineOf(40).optional(),
    /** Only for the players of the own side. */
    aside: z.boolean().default(false),
  }),
  /** A note that only its author sees; the last one counts. */
  note: z.object({ text: textOf(20_000) }),
  /** All instructions of a seat: they replace its earlier ones. */
  instruct: z.object({ instructions: z.array(instructionForm).max(50).readonly() }),
  /** The channels on which a seat gets a notice when the battle waits for it; an empty list switches notices off. */
  notices: z.object({
    channels: z.array(channelForm).max(5).readonly(),
    language: z.enum(['en', 'fr']).default('en'),
  }),
} as const;

export type ActionName = keyof typeof BODIES;
/** The body of an action as it is sent. */
export type BodyOf<Name extends ActionName> = z.input<(typeof BODIES)[Name]>;

/** A request for an action: its body, a name that the sender chose for it, and the message on which it is based. */
export const requestSchema = z.object({
  do: z.enum(Object.keys(BODIES) as [ActionName, ...ActionName[]]),
  /** A second request with the same name does nothing. */
  id: z
    .string()
    .min(8)
    .max(64)
    .regex(/^[\w-]+$/),
  /** Number of the newest message that the sender knew. Without it, later messages do not matter. */
  on: count.optional(),
  body: z.unknown(),
});
export type Request = z.output<typeof requestSchema>;

export const createBody = z.object({
  /** A name chosen by the sender: the same name makes the same battle. */
  id: requestSchema.shape.id,
  terms: termsSchema,
});

export const mineBody = z.object({
  battles: z
    .array(z.object({ battle: z.string().regex(/^[0-9a-f]{24}$/), secret: z.string().min(43).max(128) }))
    .max(100),
});

/** Questions of a seat about the battle. */
export const askBody = z.discriminatedUnion('ask', [
  /** The finite choices that are open now. */
  z.object({ ask: z.literal('options') }),
  /** Is a move legal, what does it cost, and where else could it end? */
  z.object({ ask: z.literal('move'), command: commandForm }),
  /** A question by its name, as in scenarios. */
  z.object({ ask: z.literal('question'), question: commandForm }),
]);
