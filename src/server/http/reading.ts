/** Reads the body of requests, with limits on its size and depth. */
import type { z } from 'zod';
import { parseJson, textOfBytes } from '../../engine/data/given-text.ts';
import { formFaults } from '../forms.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { AppContext } from './context.ts';

export const MOST_BYTES = 200_000;
const MOST_DEPTH = 24;

/** Are brackets nested deeper than any request needs? Recursive functions would run out of stack. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > MOST_DEPTH) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

const failed = (why: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: why,
});

async function textOf(context: AppContext): Promise<Read<string>> {
  const tooLarge = failed(refusal(413, 'server.too-large', { most: MOST_BYTES }));
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES) return tooLarge;
  const { incoming } = context.env;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length > MOST_BYTES) return tooLarge;
    chunks.push(chunk);
  }
  return { ok: true, value: textOfBytes(Buffer.concat(chunks)) };
}

/** The body of a request in the required form, or its faults with their places. */
export async function readBody<Value>(context: AppContext, form: z.ZodType<Value>): Promise<Read<Value>> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    return failed(refusal(400, 'server.not-json'));
  const text = await textOf(context);
  if (!text.ok) return text;
  let json: unknown;
  try {
    if (isDeep(text.value)) return failed(refusal(400, 'server.too-deep', { most: MOST_DEPTH }));
    json = parseJson(text.value);
  } catch {
    return failed(refusal(400, 'server.not-json'));
  }
  const read = form.safeParse(json);
  if (read.success) return { ok: true, value: read.data };
  return failed({ status: 400, reasons: formFaults(read.error) });
}
