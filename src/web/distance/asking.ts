/** Requests to the server that this page came from. */
import { telling } from '../state/telling/telling.ts';
import type { Message, Refused } from './protocol.ts';

export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 where no answer came. */
      readonly status: number;
      readonly reasons: Refused;
      /** The messages that the sender had missed, where they are the reason. */
      readonly missed: readonly Message[];
      /** Seconds to wait before the next request. */
      readonly wait: number;
    };

/** The address of the API, beside that of the app. */
export const apiAt = (path: string): string => new URL(`api${path}`, document.baseURI).href;

export const headersFor = (secret: string | null): Record<string, string> => ({
  'accept-language': telling.peek().language,
  ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
});

const PATIENCE_MS = 20_000;

const refused = (status: number, read: Partial<Record<string, unknown>> = {}, wait = 0) => ({
  ok: false as const,
  status,
  reasons: (Array.isArray(read.reasons) ? read.reasons : []) as unknown as Refused,
  missed: (Array.isArray(read.missed) ? read.missed : []) as readonly Message[],
  wait,
});

/** Milliseconds by which the clock of the server is ahead of this one; a response tells it to the second. */
let ahead = 0;

export const noteTime = ({ headers }: Response): void => {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isFinite(date) && Math.abs(date - Date.now()) > 2000) ahead = date - Date.now();
};

/** Now, by the clock of the server, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;

/** Asks the server; a body makes it a POST. */
export async function ask<Body>(
  path: string,
  { secret = null, body }: { readonly secret?: string | null; readonly body?: unknown } = {},
): Promise<Answer<Body>> {
  try {
    const response = await fetch(apiAt(path), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headersFor(secret),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    noteTime(response);
    const read = await response.json();
    if (response.ok) return { ok: true, body: read };
    return refused(response.status, read, Number(response.headers.get('retry-after') ?? 0));
  } catch {
    return refused(0);
  }
}

/** Did the server not answer, or not now? Then the same request may be sent again. */
export const mayRepeat = (answer: { readonly status: number }): boolean =>
  answer.status === 0 || answer.status === 429 || answer.status >= 500;

/** A name for a request: it is carried out once, however often it is sent. */
export const newName = (): string => crypto.randomUUID();

/** A secret for a seat: 256 bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Does something in a battle. */
export const doIn = (
  battle: string,
  secret: string | null,
  name: string,
  body: unknown,
  more: { readonly id?: string; readonly on?: number } = {},
): Promise<Answer<{ readonly number: number; readonly messages: readonly Message[] }>> =>
  ask(`/battles/${battle}`, { secret, body: { do: name, id: newName(), body, ...more } });
