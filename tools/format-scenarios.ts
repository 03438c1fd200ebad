/**
 * Writes all scenario files in their standard form, and moves scenarios to the files of their topics: `tsx
 * tools/format-scenarios.ts [--check]`. With `--check` it writes nothing, and fails if there is something to do.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changes, formed } from './scenario-form.ts';

const FOLDER = fileURLToPath(new URL('../content/scenarios/', import.meta.url));

const before = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ path: name.replaceAll('\\', '/'), text: readFileSync(FOLDER + name, 'utf8') }))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

const { files, faults } = formed(before);
const wanted = changes(before, files);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if (process.argv.includes('--check')) {
  for (const { path } of before) {
    const text = wanted.get(path);
    if (text === null) console.error(`${path}: its scenarios belong in other files`);
    else if (text !== undefined)
      console.error(`${path}: it is not in the standard form, or scenarios of its topic stand elsewhere`);
  }
  if (wanted.size > 0) {
    console.error('Run `npm run format`: it writes scenario files in the standard form.');
    process.exitCode = 1;
  }
} else {
  for (const [path, text] of wanted) {
    if (text === null) rmSync(FOLDER + path);
    else {
      mkdirSync(dirname(FOLDER + path), { recursive: true });
      writeFileSync(FOLDER + path, text);
    }
    console.log(`${text === null ? 'removed' : 'wrote'} ${path}`);
  }
}
