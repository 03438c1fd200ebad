import { parseArgs } from 'node:util';

/** One of the program's commands. */
export interface CliCommand {
  readonly name: string;
  /** Its line in the list of commands. */
  readonly summary: string;
  /** How to use it, with examples. */
  readonly help: string;
  /** Runs the command and returns its exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** Input that the program cannot use. The message goes to the error output, and the exit code is 2. */
export class BadInput extends Error {}

/** Reads the arguments of `check FILE [--json]`. Throws BadInput with the help for any other arguments. */
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
