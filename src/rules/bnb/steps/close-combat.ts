/** The close combat step of a bound. Blood and Blades, Close combat. */

import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import { type AnyCommand, facesOf } from '../../../engine/command.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
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
import type { BnbAssessment } from '../combat/combatant.ts';
import {
  choiceOfOpponent,
  contactPairs,
  fightOfBase,
  fightsToResolve,
  memoryOf,
} from '../combat/opponents.ts';
import type { BnbOrder, BnbStep } from '../commands.ts';
import { note } from '../state.ts';
import { loseInContact } from '../vehicles.ts';

const PHASE = 'close-combat';
const FRAME = partly({ entered: flag, fight: FIGHT, asks: text });

const ENTERED = { step: PHASE, entered: true };

type Answer = Next | readonly Reason[];

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

/** Ends the step, and removes its notes. */
const close = (work: Work, type: 'phase-ended' | 'phase-skipped'): Next =>
  closePhase(work, PHASE, type, forgetting(work, 'closeCombat'));

const orderedBy = (battle: Battle): SideId =>
  holds('bnb.combat.13') ? battle.turn.active : otherSide(battle, battle.turn.active);

function order(work: Work): Next {
  const { battle } = work;
  const choice = choiceOfOpponent(battle);
  if (choice) {
    const about = { base: choice.base.id, among: choice.among.map((base) => base.id) };
    return {
      next: 'wait',
      awaits: [{ by: choice.by, kind: 'main-opponent', answer: { form: 'one' }, about }],
      frame: { ...ENTERED, asks: choice.base.id },
    };
  }
  return {
    next: 'wait',
    awaits: [{ by: orderedBy(battle), kind: 'fight', answer: { form: 'orders' } }],
    frame: ENTERED,
  };
}

/** The enemy's player names the base that is the main opponent. */
function chooseOpponent(work: Work, asked: string, command: AnyCommand): Answer {
  const choice = choiceOfOpponent(work.battle);
  const named = choice?.among.find((base) => base.id === command.base);
  if (command.type !== 'choose' || !named) return [reason(work.rules, 'not-an-option')];
  const memory = memoryOf(work.battle);
  const chosen = { ...memory.chosen, [asked]: named.id };
  tell(
    work,
    { type: 'opponent-chosen', rule: 'bnb.opponent.11', figures: { base: asked, opponent: named.id } },
    [note({ closeCombat: { ...memory, chosen } })],
  );
  return order(work);
}

function begin(work: Work, { base }: BnbOrder<'fight'>): Answer {
  const fight = fightOfBase(work.battle, base);
  if (!fight) return [{ rule: 'bnb.opponent.3', key: 'bnb.no-fight', figures: { base } }];
  return throwFor(
    work,
    fight,
    { type: 'fight-begins', rule: 'bnb.combat.13' },
    { frame: holding(ENTERED, fight) },
  );
}

function resolve(work: Work, fight: Fight, faces: readonly number[]): Next {
  const { assessment, settlement, figures } = settleFight<BnbAssessment>(work, fight, faces);
  const frames = framesAfter(work.battle, assessment, settlement, faces);
  tell(work, { type: 'fought', rule: 'bnb.combat.12', figures }, marked(work.battle, fight.bases, 'fought'));
  return { next: 'call', frames, then: ENTERED };
}

function leave(work: Work): Answer {
  const left = fightsToResolve(work.battle);
  if (left.length > 0) {
    const fights = left.map((fight) => fight.bases);
    return [{ rule: 'bnb.combat.1', key: 'bnb.fights-left', figures: { fights } }];
  }
  return close(work, 'phase-ended');
}

function optionsOf(battle: Battle, frame: FrameOf<typeof FRAME>): readonly Option[] {
  if (frame.asks !== undefined) {
    const among = choiceOfOpponent(battle)?.among ?? [];
    return among.map(({ id }) => ({
      command: { type: 'choose', base: id },
      key: 'option.main-opponent',
      figures: { base: frame.asks ?? '', opponent: id },
    }));
  }
  if (frame.fight !== undefined) return [];
  const fights = fightsToResolve(battle);
  return fights.length > 0 ? fights.map(fightOption) : [END_PHASE];
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.entered === undefined && !enter(work)) return close(work, 'phase-skipped');
    return order(work);
  },
  answer(work, frame, command): Answer {
    if (frame.asks !== undefined) return chooseOpponent(work, frame.asks, command);
    const fight = heldFight(work, frame);
    if (fight) return resolve(work, fight, facesOf(command));
    if (command.type === 'fight') return begin(work, command);
    if (command.type === 'end-phase') return leave(work);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options: (_rules, battle, frame) => optionsOf(battle, frame),
};
