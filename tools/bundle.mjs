import './required-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Bundles a program of this project once, and again whenever a file of it has changed. A bundle starts without
// transpiling a thousand modules, and its threads need no loader. `node tools/bundle.mjs` bundles the command line and the server.

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BUNDLES = `${ROOT}node_modules/.cache/acies`;
const DAY = 24 * 60 * 60 * 1000;

const benchmarks = () => readdirSync(`${ROOT}bench`).filter((name) => name.endsWith('.bench.ts'));

/** The files of each program that are started: its own first, then what it starts or loads by name. */
const STARTED = {
  acies: () => ['tools/acies.ts', 'src/cli/simulate/worker.ts'],
  server: () => ['tools/start.ts', 'src/server/bots/worker.ts'],
  bench: () => ['bench/run.ts', ...benchmarks().map((name) => `bench/${name}`)],
};

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** A thread of the bundle. Alone, a thread is started by a script that registers the loader of TypeScript. */
const THREAD = /new URL\('\.\/(\w+)\.mjs', import\.meta\.url\)/g;

/** In a bundle a file keeps its address, by which it finds data, and a thread has the address of its bundled code. */
const addresses = (folder) => ({
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const threads = `${folder}/${relative(ROOT, dirname(path))}`;
      const contents = readFileSync(path, 'utf8')
        .replaceAll(THREAD, (_, name) => `new URL('${pathToFileURL(`${threads}/${name}.mjs`).href}')`)
        .replaceAll('import.meta.url', `'${pathToFileURL(path).href}'`);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Writes the bundle into the folder and returns the paths of all files that it is made from. */
async function build(files, folder) {
  const { build: bundle } = await import('esbuild');
  const { metafile } = await bundle({
    absWorkingDir: ROOT,
    entryPoints: files,
    outbase: ROOT,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    metafile: true,
    plugins: [addresses(folder)],
  });
  return Object.keys(metafile.inputs);
}

/** The folder of the newest bundle, if each file that it was made from is the same as then; else null. */
function fresh(kept, files) {
  try {
    const { folder, started, sources } = JSON.parse(readFileSync(kept, 'utf8'));
    const same = Object.entries(sources).every(
      ([path, hash]) => hashOf(readFileSync(`${ROOT}${path}`)) === hash,
    );
    const here = folder.startsWith(BUNDLES) && existsSync(folder);
    return here && same && started.join() === files.join() ? folder : null;
  } catch {
    return null;
  }
}

/** Removes the bundles that are older than a day. A program that runs may still load parts of a newer one. */
function forgetOld(name) {
  for (const old of readdirSync(BUNDLES).filter((each) => each.startsWith(`${name}-`))) {
    const path = `${BUNDLES}/${old}`;
    if (Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { recursive: true, force: true });
  }
}

/** The path of the bundled first file. A bundle with this name that is still fresh is used again. */
export async function bundleOf(name, files) {
  const kept = `${BUNDLES}/${name}.json`;
  const main = (folder) => `${folder}/${files[0].replace(/\.ts$/, '.mjs')}`;
  const found = fresh(kept, files);
  if (found !== null) return main(found);
  const folder = `${BUNDLES}/${name}-${Date.now()}-${process.pid}`;
  const inputs = await build(files, folder);
  const sources = Object.fromEntries(inputs.map((path) => [path, hashOf(readFileSync(`${ROOT}${path}`))]));
  writeFileSync(`${folder}.json`, JSON.stringify({ folder, started: files, sources }));
  renameSync(`${folder}.json`, kept);
  forgetOld(name);
  return main(folder);
}

/** Why a program could not be bundled or loaded, and what to do; null where the reason is not known. */
export function whyNotBundled({ code, message, path = '' }) {
  if (code === 'ERR_MODULE_NOT_FOUND' && /package/.test(message))
    return `Acies lacks packages that it needs: run npm ci in ${ROOT}.`;
  if (
    (/^(EACCES|EPERM|EROFS)$/.test(code) && path.startsWith(BUNDLES)) ||
    /^Failed to write to output/m.test(message)
  )
    return `Acies has changed since it was built, and this user may not write to ${BUNDLES}: run npm run build as its owner.`;
  return null;
}

/** The path of the bundled program: `acies`, `server` or `bench`. */
export const bundled = (program) => bundleOf(program, STARTED[program]());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundled('acies');
  await bundled('server');
}
