/** Requests to the server that this page came from. */
import type { z } from 'zod';
import { type Done, doneForm, type Refused, refusedForm } from '../../protocol/answers.ts';
import type { Message } from '../../protocol/messages.ts';
import type { ActionName, BodyOf } from '../../protocol/requests.ts';
import { freshId } from '../state/keeping/fresh-id.ts';
import { telling } from '../state/telling/telling.ts';

export type Answer<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 where no answer came. */
      readonly status: number;
      readonly reasons: Refused['reasons'];
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

type Refusal = Extract<Answer<never>, { readonly ok: false }>;

const refused = (status: number, read?: unknown, wait = 0): Refusal => {
  const { reasons, missed = [] } =
    read === undefined ? NOTHING : (refusedForm.safeParse(read).data ?? NOTHING);
  return { ok: false, status, reasons, missed, wait };
};

const NOTHING: Refused = { reasons: [] };

/** The status of an answer that this page cannot read: the server is newer or older. */
const UNREADABLE = 200;

/** Milliseconds by which the clock of the server is ahead of this one; a response tells it to the second. */
let ahead = 0;

export const noteTime = ({ headers }: Response): void => {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isFinite(date) && Math.abs(date - Date.now()) > 2000) ahead = date - Date.now();
};

/** Now, by the clock of the server, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;

/** Asks the server for an answer of this form; a body makes it a POST. */
export async function ask<Body>(
  path: string,
  form: z.ZodType<Body>,
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
    if (response.ok) {
      const { data } = form.safeParse(read);
      return data === undefined ? refused(UNREADABLE) : { ok: true, body: data };
    }
    return refused(response.status, read, Number(response.headers.get('retry-after') ?? 0));
  } catch {
    return refused(0);
  }
}

/** Did the server not answer, or not now? Then the same request may be sent again. */
export const mayRepeat = (answer: { readonly status: number }): boolean =>
  answer.status === 0 || answer.status === 429 || answer.status >= 500;

/** A name for a request: it is carried out once, however often it is sent. */
export const newName = (): string => freshId();

/** A secret for a seat: 256 bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Does something in a battle. */
export const doIn = <Name extends ActionName>(
  battle: string,
  secret: string | null,
  name: Name,
  body: BodyOf<Name>,
  more: { readonly id?: string; readonly on?: number } = {},
): Promise<Answer<Done>> =>
  ask(`/battles/${battle}`, doneForm, { secret, body: { do: name, id: newName(), body, ...more } });
