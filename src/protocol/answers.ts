/** What a server answers to a request, by its kind. */
import { z } from 'zod';
import { leadsForm, messageForm } from './messages.ts';
import { termsSchema } from './terms.ts';
import { count, listOf, moment, reasonToldForm, sideForm } from './values.ts';

const stage = z.enum(['open', 'playing', 'over']);

/** A battle in the lobby. */
export const headForm = z.object({
  battle: z.string(),
  stage,
  made: moment,
  terms: termsSchema,
  seats: listOf(
    z.object({ name: z.string(), side: sideForm.nullable(), bot: z.string().nullable(), leads: leadsForm }),
  ),
  round: count,
});
export type Head = z.output<typeof headForm>;

/** Battles that anybody may join; `next` is the last id of this page, null on the last page. */
export const lobbyForm = z.object({ battles: listOf(headForm), next: z.string().nullable() });

/** A battle of one's own in a list. */
const mine = z.object({
  battle: z.string(),
  title: z.string(),
  ruleset: z.string(),
  stage,
  seat: count,
  side: sideForm.nullable(),
  /** The side for which it waits. */
  waits: sideForm.nullable(),
  /** Number of the newest message. */
  number: count,
});
export type Mine = z.output<typeof mine>;
export const mineForm = z.object({ battles: listOf(mine) });

/** A new battle. */
export const createdForm = z.object({
  ok: z.literal(true),
  battle: z.string(),
  /** The invitation codes for others, where the battle is not open to all. */
  invitation: z.string(),
  /** The hash of the secret from which its dice will be computed. */
  commitment: z.string(),
});
export type Created = z.output<typeof createdForm>;

/** An action was carried out. */
export const doneForm = z.object({
  ok: z.literal(true),
  /** Number of the sender's newest message. */
  number: count,
  /** The resulting messages for the sender. */
  messages: listOf(messageForm),
});
export type Done = z.output<typeof doneForm>;

/** Why the server did not do what it was asked for. */
export const refusedForm = z.object({
  reasons: listOf(reasonToldForm),
  /** The messages that the sender had missed, where they are the reason. */
  missed: listOf(messageForm).exactOptional(),
});
export type Refused = z.output<typeof refusedForm>;

/** The codes for others to join: for the battle under '', for the commands of a side under its name. */
export const invitationsForm = z.record(z.string(), z.string());

/** The key with which a browser subscribes to notices by web push. */
export const pushKeyForm = z.object({ key: z.string() });
