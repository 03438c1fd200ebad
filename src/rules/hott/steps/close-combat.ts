/** The close combat phase of a bound. Hordes of the Things, Sequence of play. */

import { type Battle, otherSide, placedBase, type SideId } from '../../../engine/battle.ts';
import { marked } from '../../../engine/combat/fighting.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { waitForOne } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import {
  entered,
  fightPhase,
  fightsLeft,
  type Ordered,
  opponentOption,
  PHASE_FRAME,
} from '../../../engine/phases/fights.ts';
import { settleEngaged } from '../board/engaged.ts';
import { contactPairs, fightsOf, fightsToResolve, MUST_LEAD, memoryOf } from '../combat/opponents.ts';
import type { HottCommand, HottOrder } from '../commands.ts';
import { strongholdById } from '../ground/stronghold.ts';
import { note } from '../state.ts';

const PHASE = 'close-combat';

/** Records the present contacts; says whether there is a fight. */
function enter(work: Work): boolean {
  if (!holds('hott.seq.12')) return false;
  settleEngaged(work);
  const contacts = contactPairs(work.battle);
  if (contacts.length === 0) return false;
  tell(work, { type: 'phase-begins', rule: 'hott.seq.12', figures: { phase: PHASE } }, [
    note({ closeCombat: { contacts, fought: [] } }),
  ]);
  return true;
}

/** The id of the stronghold in a fight, or null. */
const strongholdIn = (battle: Battle, { bases }: Fight): string | null =>
  bases.find((id) => strongholdById(battle, id) !== null) ?? null;

const attackerIn = ({ bases: [one, other] }: Fight, stronghold: string): string =>
  one === stronghold ? other : one;

const attackersAt = (battle: Battle, stronghold: string): readonly string[] =>
  fightsOf(battle, stronghold).map((fight) => attackerIn(fight, stronghold));

/** The side that names the main attacker of a stronghold: the attacking one. */
const chooserOf = (battle: Battle, owner: SideId): SideId =>
  holds('hott.seq.14') ? otherSide(battle, owner) : owner;

/**
 * The base's only fight, or a stronghold's fight against the attacker that its side names. If that side must still
 * choose the attacker, it is asked.
 */
function order({ battle }: Work, { base: id }: HottOrder<'fight'>, by: SideId): Ordered {
  const [first] = fightsOf(battle, id);
  if (!first) return [{ rule: 'hott.opponent.3', key: 'hott.no-fight', figures: { base: id } }];
  const stronghold = strongholdIn(battle, first);
  const owner = strongholdById(battle, stronghold ?? '')?.side;
  if (!stronghold || !owner) return first;
  const among = attackersAt(battle, stronghold);
  const chooser = chooserOf(battle, owner);
  const chooses = placedBase(battle, id) !== null && by === chooser;
  if (among.length === 1 || chooses || !holds('hott.opponent.2')) return first;
  const about = { base: stronghold, among };
  return waitForOne(chooser, 'main-opponent', about, { ...entered(PHASE), asks: stronghold });
}

function chooseAttacker(work: Work, stronghold: string, opponent: string): Ordered {
  tell(work, { type: 'opponent-chosen', rule: 'hott.opponent.2', figures: { base: stronghold, opponent } });
  const fights = fightsOf(work.battle, stronghold);
  return fights.find((fight) => attackerIn(fight, stronghold) === opponent) ?? [];
}

/** Records the main combatants that have fought: elements by a mark, a stronghold in the memory of the phase. */
function fought(battle: Battle, fight: Fight): readonly Change[] {
  const stronghold = strongholdIn(battle, fight);
  const memory = memoryOf(battle);
  const leaders = fight.bases.filter((id) => placedBase(battle, id)?.marks[MUST_LEAD] !== undefined);
  return [
    ...marked(battle, fight.bases, 'fought'),
    ...leaders.map((base): Change => ({ change: 'brand', base, set: { [MUST_LEAD]: null } })),
    ...(stronghold ? [note({ closeCombat: { ...memory, fought: [...memory.fought, stronghold] } })] : []),
  ];
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat = fightPhase<FrameOf<typeof PHASE_FRAME>, HottCommand>({
  phase: PHASE,
  frame: PHASE_FRAME,
  kind: 'fight',
  activeOrders: 'hott.seq.13',
  notes: ['closeCombat'],
  enter,
  open: (_rules, battle) =>
    fightsLeft(fightsToResolve(battle), { rule: 'hott.seq.12', key: 'hott.fights-left' }),
  orders: { fight: order },
  fights: {
    begins: { type: 'fight-begins', rule: 'hott.seq.13' },
    settled: { type: 'fought', rule: 'hott.result.1' },
    marks: fought,
  },
  questions: {
    options: (_rules, battle, { asks = '' }) =>
      attackersAt(battle, asks).map((opponent) => opponentOption(asks, opponent)),
    chosen: (work, { asks = '' }, opponent) => chooseAttacker(work, asks, opponent),
  },
});
