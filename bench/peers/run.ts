import { execFileSync, fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Row, rowOf } from '../harness.ts';

// The packages of the peers are installed in a temporary folder that stays between runs. The scripts are copied there,
// because imports are looked up beside the script.

interface Sampled {
  readonly name: string;
  readonly unit: string;
  readonly samples: readonly number[];
}

const here = fileURLToPath(new URL('./', import.meta.url));

function install(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const list = 'package.json';
  const had = existsSync(join(folder, list)) ? readFileSync(join(folder, list), 'utf8') : '';
  for (const name of readdirSync(here).filter((each) => /\.mjs$|^package\.json$/.test(each))) {
    cpSync(join(here, name), join(folder, name));
  }
  const isSame = had === readFileSync(join(here, list), 'utf8');
  if (isSame && existsSync(join(folder, 'node_modules', '.package-lock.json'))) return;
  console.error('Installing the peers once ...');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function runScript(folder: string, name: string): Promise<readonly Row[]> {
  return new Promise((resolve) => {
    const environment = { ...process.env, NODE_ENV: 'production' };
    const child = fork(join(folder, name), [], { cwd: folder, execArgv: [], env: environment });
    const rows: Row[] = [];
    child.on('message', (message) => {
      const sampled = message as Sampled;
      rows.push(rowOf(sampled, sampled.samples));
    });
    child.on('exit', () => resolve(rows));
  });
}

/**
 * Runs the scripts of the peers that pass the test. If npm cannot install the peers, it says so and returns no figures.
 */
export async function runPeers(
  wanted: (name: string) => boolean,
): Promise<readonly { readonly title: string; readonly rows: readonly Row[] }[]> {
  const scripts = readdirSync(here).filter((name) => name.endsWith('.peer.mjs') && wanted(name));
  if (scripts.length === 0) return [];
  const folder = join(tmpdir(), 'acies-bench-peers');
  try {
    install(folder);
  } catch {
    console.error('The peers could not be installed; their figures are left out.');
    return [];
  }
  const suites = [];
  for (const name of scripts.sort()) {
    const rows = await runScript(folder, name);
    if (rows.length > 0) suites.push({ title: `peer: ${name.replace('.peer.mjs', '')}`, rows });
    else console.error(`bench/peers/${name} gave no figures.`);
  }
  return suites;
}
