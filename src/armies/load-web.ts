/** The armies that come with the program, for the browser: their texts are bundled. */
import { type ArmyIndex, armyIndex } from './army-index.ts';

// Relative: an absolute path would start at the root of the web app.
const FOLDER = '../../content/armies/';

const texts = import.meta.glob<string>('../../content/armies/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The index of the armies that come with the program. */
export function bundledArmies(): ArmyIndex {
  return armyIndex(Object.entries(texts).map(([path, text]) => ({ path: path.slice(FOLDER.length), text })));
}
