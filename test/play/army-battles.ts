/** Battles between armies of content/armies, for random play. */
import { armyFiles } from '../../src/armies/load-node.ts';
import { openerFor } from '../../src/bots/opening/openings.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { Ruleset } from '../../src/engine/contract.ts';

/** For each seed a battle before its setup, between two armies drawn from those whose ids pass the test. */
export function armyBattles(rules: Ruleset, wanted: (id: string) => boolean): (seed: number) => Battle {
  const opener = openerFor(rules.id);
  if (!opener) throw new Error(`no armies of ${rules.id} open battles`);
  const armies = opener.gather(armyFiles()).contenders.filter(({ id }) => wanted(id));
  return (seed) => {
    const random = randomFrom(seed * 7919 + 23);
    const [red, blue] = [oneOf(random, armies), oneOf(random, armies)];
    const checked = opener.open(rules, red.army, blue.army);
    if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
    return checked.battle;
  };
}
