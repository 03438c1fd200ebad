/** The active player moves elements and groups, each move paid at once, until the player ends the phase. */
import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, type Frame, isPlaced, placedBase, type SideId } from '../../../engine/battle.ts';
import type { Next, Work } from '../../../engine/contract/sequence.ts';
import type { Reason } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { isWayFault, wayOf } from '../../../engine/moves/way.ts';
import { noteGround } from '../arrivals/lairs.ts';
import { because } from '../citing.ts';
import type { HottOrder, HottStep } from '../commands.ts';
import { arriveAs } from '../contingents/arrival.ts';
import { commandInTurn } from '../contingents/contingents.ts';
import { marchesHome } from '../contingents/marching-off.ts';
import { comingNow } from '../contingents/places.ts';
import { holdOptions, makeHold } from '../mass/hold.ts';
import { runOffFrames } from '../mass/run-off.ts';
import { engageStanding } from '../moves/engaging.ts';
import { makeMove } from '../moves/make.ts';
import { outOfPhase } from '../sequence.ts';

/** Does an order move nothing, and only have an aerial begin to fight? */
function onlyEngages(work: Work, { bases, path, engage }: HottOrder<'move'>): boolean {
  const [base] = bases.map((id) => placedBase(work.battle, id));
  if (!base || bases.length > 1 || engage !== true) return false;
  const way = wayOf(work.rules, [base], path);
  return !isWayFault(way) && way.stages.length === 0;
}

function engaged(work: Work, base: string, by: SideId, frame: Frame): Next | readonly Reason[] {
  const reasons = engageStanding(work, base, by);
  return reasons.length > 0 ? reasons : { next: 'call', frames: [], then: frame };
}

/** Is it the turn of a contingent that has nothing on the table and cannot arrive? */
const isIdleContingent = (battle: Battle): boolean =>
  commandInTurn(battle) !== '' &&
  comingNow(battle).length === 0 &&
  !inCommand(battle, battle.turn.active, commandInTurn(battle)).some(isPlaced);

/** The elements that could still march off. */
const marching = ({ rules, battle }: Work) => ({
  bases: marchesHome(rules, battle).map(({ figures }) => figures?.base ?? ''),
});

export const tacticalMoves: HottStep = {
  frame: {},
  run(work) {
    noteGround(work);
    // A written position in this phase stays in it.
    if (work.events.length > 0 && isIdleContingent(work.battle)) {
      tell(work, { type: 'phase-skipped', figures: { phase: 'tactical-moves' } });
      return { next: 'done' };
    }
    const by = work.battle.turn.active;
    return { next: 'wait', awaits: [{ by, kind: 'orders', answer: { form: 'orders' } }] };
  },
  answer(work, frame, command, by) {
    switch (command.type) {
      case 'move': {
        if (onlyEngages(work, command)) return engaged(work, command.bases[0] ?? '', by, frame);
        const made = makeMove(work, command, by);
        return 'reasons' in made ? made.reasons : { next: 'call', frames: made.frames, then: frame };
      }
      case 'engage':
        return engaged(work, command.base, by, frame);
      case 'hold': {
        const reasons = makeHold(work, command, by);
        return reasons.length > 0 ? reasons : { next: 'call', frames: [], then: frame };
      }
      case 'arrive': {
        const made = arriveAs(work, command, by);
        return 'reasons' in made ? made.reasons : { next: 'call', frames: made.frames, then: frame };
      }
      case 'end-phase':
        if (marchesHome(work.rules, work.battle).length > 0)
          return [because('hott.campafter.4', 'hott.contingent.must-march', marching(work))];
        tell(work, { type: 'phase-ended', rule: 'hott.seq.4', figures: { phase: 'tactical-moves' } });
        return { next: 'call', frames: runOffFrames(work.battle), then: null };
      default:
        return [outOfPhase(work, command.type, 'tactical-moves')];
    }
  },
  options: (rules, battle) => [...holdOptions(battle), ...marchesHome(rules, battle)],
};
