import type { MoveCommand } from '../../../engine/command.ts';
import type { Next, Step } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { tell } from '../../../engine/work.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { type Made, makeHalt, makeMove } from '../moves/make.ts';

/** Orders of later versions, with the clause that will stand behind them. */
const DEFERRED: Readonly<Record<string, BnbClause>> = { moves: 'bnb.zoc.13', pack: 'bnb.pack.7' };

const answered = (made: Made, then: Parameters<Step['run']>[1]): Next | readonly Reason[] =>
  'reasons' in made ? made.reasons : { next: 'call', frames: made.frames, then };

/** The active player gives orders, each paid at once, until he ends the phase. Blood and Blades, bound. */
export const voluntaryMoves: Step = {
  run(work) {
    const by = work.battle.turn.active;
    return { next: 'wait', awaits: [{ by, kind: 'orders', answer: { form: 'orders' } }] };
  },
  answer(work, frame, command, by) {
    switch (command.type) {
      case 'move':
        return answered(makeMove(work, command as unknown as MoveCommand, by), frame);
      case 'halt':
        if (!holds('bnb.halt.2'))
          return [reason(work.rules, 'wrong-phase', { type: command.type, phase: 'voluntary-moves' })];
        return answered(makeHalt(work, command.bases as readonly string[], by), frame);
      case 'end-phase':
        tell(work, { type: 'phase-ended', rule: 'bnb.bound.7', figures: { phase: 'voluntary-moves' } });
        return { next: 'done' };
      default: {
        const deferred = DEFERRED[command.type];
        if (deferred) return [{ rule: deferred, key: `bnb.deferred.${command.type}` }];
        return [reason(work.rules, 'wrong-phase', { type: command.type, phase: 'voluntary-moves' })];
      }
    }
  },
};
