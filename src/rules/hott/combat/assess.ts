/** How Hordes of the Things fights: a half before the dice and a half after them. */
import type { CombatRules } from '../../../engine/combat.ts';

export const combat: CombatRules = {
  assess: (_rules, battle, fight) => ({
    fight,
    dice: battle.sides.map(({ id }) => ({ owner: id, die: 'D6', purpose: fight.kind })),
    sides: [
      { base: fight.bases[0], lines: [], total: 0, safe: false, doomed: false },
      { base: fight.bases[1], lines: [], total: 0, safe: false, doomed: false },
    ],
  }),
  settle: ({ fight }, faces) => ({
    stages: [],
    totals: [faces[0] ?? 0, faces[1] ?? 0],
    verdicts: [
      { base: fight.bases[0], outcome: 'stand', rule: 'hott.cf.1' },
      { base: fight.bases[1], outcome: 'stand', rule: 'hott.cf.1' },
    ],
  }),
};
