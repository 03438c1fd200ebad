/** The throw that decides the role of each side in the setup. */

import type { Battle, SideId } from '../battle.ts';
import { facesOf } from '../command.ts';
import type { StepWith } from '../contract/sequence.ts';
import { flag, partly } from '../data/form.ts';
import { holds } from '../effects.ts';
import type { Change } from '../event.ts';
import { DONE, goOn, waitForDice } from '../game/asking.ts';
import { oneEach } from '../game/dice.ts';
import { tell } from '../game/work.ts';

export interface AggressionRules {
  /** The die that each side throws. */
  readonly die: string;
  /** The clause of this throw. */
  rule(battle: Battle): string;
  /** The number that a side adds to its die; none if absent. */
  adds?(battle: Battle, side: SideId): number;
  /** The throw settles the role of the side with the highest or the lowest total. */
  readonly by: 'highest' | 'lowest';
  /** The role of that side, and of the other. */
  readonly roles: readonly [string, string];
  /** The types of the events: the throw that settles the roles, and a tie. */
  readonly stories: readonly [thrown: string, tied: string];
  /** Notes a throw for later parts of the setup. The faces are in the order of the sides. */
  remembers?(battle: Battle, faces: readonly number[], tied: boolean): readonly Change[];
}

const FRAME = partly({ settled: flag });

/** Both sides throw. If the totals are equal, they throw again. */
export const aggressionStep = ({
  die,
  rule,
  adds,
  by,
  roles,
  stories,
  remembers,
}: AggressionRules): StepWith<typeof FRAME> => ({
  frame: FRAME,
  run({ battle }, frame) {
    if (frame.settled) return DONE;
    return waitForDice('aggression', oneEach(battle, die, 'aggression'));
  },
  answer(work, frame, command) {
    const { battle } = work;
    const ids = battle.sides.map(({ id }) => id);
    const faces = facesOf(command);
    const totals = ids.map((id, at) => (faces[at] ?? 0) + (adds?.(battle, id) ?? 0));
    const decisive = by === 'highest' ? Math.max(...totals) : Math.min(...totals);
    const again = totals.every((total) => total === decisive);
    const first = ids[totals.indexOf(decisive)] ?? '';
    const clause = rule(battle);
    const figures = { sides: ids, faces, ...(adds ? { totals } : {}), [roles[0]]: again ? null : first };
    const settles = !again && holds(clause);
    tell(work, { type: stories[again ? 1 : 0], rule: clause, figures }, [
      ...(settles ? ids : []).map(
        (side): Change => ({ change: 'side', side, set: { role: roles[side === first ? 0 : 1] } }),
      ),
      ...(remembers?.(battle, faces, again) ?? []),
    ]);
    return goOn({ ...frame, settled: !again });
  },
});
