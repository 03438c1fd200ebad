/** Enemies inside the fortifications of a camp cost its side losses. DBMM, rulings 100 and 174. */
import type { Debellis } from '../../../debellis/game.ts';
import { type Enclosure, enclosuresIn } from '../../../debellis/walls/enclosures.ts';
import { type Battle, basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { containsPoint } from '../../../geometry/polygon.ts';
import { stateOf } from '../state.ts';
import { isBaggage } from '../troops/base.ts';

/** What a taken camp adds to the losses of its side, in ME. */
const CAMP = 2;

const isCamp = ({ walls }: Enclosure): boolean => walls.some(({ cover }) => cover === 'camp');

/** Does an enemy other than baggage stand inside, by the middle of its base? */
const isTaken = (battle: Battle, { side, ground }: Enclosure): boolean =>
  basesOnTable(battle).some(
    (base) => base.side !== side && !isBaggage(base) && containsPoint(ground, rectangleOfBase(base).centre),
  );

const takenBefore = (battle: Battle): readonly SideId[] => stateOf(battle).campsTaken ?? [];

/** What taken camps add to the losses of a side, in ME. */
export const campLost = (battle: Battle, side: SideId): number =>
  takenBefore(battle).includes(side) && holds('dbmm.score.5') ? CAMP : 0;

/** Notes each side whose camp an enemy has entered. It counts once. */
export function noteCampsTaken(game: Debellis, work: Work): void {
  const { battle } = work;
  const before = takenBefore(battle);
  const camps = enclosuresIn(game)(battle.terrain).filter(
    (each) => isCamp(each) && !before.includes(each.side) && isTaken(battle, each),
  );
  const sides = new Set(camps.map(({ side }) => side));
  for (const side of sides)
    if (holds('dbmm.score.5'))
      tell(work, { type: 'camp-taken', rule: 'dbmm.score.5', figures: { side } }, [
        { change: 'note', set: { campsTaken: [...takenBefore(work.battle), side] } },
      ]);
}
