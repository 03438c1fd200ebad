import type { DieRequest } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/work.ts';
import { isMassBattle } from '../army-size.ts';

/** Both throw: the lower defends, equals throw again. Hordes of the Things, Deployment, Mass battles. */
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
    const rule = isMassBattle(work.battle) ? 'hott.mass.8' : 'hott.deploy.1';
    const faces = command.faces as readonly number[];
    const least = Math.min(...faces);
    const again = faces.every((face) => face === least);
    const defender = sides[faces.indexOf(least)]?.id ?? '';
    const figures = { sides: sides.map((side) => side.id), faces, defender: again ? null : defender };
    tell(
      work,
      { type: again ? 'roles-tied' : 'roles-thrown', rule, figures },
      again || !holds(rule)
        ? []
        : sides.map(({ id }) => ({
            change: 'side' as const,
            side: id,
            set: { role: id === defender ? 'defender' : 'attacker' },
          })),
    );
    return { next: 'call', frames: [], then: { ...frame, settled: !again } };
  },
};
