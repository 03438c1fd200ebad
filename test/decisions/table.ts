/** Tables of codes that show which decisions a change alters: each stands in a text file of its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { codeOf } from './codes.ts';

/** A line of a table. */
export interface TableLine {
  /** What the line is about; the line begins with it. */
  readonly about: string;
  /** The ruleset that is played; null if there is none in particular. */
  readonly ruleset: string | null;
  /** Decides it all again. */
  readonly make: () => string | Promise<string>;
  /** What lies behind its code, where test/decisions/show.ts cannot find it by a scenario. */
  readonly told?: () => readonly string[] | Promise<readonly string[]>;
}

/** A line with one code of all that is told. */
export const toldLine = (
  about: string,
  ruleset: string | null,
  word: string,
  told: () => readonly string[] | Promise<readonly string[]>,
): TableLine => ({
  about,
  ruleset,
  make: async () => `${about}  ${word} ${codeOf(await told())}`,
  told,
});

/** All lines as the text of a table. */
export async function textOf(lines: readonly TableLine[]): Promise<string> {
  const made: string[] = [];
  for (const { make } of lines) made.push(await make());
  return `${made.join('\n')}\n`;
}

const FOLDER = new URL('./', import.meta.url);

/** The lines that are kept, of all tables. */
export const keptLines = (): ReadonlySet<string> =>
  new Set(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n')),
  );
