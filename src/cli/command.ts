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

export const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

export const printError = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
