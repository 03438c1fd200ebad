import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const NAME = `toy-${process.pid}`;
const FOLDER = `test-results/bundle-${process.pid}`;

mkdirSync(`${ROOT}${FOLDER}/inner`, { recursive: true });
afterAll(() => {
  rmSync(`${ROOT}${FOLDER}`, { recursive: true });
  const bundles = `${ROOT}node_modules/.cache/acies`;
  for (const name of readdirSync(bundles).filter((each) => each.startsWith(NAME)))
    rmSync(`${bundles}/${name}`, { recursive: true });
});

const script = '../tools/bundle.mjs';
const { bundleOf } = (await import(script)) as {
  bundleOf(name: string, files: readonly string[]): Promise<string>;
};

const write = (file: string, text: string): void => writeFileSync(`${ROOT}${FOLDER}/${file}`, text);

const bundled = (): Promise<string> => bundleOf(NAME, [`${FOLDER}/main.ts`, `${FOLDER}/inner/worker.ts`]);

const run = (path: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [path, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('a bundle knows the addresses of its files and its threads, and is made anew only after a change', async () => {
  write('inner/worker.ts', `console.log('thread of ', import.meta.url);`);
  write(
    'inner/pool.ts',
    `import { Worker } from 'node:worker_threads';
     new Worker(new URL('./worker.mjs', import.meta.url));
     export const word: string = 'first';`,
  );
  write('main.ts', `import { word } from './inner/pool.ts'; console.log(word, import.meta.url);`);
  const first = await bundled();
  const said = run(first);
  expect(said).toContain(`first ${pathToFileURL(`${ROOT}${FOLDER}/main.ts`).href}`);
  expect(said).toContain(`thread of  ${pathToFileURL(`${ROOT}${FOLDER}/inner/worker.ts`).href}`);
  expect(await bundled()).toBe(first);
  write('inner/pool.ts', `export const word: string = 'second';`);
  const second = await bundled();
  expect(second).not.toBe(first);
  expect(run(second)).toMatch(/^second/);
});

test('the command line says nothing besides its answer, on any version of Node', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${ROOT}tools/run.mjs`, 'acies', 'help'], {
    encoding: 'utf8',
    cwd: tmpdir(),
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('an old version of Node is refused with one sentence', () => {
  const asOld = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${asOld}`, `${ROOT}tools/run.mjs`, 'acies', 'help'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Acies needs Node 20\.19 or newer, and this is 18\.20\.8: .*\n$/);
});

test('the bundled command line plays the same battles with one thread and with two', () => {
  const simulate = (jobs: string): string =>
    run(
      `${ROOT}tools/run.mjs`,
      ...['acies', 'simulate', 'bnb', '--red', 'small/egypt-outpost', '--blue', 'small/hatti-vanguard'],
      ...['--bot', 'straight', '--rounds', '3', '--games', '3', '--json', '--jobs', jobs],
    );
  const one = simulate('1');
  expect(JSON.parse(one).games).toHaveLength(3);
  expect(simulate('2')).toBe(one);
});
