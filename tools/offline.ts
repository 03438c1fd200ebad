/** The list of files that the service worker keeps, written when the app is built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The name of the list in the built app. */
const LIST = 'files.js';

/**
 * The worker's own parts, which the browser keeps itself, the page, which is kept by its address, scripts for other
 * pages, and source maps.
 */
const NOT_KEPT = /^(worker|push|files)\.js$|^embed\/|^index\.html$|\.map$|^\.vite/;

/** The list as a script. Another content of any file gives another version. */
export function fileList(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256');
  const names = [...files.keys()].toSorted();
  for (const name of names) hash.update(`${name}\n`).update(files.get(name) ?? '');
  const kept = names.filter((name) => !NOT_KEPT.test(name));
  const version = hash.digest('hex').slice(0, 12);
  return `self.ACIES_VERSION = ${JSON.stringify(version)};\nself.ACIES_FILES = ${JSON.stringify(kept)};\n`;
}

/** Adds the list to the built app. The app that is being worked on gets an empty one: it never runs offline. */
export const offlineFiles = (): Plugin => {
  let publicFolder = '';
  return {
    name: 'offline-files',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map(
          (each) => [each.fileName, each.type === 'chunk' ? each.code : each.source] as const,
        );
        const copied = readdirSync(publicFolder).map(
          (name) => [name, readFileSync(join(publicFolder, name))] as const,
        );
        this.emitFile({ type: 'asset', fileName: LIST, source: fileList(new Map([...copied, ...built])) });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${LIST}`, (_, answer) => {
        answer.setHeader('Content-Type', 'text/javascript');
        answer.end(fileList(new Map()));
      });
    },
  };
};
