/** Battles between armies of files: opened, set up by bots by the rules, and played for a round. */
import { armyFiles } from '../../src/armies/load-node.ts';
import { BOTS } from '../../src/bots/bots.ts';
import type { Contender, Opener } from '../../src/bots/opening/opening.ts';
import { OPENED, openerFor } from '../../src/bots/opening/openings.ts';
import { simulate } from '../../src/bots/simulate/simulate.ts';
import { hashOf } from '../../src/engine/battle/hash.ts';
import { battleNow } from '../../src/engine/battle/record.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { codeOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** How many battles of a ruleset are opened. */
const BATTLES = 1;

/** The end of a battle between two armies, as it is set up and after a round; or why they cannot fight. */
function endOf(rules: Ruleset, opener: Opener, armies: readonly Contender[], seed: number): string {
  const [red, blue] = armies;
  const checked = opener.open(rules, red?.army, blue?.army);
  if (!checked.ok) return codeOf([JSON.stringify(checked.faults)]);
  const bot = BOTS.quick;
  const bots = bot ? { red: bot, blue: bot } : {};
  const play = simulate(rules, checked.battle, { bots, seed, rounds: 1 });
  const begun = play.battles.find(({ turn }) => turn.bound > 0);
  return [begun, battleNow(play)].map((battle) => codeOf([battle ? hashOf(battle) : ''])).join('  ');
}

function linesOf(id: string): readonly TableLine[] {
  const [rules, opener] = [rulesetOf(id), openerFor(id)];
  if (!rules || !opener) return [];
  const all = opener.gather(armyFiles()).contenders;
  return Array.from({ length: BATTLES }, (_, seed) => {
    const armies = [seed * 7, seed * 5 + 1].flatMap((at) => all[at % all.length] ?? []);
    const about = [id, ...armies.map((each) => each.id)].join(' ');
    return { about, ruleset: id, make: () => `${about}  ${endOf(rules, opener, armies, seed)}` };
  });
}

/** A line for each battle, with codes. */
export const battlesPlayed = (): readonly TableLine[] => OPENED.flatMap(linesOf);
