/** Keeps each input that fails in a file, with all that is needed to try it again. */
import { writeFileSync } from 'node:fs';
import type { Input } from './inputs.ts';

export interface Failure {
  readonly seed: number;
  readonly number: number;
  readonly wrong: string;
  readonly input: Input;
}

/** Keeps a failure in a folder and returns the path of its file. */
export function keepFailure(folder: string, failure: Failure): string {
  const path = `${folder}/seed-${failure.seed}-${failure.number}.json`;
  writeFileSync(path, `${JSON.stringify(failure)}\n`);
  return path;
}
