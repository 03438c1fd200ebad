/** The close combat phase of a bound. DBM, Close combat; ruling 87. */
import type { Battle } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { SharedCommand, SharedOrder } from '../../../engine/command-form.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { reason } from '../../../engine/decide.ts';
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
import { flag, partly } from '../../../engine/form.ts';
import { closePhase, END_PHASE, forgetting } from '../../../engine/sequence.ts';
import { tell } from '../../../engine/work.ts';
import { framesAfter } from '../combat/aftermath.ts';
import type { DbmAssessment } from '../combat/combatant.ts';
import { contactPairs, fightsOf, fightsToResolve } from '../combat/opponents.ts';
import { note } from '../state.ts';

const PHASE = 'close-combat';
const FRAME = partly({ entered: flag, fight: FIGHT });

type CloseCombatFrame = FrameOf<typeof FRAME>;

const ENTERED: CloseCombatFrame = { step: PHASE, entered: true };

type Answer = Next | readonly Reason[];

/** Notes the contacts that stand now; says whether there is anything to fight. */
function enter(work: Work): boolean {
  const contacts = contactPairs(work.battle);
  if (contacts.length === 0) return false;
  tell(work, { type: 'phase-begins', rule: 'dbm.seq.1', figures: { phase: PHASE } }, [
    note({ closeCombat: contacts }),
  ]);
  return true;
}

/** The end of the phase: what it noted is forgotten. */
const close = (work: Work, type: 'phase-ended' | 'phase-skipped'): Next =>
  closePhase(work, PHASE, type, forgetting(work, 'closeCombat'));

const order = ({ battle }: Work): Next => ({
  next: 'wait',
  awaits: [{ by: battle.turn.active, kind: 'fight', answer: { form: 'orders' } }],
  frame: ENTERED,
});

function begin(work: Work, { base }: SharedOrder<'fight'>): Answer {
  const [fight] = fightsOf(work.battle, base);
  if (!fight) return [{ rule: 'dbm.seq.1', key: 'dbm.no-fight', figures: { base } }];
  return throwFor(
    work,
    fight,
    { type: 'fight-begins', rule: 'dbm.seq.1' },
    { frame: holding(ENTERED, fight) },
  );
}

function resolve(work: Work, fight: Fight, faces: readonly number[]): Next {
  const { battle } = work;
  const { assessment, settlement, figures } = settleFight<DbmAssessment>(work, fight, faces);
  const frames = framesAfter(battle, assessment, settlement);
  tell(work, { type: 'fought', rule: 'dbm.gf.1', figures }, marked(battle, fight.bases, 'fought'));
  return { next: 'call', frames, then: ENTERED };
}

function leave(work: Work): Answer {
  const left = fightsToResolve(work.battle);
  if (left.length === 0) return close(work, 'phase-ended');
  return [{ rule: 'dbm.seq.1', key: 'dbm.fights-left', figures: { fights: left.map(({ bases }) => bases) } }];
}

function optionsOf(battle: Battle, frame: CloseCombatFrame): readonly Option[] {
  if (frame.fight !== undefined) return [];
  const fights = fightsToResolve(battle).map(fightOption);
  return fights.length > 0 ? fights : [END_PHASE];
}

/** Fights in the order the active player likes, each settled with all its moves before the next. */
export const closeCombat: StepWith<typeof FRAME, SharedCommand> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.entered === undefined && !enter(work)) return close(work, 'phase-skipped');
    return order(work);
  },
  answer(work, frame, command): Answer {
    const fight = heldFight(work, frame);
    if (fight) return resolve(work, fight, facesOf(command));
    if (command.type === 'fight') return begin(work, command);
    if (command.type === 'end-phase') return leave(work);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options: (_rules, battle, frame) => optionsOf(battle, frame),
};
