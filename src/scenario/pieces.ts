/** The basic forms of scenario and record files, each within the limits that all readers share. */
import { z } from 'zod';
import { isBounded, LIMITS } from '../engine/data/limits.ts';
import { TOO_MUCH } from '../engine/game/part-faults.ts';

const numberTo = (most: number) => z.number().min(-most).max(most);
const countTo = (most: number) => z.number().int().min(0).max(most);

export const name = z.string().max(LIMITS.name);
export const named = name.min(1);
export const text = z.string().max(LIMITS.text);
export const figure = numberTo(LIMITS.figure);
export const millimetres = numberTo(LIMITS.place);
export const length = z.number().positive().max(LIMITS.base);
export const count = countTo(LIMITS.figure);
export const round = countTo(LIMITS.rounds);
export const bound = countTo(LIMITS.bounds);

export const table = z.object({
  width: z.number().positive().max(LIMITS.table),
  depth: z.number().positive().max(LIMITS.table),
});

/** Several values of a form, each under a name. */
export const recordOf = <Value extends z.ZodType>(value: Value) =>
  z.record(name, value).refine((record) => Object.keys(record).length <= LIMITS.list, { error: TOO_MUCH });

export const figures = recordOf(figure);

/** Loose JSON for the ruleset to read. */
export const json = z
  .record(z.string(), z.unknown())
  .refine((value) => isBounded(value), { error: TOO_MUCH });

export const options = recordOf(z.union([text, figure, z.boolean()]));
