import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The folder of the reports that the tools write. */
export const REPORTS = `${ROOT}content/reports`;

/** The date and the version of Acies, which begin every report. */
export function dateAndVersion(): { readonly date: string; readonly version: string } {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
  return { date: new Date().toISOString().slice(0, 10), version };
}

/** Writes a report under this name. The date and the version come first. */
export function writeReport(name: string, content: object): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(
    `${REPORTS}/${name}.json`,
    `${JSON.stringify({ ...dateAndVersion(), ...content }, null, 2)}\n`,
  );
}
