import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer, so that a browser runs nothing but the app itself. */
export const STRICT: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export const strictHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  for (const name of Object.keys(STRICT)) context.header(name, STRICT[name]);
  await next();
};

/** Scripts for other pages may be loaded by any page. */
export const lentOut: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.header('access-control-allow-origin', '*');
  context.header('cross-origin-resource-policy', 'cross-origin');
  await next();
};

/** Answers of the API are never cached: they belong to one seat. */
export const NOT_KEPT = { 'cache-control': 'no-store' } as const;

export const notKept: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.header('cache-control', NOT_KEPT['cache-control']);
  await next();
};
