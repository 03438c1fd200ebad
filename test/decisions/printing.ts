/** What a command of the program prints. */

type Write = typeof process.stdout.write;

/** Runs a command, and returns its exit code and all that it printed; or why it could not use its arguments. */
export async function printedBy(run: () => Promise<number>): Promise<readonly string[]> {
  const printed: string[] = [];
  const streams = [process.stdout, process.stderr];
  const writes = streams.map(({ write }) => write);
  for (const stream of streams) stream.write = ((text: unknown) => printed.push(String(text)) > 0) as Write;
  try {
    return [String(await run()), ...printed];
  } catch (error) {
    return [(error as Error).message, ...printed];
  } finally {
    for (const [at, stream] of streams.entries()) stream.write = writes[at] as Write;
  }
}
