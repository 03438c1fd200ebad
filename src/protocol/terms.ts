/** The terms of a battle at a distance, agreed on before it begins. */
import { z } from 'zod';
import { isBlank, seenLine } from '../engine/data/given-text.ts';

/** One line that a user typed: a name, a title, a word. It is read as others see it, and is not blank. */
export const lineOf = (most: number) =>
  z
    .string()
    .overwrite(seenLine)
    .max(most)
    .refine((line) => !isBlank(line), 'server.form-blank');

/** No side has more players. */
const MOST_PER_SIDE = 6;

/** The names of the two sides, in their order. */
export const SIDES = ['red', 'blue'] as const;

const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('untimed') }),
  /** A bank of minutes for the whole battle; each own bound adds some seconds to it. */
  z.object({
    kind: z.literal('bank'),
    minutes: z.number().int().min(1).max(1440),
    increment: z.number().int().min(0).max(3600),
  }),
  /** Days for each bound; longer bounds use up a bank of days. */
  z.object({
    kind: z.literal('days'),
    perBound: z.number().int().min(1).max(60),
    bank: z.number().int().min(0).max(365),
  }),
]);

/** The options of a ruleset by their names. */
export const optionsForm = z
  .record(z.string().max(60), z.union([z.string().max(100), z.number(), z.boolean()]))
  .refine((options) => Object.keys(options).length <= 100)
  .default({});

export const termsSchema = z.object({
  ruleset: z.string().min(1).max(40),
  title: lineOf(100),
  options: optionsForm,
  pace: pace.default({ kind: 'untimed' }),
  /** Who lays the terrain and deploys: the players or the program. */
  setup: z.enum(['by-hand', 'by-program']).default('by-hand'),
  /** Each player chooses a side, or the sides are drawn when both are ready. */
  sides: z.enum(['chosen', 'drawn']).default('chosen'),
  /** Players on each side: one leads it, and each other one leads one of its commands. */
  perSide: z.number().int().min(1).max(MOST_PER_SIDE).default(1),
  /** Anybody may join from the lobby, or only players with the link. */
  invitation: z.enum(['lobby', 'link']).default('lobby'),
  /** May spectators watch, and by how many bounds is their view delayed? */
  spectators: z
    .object({ allowed: z.boolean(), delay: z.number().int().min(0).max(20).default(0) })
    .default({ allowed: true, delay: 0 }),
  /** May a bot play for a player who is away? */
  standIns: z.boolean().default(false),
  /** A battle without any action for this many days is abandoned. */
  abandonedAfter: z.number().int().min(1).max(365).default(60),
  /** Days of leave for each player; the clock stands still meanwhile. */
  leave: z.number().int().min(0).max(60).default(14),
});

export type Terms = z.output<typeof termsSchema>;
export type Pace = Terms['pace'];
