import type { ActionName, Request } from '../../../protocol/requests.ts';
import { formFaults } from '../../forms.ts';
import type { Actor } from '../../kind.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import type { Draft } from '../draft.ts';
import type { Action } from './action.ts';
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
} satisfies Readonly<Record<ActionName, unknown>>;

/** Performs an action on the draft; answers with a refusal where it cannot. */
export function act(draft: Draft, { do: name, body }: Request, actor: Actor): Refusal | null {
  const wanted = ACTIONS[name] as Action<unknown>;
  if (wanted.seated && actor.seat === null)
    return actor.hash === null ? refusal(401, 'server.no-secret') : refusal(403, 'server.not-seated');
  const read = wanted.body.safeParse(body);
  if (read.success) return wanted.act(draft, read.data, actor);
  return { status: 400, reasons: formFaults(read.error, ['body']) };
}
