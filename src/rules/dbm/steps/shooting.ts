/** The shooting phase of a bound. DBM, Distant shooting. */
import type { BaseId, Battle } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { SharedCommand, SharedOrder } from '../../../engine/command-form.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { FrameOf, Next, Option, StepWith, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import type { Reason } from '../../../engine/event.ts';
import { FIGHT, heldFight, holding, marked, settleFight, throwFor } from '../../../engine/fighting.ts';
import { flag, partly } from '../../../engine/form.ts';
import { closePhase, END_PHASE } from '../../../engine/sequence.ts';
import { tell } from '../../../engine/work.ts';
import { framesAfter } from '../combat/aftermath.ts';
import type { DbmAssessment } from '../combat/combatant.ts';
import { shotFaults } from '../shooting/faults.ts';
import { compulsoryAims, fightOf, openAims } from '../shooting/shots.ts';

const PHASE = 'shooting';
const FRAME = partly({ entered: flag, fight: FIGHT });

type ShootingFrame = FrameOf<typeof FRAME>;

const ENTERED: ShootingFrame = { step: PHASE, entered: true };

type Answer = Next | readonly Reason[];

/** The player whose bound it is orders the shots of both sides. */
const order = ({ battle }: Work): Next => ({
  next: 'wait',
  awaits: [{ by: battle.turn.active, kind: 'shoot', answer: { form: 'orders' } }],
  frame: ENTERED,
});

function shoot(work: Work, wish: SharedOrder<'shoot'>): Answer {
  const { rules, battle } = work;
  const missing = [wish.base, wish.target].find((id) => placedBase(battle, id) === null);
  if (missing !== undefined) return [reason(rules, 'not-on-table', { base: missing })];
  const faults = shotFaults(rules, battle, wish);
  if (faults.length > 0) return faults;
  const fight = fightOf(rules, battle, wish);
  return throwFor(
    work,
    fight,
    { type: 'shot-begins', rule: 'dbm.shoot.2' },
    { frame: holding(ENTERED, fight) },
  );
}

const allWhoShoot = ({ shooters, returning }: Fight): readonly BaseId[] => [
  ...(shooters ?? []),
  ...(returning ?? []),
];

function resolve(work: Work, fight: Fight, faces: readonly number[]): Next {
  const { battle } = work;
  const { assessment, settlement, figures } = settleFight<DbmAssessment>(work, fight, faces);
  const frames = framesAfter(battle, assessment, settlement);
  const [main, target] = fight.bases;
  tell(work, { type: 'shot', rule: 'dbm.shoot.9', figures }, [
    ...marked(battle, allWhoShoot(fight), 'shot'),
    ...marked(battle, fight.returned ? [main, target] : [target], 'shotAt'),
  ]);
  return { next: 'call', frames, then: ENTERED };
}

function leave(work: Work): Answer {
  const left = compulsoryAims(openAims(work.rules, work.battle));
  if (left.length === 0) return closePhase(work, PHASE, 'phase-ended');
  const shots = left.map(({ shooter, targets }) => [shooter.id, targets[0]?.id ?? '']);
  return [{ rule: 'dbm.shoot.8', key: 'dbm.shots-left', figures: { shots } }];
}

function optionsOf(rules: Ruleset, battle: Battle, frame: ShootingFrame): readonly Option[] {
  if (frame.fight !== undefined) return [];
  const aims = openAims(rules, battle);
  const shots = aims.flatMap(({ shooter, targets }) =>
    targets.map((target): Option => {
      const figures = { base: shooter.id, target: target.id };
      return { command: { type: 'shoot', ...figures }, key: 'option.shoot', figures };
    }),
  );
  return compulsoryAims(aims).length > 0 ? shots : [...shots, END_PHASE];
}

/** Shots one after the other, in the order that the player whose bound it is likes. */
export const shooting: StepWith<typeof FRAME, SharedCommand> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.entered === undefined && openAims(work.rules, work.battle).length === 0)
      return closePhase(work, PHASE, 'phase-skipped');
    return order(work);
  },
  answer(work, frame, command) {
    const fight = heldFight(work, frame);
    if (fight) return resolve(work, fight, facesOf(command));
    if (command.type === 'shoot') return shoot(work, command);
    if (command.type === 'end-phase') return leave(work);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options: optionsOf,
};
