import type { DieRequest } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/work.ts';
import { aggressionOf } from '../setup/roles.ts';

/** Both throw and add their aggression; the higher is the invader, equals throw again. Blood and Blades, setup. */
export const aggression: Step = {
  run(work, frame) {
    if (frame.settled) return { next: 'done' };
    const dice = work.battle.sides.map(
      ({ id }): DieRequest => ({ owner: id, die: 'D6', purpose: 'aggression' }),
    );
    return { next: 'wait', awaits: [{ by: 'dice', kind: 'aggression', answer: { form: 'faces', dice } }] };
  },
  answer(work, frame, command) {
    const { sides } = work.battle;
    const faces = command.faces as readonly number[];
    const totals = sides.map(({ id }, at) => (faces[at] ?? 0) + aggressionOf(work.battle, id));
    const most = Math.max(...totals);
    const again = totals.every((total) => total === most);
    const invader = sides[totals.indexOf(most)]?.id ?? '';
    const figures = { sides: sides.map((side) => side.id), faces, totals, invader: again ? null : invader };
    tell(
      work,
      { type: again ? 'aggression-tied' : 'aggression-thrown', rule: 'bnb.setup.5', figures },
      again || !holds('bnb.setup.5')
        ? []
        : sides.map(({ id }) => ({
            change: 'side' as const,
            side: id,
            set: { role: id === invader ? 'invader' : 'defender' },
          })),
    );
    return { next: 'call', frames: [], then: { ...frame, settled: !again } };
  },
};
