import type { Step } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/work.ts';

/** The side whose bound it is throws for PIPs. Hordes of the Things, Sequence of play. */
export const pips: Step = {
  run(work, frame) {
    if (frame.thrown) return { next: 'done' };
    const die = { owner: work.battle.turn.active, die: 'D6', purpose: 'pips' };
    return { next: 'wait', awaits: [{ by: 'dice', kind: 'pips', answer: { form: 'faces', dice: [die] } }] };
  },
  answer(work, frame, command) {
    const side = work.battle.turn.active;
    const face = (command.faces as readonly number[])[0] ?? 0;
    const points = (work.battle.turn.pips[''] ?? 0) + (holds('hott.seq.2') ? face : 0);
    tell(work, { type: 'pips-thrown', rule: 'hott.seq.2', figures: { side, die: 'D6', face } }, [
      { change: 'points', command: '', left: points },
    ]);
    return { next: 'call', frames: [], then: { ...frame, thrown: true } };
  },
};
