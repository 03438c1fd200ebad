/** The odds before the dice equal the counts of outcomes over all throws. */
import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { scenariosIn } from '../tools/dropping.ts';
import { fightsIn, oddsAndEnds } from './support/odds.ts';

/** Fights in which the rules turn the ordered outcome into another one. For all other fights see odds.slow.test.ts. */
const TOLD: readonly [file: string, name: string, base: string, odds: object][] = [
  ['hott/rules/recoil', 'held-in-the-flank', 'Z', { destroyed: 21, stand: 15 }],
  ['hott/rules/recoil', 'general-held-by-sneakers', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/recoil', 'held-by-sneakers', 'Z', { destroyed: 2, recoil: 19, stand: 15 }],
  ['hott/rules/recoil', 'enemy-in-the-way', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/recoil', 'friend-across-the-way', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/recoil', 'into-a-cliff', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/recoil', 'into-a-stronghold', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/recoil', 'aerial-into-a-wood', 'Z', { destroyed: 21, stand: 15 }],
  ['hott/rules/recoil', 'along-a-river', 'A', { destroyed: 15, stand: 21 }],
  ['hott/rules/push', 'pushed-into-a-cliff', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/flee', 'over-a-river', 'Z', { destroyed: 15, stand: 21 }],
  ['hott/rules/flee', 'over-the-edge', 'Z', { destroyed: 1, leaves: 14, stand: 21 }],
  ['hott/rules/lost', 'recoiled-off-the-board', 'Z', { leaves: 15, stand: 21 }],
  ['hott/rules/lost', 'lurkers-that-flee', 'Z', { destroyed: 12, flee: 18, stand: 6 }],
  ['hott/rules/ensorcel', 'second-one-as-main-bespeller', 'M', { ensorcelled: 6, stand: 30 }],
  ['hott/hard/outcomes', 'shot-in-the-rear-onto-enemies', 'Z', { destroyed: 21, stand: 15 }],
  ['hott/rules/result', 'three-helpers-recoil', 'Z', { destroyed: 15, stand: 21 }],
  ['bnb/rules/recoil', 'under-flank-attack', 'Z', { destroyed: 26, stand: 10 }],
  ['bnb/rules/recoil', 'over-the-long-edge', 'Z', { destroyed: 15, stand: 21 }],
  ['bnb/rules/recoil', 'off-the-table-by-either-choice', 'Z', { destroyed: 10, stand: 26 }],
  ['bnb/rules/recoil', 'off-the-table-by-one-choice', 'Z', { destroyed: 3, recoil: 7, stand: 26 }],
  ['bnb/rules/push', 'elephants-behind', 'Z', { destroyed: 15, stand: 21 }],
  ['bnb/rules/flee', 'no-way-round', 'Z', { destroyed: 15, spent: 11, stand: 10 }],
];

function fightOf(file: string, name: string) {
  const [found] = scenariosIn(new RegExp(`^${file}\\.json$`)).filter((each) =>
    each.name.endsWith(`: ${name}`),
  );
  const rules = found && rulesetOf(found.scenario.ruleset);
  const [battle] = rules ? fightsIn(rules, found.scenario) : [];
  if (!rules || !battle) throw new Error(`${file}, ${name} holds no fight`);
  return oddsAndEnds(rules, battle);
}

describe('the odds of a fight', () => {
  test.each(TOLD)('%s, %s: equal the counts over all throws', (file, name, base, odds) => {
    const { said, came } = fightOf(file, name);
    expect(said).toEqual(came);
    expect(said[base]).toEqual(odds);
  });
});
