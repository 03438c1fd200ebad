/** The script that other pages load to show a position, and its parts; built beside the app, in `embed/`. */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/web/embed/acies-position.ts', import.meta.url));
const FOLDER = 'embed';

/** Clauses and figures of rulebooks: what is shown needs neither. */
const LEFT_OUT = /\/(clauses\/all|figures)\.ts$/;

/** The built scripts by their names. The rules of each ruleset are a part of their own, fetched when needed. */
export async function embedFiles(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: (id) => LEFT_OUT.test(id),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each.code] as const] : [])),
  );
}

/** Adds the files to the built app. */
export const embedded = (): Plugin => ({
  name: 'embedded-position',
  apply: 'build',
  async generateBundle() {
    for (const [name, source] of await embedFiles())
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
  },
});
