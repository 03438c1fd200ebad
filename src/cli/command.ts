import { parseArgs } from 'node:util';

/** One of the program's commands. */
export interface CliCommand {
  readonly name: string;
  /** A line for the list of commands. */
  readonly summary: string;
  /** How it is used, with examples. */
  readonly help: string;
  /** Does it and answers with the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Input that cannot be used: the message goes to the error output, the exit code is 2. */
export class BadInput extends Error {}

/** What `check FILE` was given: the file, and whether JSON is wanted. Throws BadInput with the help for anything else. */
export function fileToCheck(
  args: readonly string[],
  help: string,
): { readonly path: string; readonly json: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [verb, path, ...more] = positionals;
  if (verb !== 'check' || path === undefined || more.length > 0) throw new BadInput(help);
  return { path, json: values.json === true };
}

export const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

export const printError = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
