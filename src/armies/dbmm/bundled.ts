/** The files of the armies that come with the program, for the browser: their texts are bundled. */
import type { ArmyFile } from '../army-file.ts';

// Relative: an absolute path would start at the root of the web app.
const FOLDER = '../../../content/armies/';

const texts = import.meta.glob<string>('../../../content/armies/dbmm/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const BUNDLED: readonly ArmyFile[] = Object.entries(texts).map(([path, text]) => ({
  path: path.slice(FOLDER.length),
  text,
}));
