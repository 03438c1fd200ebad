/** The close combat phase of a bound. Hordes of the Things, Sequence of play. */

import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide, placedBase } from '../../../engine/battle.ts';
import { type AnyCommand, facesOf } from '../../../engine/command.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import {
  FIGHT,
  fightOption,
  heldFight,
  holding,
  marked,
  settleFight,
  throwFor,
} from '../../../engine/fighting.ts';
import { flag, partly, text } from '../../../engine/form.ts';
import { closePhase, END_PHASE, forgetting } from '../../../engine/sequence.ts';
import { tell } from '../../../engine/work.ts';
import { framesAfter } from '../combat/aftermath.ts';
import type { HottAssessment } from '../combat/combatant.ts';
import { contactPairs, fightsOf, fightsToResolve, MUST_LEAD, memoryOf } from '../combat/opponents.ts';
import type { HottOrder, HottStep } from '../commands.ts';
import { settleEngaged } from '../engaged.ts';
import { note } from '../state.ts';
import { strongholdById } from '../stronghold.ts';

const PHASE = 'close-combat';
const FRAME = partly({ entered: flag, fight: FIGHT, asks: text });

type CloseCombatFrame = FrameOf<typeof FRAME>;

const ENTERED = { step: PHASE, entered: true };

type Answer = Next | readonly Reason[];

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

/** Ends the phase, and removes its notes. */
const close = (work: Work, type: 'phase-ended' | 'phase-skipped'): Next =>
  closePhase(work, PHASE, type, forgetting(work, 'closeCombat'));

const orderedBy = (battle: Battle): SideId =>
  holds('hott.seq.13') ? battle.turn.active : otherSide(battle, battle.turn.active);

const order = ({ battle }: Work): Next => ({
  next: 'wait',
  awaits: [{ by: orderedBy(battle), kind: 'fight', answer: { form: 'orders' } }],
  frame: ENTERED,
});

/** The id of the stronghold in a fight, or null. */
const strongholdIn = (battle: Battle, { bases }: Fight): string | null =>
  bases.find((id) => strongholdById(battle, id) !== null) ?? null;

const attackerIn = ({ bases: [one, other] }: Fight, stronghold: string): string =>
  one === stronghold ? other : one;

/** The side that names the main attacker of a stronghold: the attacking one. */
const chooserOf = (battle: Battle, owner: SideId): SideId =>
  holds('hott.seq.14') ? otherSide(battle, owner) : owner;

function askForAttacker(stronghold: string, among: readonly string[], by: SideId): Next {
  const about = { base: stronghold, among };
  return {
    next: 'wait',
    awaits: [{ by, kind: 'main-opponent', answer: { form: 'one' }, about }],
    frame: { ...ENTERED, asks: stronghold },
  };
}

/**
 * The fight that an order names: the base's only fight, or a stronghold's fight against the attacker that its side
 * names. If that side must still choose the attacker, the id of the stronghold.
 */
function fightMeant(battle: Battle, id: string, by: SideId): Fight | string | null {
  const fights = fightsOf(battle, id);
  const first = fights[0];
  if (!first) return null;
  const stronghold = strongholdIn(battle, first);
  const owner = strongholdById(battle, stronghold ?? '')?.side;
  if (!stronghold || !owner) return first;
  const all = fightsOf(battle, stronghold);
  const chooses = placedBase(battle, id) !== null && by === chooserOf(battle, owner);
  if (all.length === 1 || chooses || !holds('hott.opponent.2')) return first;
  return stronghold;
}

function begin(work: Work, { base }: HottOrder<'fight'>, by: SideId): Answer {
  const { battle } = work;
  const meant = fightMeant(battle, base, by);
  if (meant === null) return [{ rule: 'hott.opponent.3', key: 'hott.no-fight', figures: { base } }];
  if (typeof meant !== 'string') return fightNow(work, meant);
  const owner = strongholdById(battle, meant)?.side ?? by;
  const among = fightsOf(battle, meant).map((fight) => attackerIn(fight, meant));
  return askForAttacker(meant, among, chooserOf(battle, owner));
}

function chooseAttacker(work: Work, stronghold: string, command: AnyCommand): Answer {
  const fight = fightsOf(work.battle, stronghold).find(
    (each) => attackerIn(each, stronghold) === command.base,
  );
  if (command.type !== 'choose' || !fight) return [reason(work.rules, 'not-an-option')];
  const figures = { base: stronghold, opponent: String(command.base) };
  tell(work, { type: 'opponent-chosen', rule: 'hott.opponent.2', figures });
  return fightNow(work, fight);
}

const fightNow = (work: Work, fight: Fight): Next =>
  throwFor(work, fight, { type: 'fight-begins', rule: 'hott.seq.13' }, { frame: holding(ENTERED, fight) });

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

function resolve(work: Work, fight: Fight, faces: readonly number[]): Next {
  const { battle } = work;
  const { assessment, settlement, figures } = settleFight<HottAssessment>(work, fight, faces);
  const frames = framesAfter(battle, assessment, settlement, faces);
  tell(work, { type: 'fought', rule: 'hott.result.1', figures }, fought(battle, fight));
  return { next: 'call', frames, then: ENTERED };
}

function leave(work: Work): Answer {
  const left = fightsToResolve(work.battle);
  if (left.length > 0) {
    const fights = left.map((fight) => fight.bases);
    return [{ rule: 'hott.seq.12', key: 'hott.fights-left', figures: { fights } }];
  }
  return close(work, 'phase-ended');
}

/** The orders for fights, each named by its base of the active side. */
function fightOptions(battle: Battle): readonly Option[] {
  const options = fightsToResolve(battle).map(fightOption);
  const names = options.map(({ command }) => String(command.base));
  return options.filter((_, at) => names.indexOf(names[at] ?? '') === at);
}

function optionsOf(battle: Battle, frame: CloseCombatFrame): readonly Option[] {
  if (frame.fight !== undefined) return [];
  if (frame.asks === undefined) {
    const fights = fightOptions(battle);
    return fights.length > 0 ? fights : [END_PHASE];
  }
  const stronghold = frame.asks;
  return fightsOf(battle, stronghold).map((fight) => {
    const opponent = attackerIn(fight, stronghold);
    return {
      command: { type: 'choose', base: opponent },
      key: 'option.main-opponent',
      figures: { base: stronghold, opponent },
    };
  });
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.entered === undefined && !enter(work)) return close(work, 'phase-skipped');
    return order(work);
  },
  answer(work, frame, command, by): Answer {
    if (frame.asks !== undefined) return chooseAttacker(work, frame.asks, command);
    const fight = heldFight(work, frame);
    if (fight) return resolve(work, fight, facesOf(command));
    if (command.type === 'fight') return begin(work, command, by);
    if (command.type === 'end-phase') return leave(work);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options: (_rules, battle, frame) => optionsOf(battle, frame),
};
