/** Lesson files: a position, the dice that fall, and tasks, each with the goal that the player must reach. */
import { z } from 'zod';
import { LIMITS } from '../engine/data/limits.ts';
import type { Fault } from '../engine/event.ts';
import { formFaults } from './form-faults.ts';
import { millimetres, name, named } from './pieces.ts';
import { readJson } from './read.ts';
import { RULESET_IDS } from './rulesets.ts';
import { expectation, scenarioSchema } from './schema.ts';

/** Longer texts are not read on a phone. */
const MOST_LETTERS = 220;

const words = z.string().min(1).max(MOST_LETTERS);
const both = { en: words, fr: words };
/** What is said instead where the reader has a finger and no mouse. */
const told = z.object({ ...both, finger: z.object(both).optional() });
const names = z.array(named).min(1).max(LIMITS.list);
const area = z
  .array(z.tuple([millimetres, millimetres]))
  .min(3)
  .max(LIMITS.points);

/** What a scenario may expect of a step, and what only lessons ask for. */
const goal = z
  .strictObject({
    ...expectation.shape,
    /** These bases stand elsewhere than when the task began. */
    moved: names.optional(),
    /** One order has moved these bases together. */
    together: names.optional(),
    /** The fronts of these bases stand within an area of the table; the table shows it. */
    within: z.object({ bases: names, area }).optional(),
    /** The battle has come to this phase, of the same bound. */
    phase: name.optional(),
    /** The player has looked at the odds of a base. */
    odds: named.optional(),
    /** The player has picked a base, alone. */
    picked: named.optional(),
  })
  .refine((words) => Object.keys(words).length > 0);

const command = z.object({ type: z.string() }).loose();

const task = z.object({
  text: told,
  hint: told,
  /** Said once the goal is reached. */
  done: told,
  goal,
  /** The bases that the table points out. */
  marks: names.optional(),
  /** How many own bounds the task may take; one where nothing is said. */
  bounds: z.number().int().min(1).max(LIMITS.rounds).optional(),
  /** Commands that reach the goal. `odds` looks at the odds of a base, `pick` picks it. */
  solution: z.array(command).min(1).max(LIMITS.steps),
});

const lessonSchema = z.object({
  format: z.literal('acies-lesson/1'),
  ruleset: name,
  title: told,
  /** What it is about, in a sentence. */
  about: told,
  /** The clauses that tell why. */
  cites: names,
  /** A position without steps. Its dice fall first, then chance. The side named first is the player's. */
  position: scenarioSchema,
  /** The other side only ends its phases, or a bot plays it. */
  other: z.enum(['passes', 'bot']),
  tasks: z.array(task).min(1).max(12),
});

export type Lesson = z.infer<typeof lessonSchema>;
export type LessonTask = z.infer<typeof task>;
export type LessonGoal = z.infer<typeof goal>;

export type LessonRead =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads the text of a lesson file, or answers with its faults and their places. */
export function readLesson(text: string): LessonRead {
  const json = readJson(text);
  if (!json.ok) return { ok: false, faults: [json.fault] };
  const { data, error } = lessonSchema.safeParse(json.value);
  if (!data) return { ok: false, faults: formFaults(error.issues) };
  const { ruleset } = data;
  if (!RULESET_IDS.includes(ruleset))
    return {
      ok: false,
      faults: [{ key: 'fault.unknown-ruleset', figures: { ruleset, known: RULESET_IDS } }],
    };
  return data.position.ruleset === ruleset
    ? { ok: true, lesson: data }
    : {
        ok: false,
        faults: [{ key: 'fault.other-ruleset', figures: { ruleset, opening: data.position.ruleset } }],
      };
}
