/** The close combat phase of a bound. */

import type { SharedCommand } from '../../engine/battle/command-form.ts';
import { marked } from '../../engine/combat/fighting.ts';
import type { FrameOf, Work } from '../../engine/contract/sequence.ts';
import { tell } from '../../engine/game/work.ts';
import { fightPhase, fightsLeft, PHASE_FRAME } from '../../engine/phases/fights.ts';
import { clauseIn } from '../book.ts';
import { contactPairs, fightsOf, fightsToResolve } from '../fights/opponents.ts';
import type { Debellis } from '../game.ts';
import { note } from '../state.ts';

const PHASE = 'close-combat';

/** Records the present contacts, and returns whether there is a fight. */
function enter(game: Debellis, work: Work): boolean {
  const contacts = contactPairs(game, work.battle);
  if (contacts.length === 0) return false;
  tell(work, { type: 'phase-begins', rule: clauseIn(game.outcomes, 'phase'), figures: { phase: PHASE } }, [
    note({ closeCombat: contacts }),
  ]);
  return true;
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat = (game: Debellis) =>
  fightPhase<FrameOf<typeof PHASE_FRAME>, SharedCommand>({
    phase: PHASE,
    frame: PHASE_FRAME,
    ...(game.usual.orders ? { activeOrders: game.usual.orders } : {}),
    kind: 'fight',
    notes: ['closeCombat'],
    enter: (work) => enter(game, work),
    open: (_rules, battle) =>
      fightsLeft(fightsToResolve(game, battle), {
        rule: clauseIn(game.outcomes, 'phase'),
        key: 'debellis.fights-left',
      }),
    orders: {
      fight: ({ battle }, { base }) =>
        fightsOf(game, battle, base)[0] ?? [
          { rule: clauseIn(game.outcomes, 'phase'), key: 'debellis.no-fight', figures: { base } },
        ],
    },
    fights: {
      begins: { type: 'fight-begins', rule: clauseIn(game.outcomes, 'phase') },
      settled: { type: 'fought', rule: clauseIn(game.outcomes, 'fought') },
      marks: (battle, { bases }) => marked(battle, bases, 'fought'),
    },
  });
