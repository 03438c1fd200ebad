/** Reads YAML by a form, and finds the line of each part. */
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Report } from '../faults.ts';

export interface ReadYaml<Value> {
  readonly value: Value | null;
  /** What stands there, whatever its form. */
  readonly raw: unknown;
  /** The line in the file of a part such as `contents.2`; that of the nearest part above it that stands there. */
  readonly lineOf: (part: string) => number;
}

/** Aliases can make a small text huge, so none are read. */
const OPTIONS = { prettyErrors: false, uniqueKeys: true } as const;

/**
 * Reads the YAML of a file.
 * @param firstLine the line of the file on which the text begins
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  file: string,
  firstLine: number,
  report: Report,
): ReadYaml<z.infer<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { ...OPTIONS, lineCounter: counter });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  const lineOf = (part: string): number => {
    for (let path = part === '' ? [] : part.split('.'); path.length > 0; path = path.slice(0, -1)) {
      const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const node = document.getIn(keys, true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  for (const error of document.errors) {
    report({ file, line: lineAt(error.pos[0]) }, 'yaml', { why: error.message });
  }
  if (document.errors.length > 0) return { value: null, raw: null, lineOf };
  const raw = plainOf(document, () =>
    report({ file, line: firstLine }, 'yaml', { why: 'aliases are not read' }),
  );
  const read = schema.safeParse(raw);
  if (read.success) return { value: read.data, raw, lineOf };
  for (const issue of read.error.issues) {
    const path = issue.path.map(String).join('.');
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys) {
      const where = [path, key].filter(Boolean).join('.');
      report({ file, line: lineOf(where) }, 'form', { where: where || 'the file', why: reasonOf(issue) });
    }
  }
  return { value: null, raw, lineOf };
}

function plainOf(document: ReturnType<typeof parseDocument>, onAlias: () => void): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    onAlias();
    return null;
  }
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'there is no such key';
  if (issue.code === 'invalid_value') return `it must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type')
    return `it must be ${issue.expected === 'array' ? 'a list' : `a ${issue.expected}`}`;
  return issue.message;
}
