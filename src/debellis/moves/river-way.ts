/** The way of a mover that wades: straight on, and across the stream. */
import { isAcross } from '../../engine/board/banks.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { straightOn } from '../../engine/moves/own-way.ts';
import { moverOf } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { outlineAt, type Stage } from '../../engine/moves/way.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ruleIn } from '../book.ts';
import { breaks } from '../citing.ts';
import type { Debellis } from '../game.ts';
import type { Wading } from '../ground/nature.ts';
import { watersUnder } from '../ground/rivers.ts';
import { bankAt } from '../ground/water.ts';

/** A mover that wades a river, from this place on its way. */
export type Wader = Pick<Wading, 'mover' | 'at' | 'river' | 'place'>;

const figuresOf = (trace: Trace, wader: Wader) => ({
  base: moverOf(trace, wader).id,
  piece: wader.river.id,
});

/** Does a mover end lined up with an enemy who barred its way? */
const conforms = ({ contacts, way }: Trace, mover: number, place: number): boolean =>
  place === way.stages.length - 1 &&
  contacts.some((contact) => contact.mover === mover && contact.other.side !== way.movers[mover]?.side);

/** The breach of a stage in which a mover wades. */
function stageBroken(
  game: Debellis,
  trace: Trace,
  wader: Wader,
  stage: Stage,
  place: number,
): readonly Broken[] {
  const { battle } = trace;
  const base = moverOf(trace, wader);
  const from = outlineAt(base, stage.from[wader.mover] as Pose);
  const to = outlineAt(base, stage.to[wader.mover] as Pose);
  const startsIn = watersUnder(game, battle, from).includes(wader.river);
  if (!startsIn && place !== Math.floor(wader.at)) return NONE;
  const at = startsIn ? place : wader.at;
  const broken = (rule: string | null, key: string): readonly Broken[] =>
    rule === null ? NONE : [breaks(at, rule, key, figuresOf(trace, wader))];
  const across = ruleIn(game.moves, 'acrossRiver');
  if (straightOn(stage, base, wader.mover) === null) {
    if (conforms(trace, wader.mover, place)) return NONE;
    return startsIn
      ? broken(ruleIn(game.moves, 'straightInRiver'), 'debellis.river.turn')
      : broken(across, 'debellis.river.across');
  }
  const bank = bankAt(game, battle, wader.river, startsIn ? from.pose : wader.place);
  return isAcross(to.forward, bank) ? NONE : broken(across, 'debellis.river.across');
}

/** The breaches of a mover that wades: it goes straight on, within 45 degrees of straight across the stream. */
export const wayOfWader = (game: Debellis, trace: Trace, wader: Wader): readonly Broken[] =>
  trace.way.stages.flatMap((stage, place) => stageBroken(game, trace, wader, stage, place));
