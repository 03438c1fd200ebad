/** Actions beside the play: chat, notes, standing instructions and notices. */
import { z } from 'zod';
import { isPublicUrl } from '../../notices/public-address.ts';
import { add, refusal } from '../draft.ts';
import type { Channel, Instruction } from '../log.ts';
import { lineOf } from '../terms.ts';
import { action } from './action.ts';
import { commandBody } from './playing.ts';

/** Text of several lines, without other invisible characters. */
const textOf = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'server.form-text');

export const say = action({
  body: z.object({
    text: textOf(2000).min(1),
    name: lineOf(40).optional(),
    /** Only for the players of the own side. */
    aside: z.boolean().default(false),
  }),
  seated: false,
  act(draft, { text, name, aside }, { seat }) {
    if (seat === null && name === undefined) return refusal(422, 'server.say-your-name');
    const more = seat === null ? (name === undefined ? {} : { name }) : aside ? { aside } : {};
    add(draft, { type: 'said', text, ...more }, seat);
    return null;
  },
});

/** A note that only its author sees; the last one counts. */
export const note = action({
  body: z.object({ text: textOf(20_000) }),
  seated: true,
  act(draft, { text }, { seat }) {
    add(draft, { type: 'noted', text }, seat);
    return null;
  },
});

const instruction = z
  .object({
    when: z
      .object({
        kind: z.string().min(1).max(60),
        about: z
          .record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]))
          .refine((about) => Object.keys(about).length <= 20)
          .optional(),
        points: z.array(z.number().int().min(0).max(100)).max(20).optional(),
      })
      .strict(),
    answer: z.union([
      z.object({ commands: z.array(commandBody).min(1).max(50) }).strict(),
      z.object({ nearest: z.literal(true) }).strict(),
    ]),
    once: z.boolean().default(false),
  })
  .strict() as unknown as z.ZodType<Instruction>;

/** All instructions of a seat: they replace its earlier ones. */
export const instruct = action({
  body: z.object({ instructions: z.array(instruction).max(50) }),
  seated: true,
  act(draft, { instructions }, { seat }) {
    add(draft, { type: 'instructed', instructions }, seat);
    return null;
  },
});

const address = z.string().max(500).refine(isPublicUrl, 'server.form-address');

const channel: z.ZodType<Channel> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('push'),
    endpoint: address,
    keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
  }),
  z.object({ kind: z.literal('webhook'), url: address }),
]);

/** The channels on which a seat gets a notice when the battle waits for it; an empty list switches notices off. */
export const notices = action({
  body: z.object({ channels: z.array(channel).max(5), language: z.enum(['en', 'fr']).default('en') }),
  seated: true,
  act(draft, { channels, language }, { seat }) {
    add(draft, { type: 'notices-wanted', channels, language }, seat);
    return null;
  },
});
