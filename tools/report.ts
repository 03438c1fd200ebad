import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Where the tools keep what they found out. */
export const REPORTS = `${ROOT}content/reports`;

/** The day a report is made on, and the version of Acies that it is about. */
export function dateAndVersion(): { readonly date: string; readonly version: string } {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
  return { date: new Date().toISOString().slice(0, 10), version };
}

/** Writes the report of this name, with its date and version first. */
export function writeReport(name: string, content: object): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(
    `${REPORTS}/${name}.json`,
    `${JSON.stringify({ ...dateAndVersion(), ...content }, null, 2)}\n`,
  );
}
