import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { hashOfSecret } from '../perform.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { refusalBody } from './refusing.ts';

export type AppEnv = { Bindings: HttpBindings };
export type AppContext = Context<AppEnv>;

const SECRET = /^Bearer ([\w-]{43,128})$/;

/** The hash of the secret in the request: null where there is none, undefined where it is malformed. */
export function hashSent(context: AppContext): string | null | undefined {
  const sent = context.req.header('authorization');
  if (sent === undefined) return null;
  const secret = SECRET.exec(sent)?.[1];
  return secret === undefined ? undefined : hashOfSecret(secret);
}

export const NO_SECRET: Refusal = refusal(401, 'server.no-secret');

/** Answers with a refusal. */
export const refuse = (
  context: AppContext,
  why: Refusal,
  { rules, ...more }: { readonly rules?: string; readonly [part: string]: unknown } = {},
): Response =>
  context.json({ ...refusalBody(why, context.req.header('accept-language'), rules), ...more }, why.status);

/** The id of a battle or campaign in an address, as it was written. */
const idIn = (context: AppContext): string => context.req.param('game') ?? '';

export const noBattle = (context: AppContext): Refusal =>
  refusal(404, 'server.no-such-battle', { battle: idIn(context) });

export const noCampaign = (context: AppContext): Refusal =>
  refusal(404, 'server.no-such-campaign', { campaign: idIn(context) });

/** The id of a battle or campaign in an address; null where it is malformed. */
export const gameIn = (context: AppContext): string | null =>
  /^[0-9a-f]{24}$/.test(idIn(context)) ? idIn(context) : null;
