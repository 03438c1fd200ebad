/** Enemies inside the fortifications of a camp cost its side losses. DBMM, rulings 100 and 174. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Enclosure } from '../../../debellis/walls/enclosures.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { stateOf } from '../state.ts';
import { isBaggage } from '../troops/base.ts';
import { campsIn, insideCamp } from '../walls/camps.ts';

/** What a taken camp adds to the losses of its side, in ME. */
const CAMP = 2;

/** Does an enemy other than baggage stand inside? */
const isTaken = (battle: Battle, camp: Enclosure): boolean =>
  insideCamp(battle, camp).some((base) => base.side !== camp.side && !isBaggage(base));

const takenBefore = (battle: Battle): readonly SideId[] => stateOf(battle).campsTaken ?? [];

/** What taken camps add to the losses of a side, in ME. */
export const campLost = (battle: Battle, side: SideId): number =>
  takenBefore(battle).includes(side) && holds('dbmm.score.5') ? CAMP : 0;

/** Notes each side whose camp an enemy has entered. It counts once. */
export function noteCampsTaken(game: Debellis, work: Work): void {
  const { battle } = work;
  const before = takenBefore(battle);
  const camps = campsIn(game, battle).filter((each) => !before.includes(each.side) && isTaken(battle, each));
  const sides = new Set(camps.map(({ side }) => side));
  for (const side of sides)
    if (holds('dbmm.score.5'))
      tell(work, { type: 'camp-taken', rule: 'dbmm.score.5', figures: { side } }, [
        { change: 'note', set: { campsTaken: [...takenBefore(work.battle), side] } },
      ]);
}
