import { z } from 'zod';
import { formFaults } from '../../forms.ts';
import { type Draft, type Refusal, refusal } from '../draft.ts';
import type { Action, Actor } from './action.ts';
import { instruct, note, notices, say } from './beside.ts';
import { join, lead, prepare, rename } from './joining.ts';
import { claim, leave, play, rematch, standIn } from './playing.ts';

/** All actions in a battle, by name. */
export const ACTIONS = {
  join,
  prepare,
  lead,
  rename,
  play,
  claim,
  leave,
  'stand-in': standIn,
  rematch,
  say,
  note,
  instruct,
  notices,
} as const;

export type ActionName = keyof typeof ACTIONS;

/** A request for an action: its body, a name that the sender chose for it, and the message on which it is based. */
export const requestSchema = z.object({
  do: z.enum(Object.keys(ACTIONS) as [ActionName, ...ActionName[]]),
  /** A second request with the same name does nothing. */
  id: z
    .string()
    .min(8)
    .max(64)
    .regex(/^[\w-]+$/),
  /** Number of the newest message that the sender knew. Without it, later messages do not matter. */
  on: z.number().int().min(0).optional(),
  body: z.unknown(),
});

export type Request = z.output<typeof requestSchema>;

/** Performs an action on the draft; answers with a refusal where it cannot. */
export function act(draft: Draft, { do: name, body }: Request, actor: Actor): Refusal | null {
  const wanted = ACTIONS[name] as Action<unknown>;
  if (wanted.seated && actor.seat === null)
    return actor.hash === null ? refusal(401, 'server.no-secret') : refusal(403, 'server.not-seated');
  const read = wanted.body.safeParse(body);
  if (read.success) return wanted.act(draft, read.data, actor);
  return { status: 400, reasons: formFaults(read.error, ['body']) };
}
