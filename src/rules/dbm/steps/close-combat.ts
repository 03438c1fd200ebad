/** The close combat phase of a bound. DBM, Close combat; ruling 87. */

import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { marked } from '../../../engine/combat/fighting.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { tell } from '../../../engine/game/work.ts';
import { fightPhase, fightsLeft, PHASE_FRAME } from '../../../engine/phases/fights.ts';
import { contactPairs, fightsOf, fightsToResolve } from '../combat/opponents.ts';
import { note } from '../state.ts';

const PHASE = 'close-combat';

/** Records the present contacts, and returns whether there is a fight. */
function enter(work: Work): boolean {
  const contacts = contactPairs(work.battle);
  if (contacts.length === 0) return false;
  tell(work, { type: 'phase-begins', rule: 'dbm.seq.1', figures: { phase: PHASE } }, [
    note({ closeCombat: contacts }),
  ]);
  return true;
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat = fightPhase<FrameOf<typeof PHASE_FRAME>, SharedCommand>({
  phase: PHASE,
  frame: PHASE_FRAME,
  kind: 'fight',
  notes: ['closeCombat'],
  enter,
  open: (_rules, battle) =>
    fightsLeft(fightsToResolve(battle), { rule: 'dbm.seq.1', key: 'dbm.fights-left' }),
  orders: {
    fight: ({ battle }, { base }) =>
      fightsOf(battle, base)[0] ?? [{ rule: 'dbm.seq.1', key: 'dbm.no-fight', figures: { base } }],
  },
  fights: {
    begins: { type: 'fight-begins', rule: 'dbm.seq.1' },
    settled: { type: 'fought', rule: 'dbm.gf.1' },
    marks: (battle, { bases }) => marked(battle, bases, 'fought'),
  },
});
