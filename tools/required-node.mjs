import { readFileSync } from 'node:fs';

// Ends a program with one sentence where Node is too old for it; otherwise it would end in the middle, with a trace.

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace('>=', '').split('.').map(Number);
const here = process.versions.node.split('.').map(Number);

const isOlder = here[0] < least[0] || (here[0] === least[0] && here[1] < least[1]);
if (isOlder) {
  console.error(
    `Acies needs Node ${least.join('.')} or newer, and this is ${process.versions.node}: install a newer one.`,
  );
  process.exit(2);
}
