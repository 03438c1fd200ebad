/** Short ways to write battles and fights, for the tests of combats. */

import type { BaseWords, BattleWords } from '../../../../test/support/battle.ts';
import { battleOf } from '../../../../test/support/battle.ts';
import { BATTLE } from '../../../engine/battle/kind.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Pair } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { board } from '../board/index.ts';
import { outcomes } from '../outcomes/index.ts';
import { REASONS } from '../reasons.ts';
import { hides } from '../secrets.ts';
import { closeCombat } from '../steps/close-combat.ts';
import { shooting } from '../steps/shooting.ts';
import { isTroopFault, parseTroop, type Troop } from '../troops/troops.ts';
import type { BnbAssessment, Combatant } from './combatant.ts';
import { plainCombatant } from './combatant.ts';
import { combat } from './index.ts';
import { assessBetween } from './settle.ts';

const noMove = { run: () => ({ next: 'done' as const }) };

/** The part of the ruleset that combats need, without outcome moves. */
export const rules = {
  id: 'bnb',
  version: '0',
  phases: ['shooting', 'close-combat', 'rest'],
  steps: {
    shooting,
    'close-combat': closeCombat,
    outcome: noMove,
    pursuit: noMove,
    rest: {
      run: (work: { battle: Battle }) => ({
        next: 'wait' as const,
        awaits: [{ by: work.battle.turn.active, kind: 'rest', answer: { form: 'orders' as const } }],
      }),
    },
  },
  dice: { D6: { faces: [1, 2, 3, 4, 5, 6] } },
  reasons: REASONS,
  board,
  outcomes,
  combat,
  hides,
  game: BATTLE,
} as unknown as Ruleset;

export function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(text);
  return read;
}

export type Words = Partial<Omit<Combatant, 'troop'>>;

/** A red base in its own bound, with these facts. */
export const red = (text: string, words: Words = {}): Combatant => ({
  ...plainCombatant('A', 'red', troop(text)),
  ownBound: true,
  ...words,
});

export const blue = (text: string, words: Words = {}): Combatant => ({
  ...plainCombatant('Z', 'blue', troop(text)),
  ...words,
});

export const between = (a: Combatant, z: Combatant): BnbAssessment =>
  assessBetween({ kind: a.role === 'close' ? 'close' : 'shot', bases: [a.base, z.base] }, [a, z]);

/** Rows such as `['bnb.factor.6', 4]` of both bases. */
export function rowsOf(a: Combatant, z: Combatant): Pair<readonly (readonly [string, number])[]> {
  const rows = between(a, z).sides.map((side) => side.lines.map((line) => [line.rule, line.value] as const));
  return [rows[0] ?? [], rows[1] ?? []];
}

/** A battle of bases written as `id troop` with places; ids from N on are blue. */
export function battle(
  bases: readonly (readonly [
    id: string,
    troop: string,
    x: number,
    y: number,
    facing: number,
    more?: Partial<BaseWords>,
  ])[],
  words: BattleWords = {},
): Battle {
  return battleOf({
    ...words,
    bases: bases.map(([id, text, x, y, facing, more]) => ({
      id,
      side: id >= 'N' ? 'blue' : 'red',
      troop: text,
      at: [x, y],
      facing,
      ...more,
    })),
  });
}
