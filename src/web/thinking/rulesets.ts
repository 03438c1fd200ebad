/** What the screen knows of the fights of a ruleset: all that the page's worker needs of it. */
import type { FightsOnScreen } from '../on-screen/ruleset.ts';

const FIGHTS: ReadonlyMap<string, () => Promise<FightsOnScreen>> = new Map([
  ['bnb', async () => (await import('../bnb/fights.ts')).fights],
  ['hott', async () => (await import('../hott/fights.ts')).fights],
  ['dbm', async () => (await import('../debellis/fights.ts')).fights],
  ['dbmm', async () => (await import('../debellis/fights.ts')).fights],
]);

/** Loads them. Throws for an unknown ruleset. */
export function loadFights(ruleset: string): Promise<FightsOnScreen> {
  const load = FIGHTS.get(ruleset);
  if (!load) throw new Error(`There are no fights for ${ruleset}.`);
  return load();
}
