/** The close combat step of a bound. Blood and Blades, Close combat. */

import { marked } from '../../../engine/combat/fighting.ts';
import type { FrameOf, Next, Work } from '../../../engine/contract/sequence.ts';
import { goOn, waitForOne } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import {
  entered,
  fightPhase,
  fightsLeft,
  opponentOption,
  PHASE_FRAME,
} from '../../../engine/phases/fights.ts';
import {
  choiceOfOpponent,
  contactPairs,
  fightOfBase,
  fightsToResolve,
  memoryOf,
} from '../combat/opponents.ts';
import type { BnbCommand } from '../commands.ts';
import { note } from '../state.ts';
import { loseInContact } from '../troops/vehicles.ts';

const PHASE = 'close-combat';

/** Records the present contacts; says whether there is a fight or a choice. */
function enter(work: Work): boolean {
  loseInContact(work);
  const contacts = contactPairs(work.battle);
  if (contacts.length === 0) return false;
  tell(work, { type: 'phase-begins', rule: 'bnb.bound.10', figures: { phase: PHASE } }, [
    note({ closeCombat: { contacts, chosen: {} } }),
  ]);
  return choiceOfOpponent(work.battle) !== null || fightsToResolve(work.battle).length > 0;
}

/** Asks the enemy's player which base is the main opponent, where the rules leave several. */
function askOpponent({ battle }: Work): Next | null {
  const choice = choiceOfOpponent(battle);
  if (!choice) return null;
  const { base, by } = choice;
  const about = { base: base.id, among: choice.among.map(({ id }) => id) };
  return waitForOne(by, 'main-opponent', about, { ...entered(PHASE), asks: base.id });
}

function chooseOpponent(work: Work, asked: string, opponent: string): Next {
  const memory = memoryOf(work.battle);
  const chosen = { ...memory.chosen, [asked]: opponent };
  tell(work, { type: 'opponent-chosen', rule: 'bnb.opponent.11', figures: { base: asked, opponent } }, [
    note({ closeCombat: { ...memory, chosen } }),
  ]);
  return goOn(entered(PHASE));
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat = fightPhase<FrameOf<typeof PHASE_FRAME>, BnbCommand>({
  phase: PHASE,
  frame: PHASE_FRAME,
  kind: 'fight',
  activeOrders: 'bnb.combat.13',
  notes: ['closeCombat'],
  enter,
  open: (_rules, battle) =>
    fightsLeft(fightsToResolve(battle), { rule: 'bnb.combat.1', key: 'bnb.fights-left' }),
  orders: {
    fight: ({ battle }, { base }) =>
      fightOfBase(battle, base) ?? [{ rule: 'bnb.opponent.3', key: 'bnb.no-fight', figures: { base } }],
  },
  fights: {
    begins: { type: 'fight-begins', rule: 'bnb.combat.13' },
    settled: { type: 'fought', rule: 'bnb.combat.12' },
    marks: (battle, { bases }) => marked(battle, bases, 'fought'),
  },
  questions: {
    first: askOpponent,
    options: (_rules, battle, { asks = '' }) =>
      (choiceOfOpponent(battle)?.among ?? []).map(({ id }) => opponentOption(asks, id)),
    chosen: (work, { asks = '' }, opponent) => chooseOpponent(work, asks, opponent),
  },
});
