/** Keeps the results of a ladder as a report. The date and the version of Acies come first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '../command.ts';
import type { Results } from './results.ts';

const PROGRAM = new URL('../../../package.json', import.meta.url);

export function keepReport(path: string, results: Results): void {
  const { version } = JSON.parse(readFileSync(PROGRAM, 'utf8')) as { version: string };
  const date = new Date().toISOString().slice(0, 10);
  try {
    writeFileSync(path, `${JSON.stringify({ date, version, ...results }, null, 2)}\n`);
  } catch (error) {
    throw new BadInput(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}
