/** The armies that come with the program, for the browser: their texts are bundled. */
import type { ArmyFile } from './army-file.ts';
import { type ArmyIndex, armyIndex } from './bnb/army-index.ts';
import { type HottArmyIndex, hottArmyIndex } from './hott/army-index.ts';

// Relative: an absolute path would start at the root of the web app.
const FOLDER = '../../content/armies/';

const texts = import.meta.glob<string>('../../content/armies/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = (): readonly ArmyFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path: path.slice(FOLDER.length), text }));

/** The index of the armies that come with the program. */
export function bundledArmies(): ArmyIndex {
  return armyIndex(files());
}

/** The same for the armies of Hordes of the Things. */
export function bundledHottArmies(): HottArmyIndex {
  return hottArmyIndex(files());
}
