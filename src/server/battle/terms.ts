/** What is agreed on before a battle at a distance. */
import { z } from 'zod';

/** Text that somebody typed: a name, a title, a word. No line breaks, no invisible characters. */
export const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('untimed') }),
  /** A bank of minutes for the whole battle; each bound of its own adds some seconds to it. */
  z.object({
    kind: z.literal('bank'),
    minutes: z.number().int().min(1).max(1440),
    increment: z.number().int().min(0).max(3600),
  }),
  /** Days for each bound; what goes beyond them is taken from a bank of days. */
  z.object({
    kind: z.literal('days'),
    perBound: z.number().int().min(1).max(60),
    bank: z.number().int().min(0).max(365),
  }),
]);

export const termsSchema = z.object({
  ruleset: z.string().min(1).max(40),
  title: lineOf(100),
  options: z
    .record(z.string().max(60), z.union([z.string().max(100), z.number(), z.boolean()]))
    .refine((options) => Object.keys(options).length <= 100)
    .default({}),
  pace: pace.default({ kind: 'untimed' }),
  /** Who lays the terrain and deploys: the players, or the program for them. */
  setup: z.enum(['by-hand', 'by-program']).default('by-hand'),
  /** Each takes the side that he likes, or chance decides when both are ready. */
  sides: z.enum(['chosen', 'drawn']).default('chosen'),
  /** Anybody may join from the lobby, or only those who got the link. */
  invitation: z.enum(['lobby', 'link']).default('lobby'),
  /** Whether anybody may look on, and so many bounds later. */
  spectators: z
    .object({ allowed: z.boolean(), delay: z.number().int().min(0).max(20).default(0) })
    .default({ allowed: true, delay: 0 }),
  /** A player who is away may let a bot play for him. */
  standIns: z.boolean().default(false),
  /** A battle in which nobody does anything for so many days has been abandoned. */
  abandonedAfter: z.number().int().min(1).max(365).default(60),
  /** Days of leave that each player may take; clocks stand still meanwhile. */
  leave: z.number().int().min(0).max(60).default(14),
});

export type Terms = z.output<typeof termsSchema>;
export type Pace = Terms['pace'];

export const days = (count: number): number => count * DAY;
export const minutes = (count: number): number => count * MINUTE;
export const seconds = (count: number): number => count * 1000;
