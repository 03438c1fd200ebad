import type { Json } from './json.ts';

/** JSON with the keys of each record in order, so that equal facts give equal text. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as { readonly [key: string]: Json };
  const parts = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key] as Json)}`);
  return `{${parts.join(',')}}`;
}
