import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type Refusal, refusal } from '../battle/draft.ts';
import { hashOfSecret } from '../perform.ts';
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

export const noBattle = (battle: string): Refusal => refusal(404, 'server.no-such-battle', { battle });

/** The id of a battle in an address; null where it is malformed. */
export const battleIn = (context: AppContext): string | null => {
  const id = context.req.param('battle') ?? '';
  return /^[0-9a-f]{24}$/.test(id) ? id : null;
};
