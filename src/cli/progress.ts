const WIDTH = 30;

/** A bar on the error output that grows. It prints nothing if the error output is no terminal. */
export function progressBar(all: number): { step(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY || all < 2) return { step: () => {}, end: () => {} };
  return {
    step(done) {
      const filled = Math.round((done / all) * WIDTH);
      stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${all}`);
    },
    end() {
      stderr.write('\n');
    },
  };
}
