/** The active player moves elements and groups, each move paid at once, until the player ends the phase. */
import { type Frame, placedBase, type SideId } from '../../../engine/battle.ts';
import type { Next, Work } from '../../../engine/contract/sequence.ts';
import type { Reason } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { isWayFault, wayOf } from '../../../engine/moves/way.ts';
import { noteGround } from '../arrivals/lairs.ts';
import type { HottOrder, HottStep } from '../commands.ts';
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

export const tacticalMoves: HottStep = {
  frame: {},
  run(work) {
    noteGround(work);
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
      case 'end-phase':
        tell(work, { type: 'phase-ended', rule: 'hott.seq.4', figures: { phase: 'tactical-moves' } });
        return { next: 'call', frames: runOffFrames(work.battle), then: null };
      default:
        return [outOfPhase(work, command.type, 'tactical-moves')];
    }
  },
  options: (_rules, battle) => holdOptions(battle),
};
