/** Builds the worker of the page with the page: they share their scripts, so that few are fetched for it. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;
const PRELOADER = '\0vite/preload-helper.js';

/** Vite alone would build a worker apart, with a copy of its own of all that the page has too. */
export const sharedWorker = (): Plugin => ({
  name: 'shared-worker',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    // A worker has no document that could fetch scripts ahead.
    if (id === PRELOADER)
      return {
        code: code.replace('deps.length > 0', "deps.length > 0 && typeof document === 'object'"),
        map: null,
      };
    if (!code.includes('new Worker(')) return null;
    const shared = code.replace(WORKER, (_, path) => {
      const entry = fileURLToPath(new URL(path, `file://${id}`));
      const file = this.emitFile({ type: 'chunk', id: entry, name: 'thinking' });
      return `import.meta.ROLLUP_FILE_URL_${file}`;
    });
    return { code: shared, map: null };
  },
});
