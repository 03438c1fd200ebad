/** Fights of two elements that nothing else is known of than what a test says. */

import { type Combatant, plainCombatant, type Rank } from '../../../debellis/fights/combatant.ts';
import { assessBetween, settle } from '../../../debellis/fights/settle.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import { troop } from '../dbm.test-support.ts';
import { DBM } from '../game.ts';

export type Said = Partial<Combatant>;

/** An element of red that fights in its own bound, where nothing else is said. */
export const own = (text: string, said: Said = {}): Combatant => ({
  ...plainCombatant('A', 'red', troop(text)),
  ownBound: true,
  ...said,
});

/** An element of blue, in red's bound. */
export const enemy = (text: string, said: Said = {}): Combatant => ({
  ...plainCombatant('Z', 'blue', troop(text)),
  ...said,
});

/** A rank behind another. */
export const rank = (text: string, said: Partial<Rank> = {}): Rank => ({
  base: text,
  troop: troop(text),
  going: 'GGo',
  listed: false,
  chariot: false,
  byExpendables: false,
  mans: false,
  anyGrade: false,
  ...said,
});

const kindOf = ({ role }: Combatant): 'close' | 'shot' => (role === 'close' ? 'close' : 'shot');

export const assessed = ([one, other]: Pair<Combatant>) =>
  assessBetween(DBM, { kind: kindOf(one), bases: [one.base, other.base] }, [one, other]);

/** The factors of both before the dice. */
export const factorsOf = (pair: Pair<Combatant>): Pair<number> => {
  const { sides } = assessed(pair);
  return [sides[0].total, sides[1].total];
};

/** The lines of a clause for the first of the two, summed. */
export const fromRule = (rule: string, pair: Pair<Combatant>): number =>
  assessed(pair)
    .sides[0].lines.filter((line) => line.rule === rule)
    .reduce((sum, { value }) => sum + value, 0);

export const settled = (pair: Pair<Combatant>, faces: Pair<number>) => settle(DBM, assessed(pair), faces);
