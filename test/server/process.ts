/** Starts the server in a separate process, as its host does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const RUN = `${ROOT}tools/run.mjs`;

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends the server with or without a warning, and returns the exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export interface ProcessWanted {
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** The folder in which it is started. */
  readonly cwd?: string;
}

/** Starts the API and waits until it prints its address. */
export async function startProcess({
  env,
  args = ['--api'],
  cwd = ROOT,
}: ProcessWanted): Promise<ServerProcess> {
  const child = spawn(process.execPath, [RUN, 'server', ...args], {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      const found = /open (http\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return {
    url,
    process: child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** Runs the command line and returns its output and exit code. */
export async function acies(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(process.execPath, [RUN, 'acies', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}
