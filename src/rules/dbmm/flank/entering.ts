/** How commands that were away come onto the battlefield. DBMM, Flank marches; Delayed commands. */
import { halfReasons, withEntering } from '../../../debellis/flank/at-edge.ts';
import { arrivalOf, arrivalsOf, flanksOf, isStraggling } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Arrival } from '../../../debellis/state.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import { type BaseId, type Battle, findBase } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { broken } from '../citing.ts';
import { paces } from '../measures.ts';
import { isTrain } from '../troops/base.ts';

/** How far from both short edges a delayed command enters, in paces. */
const FROM_SIDES = 800;

/** Does a command come at its own rear edge, as delayed ones do? */
const comesBehind = (battle: Battle, { side, edge }: Pick<Arrival, 'side' | 'edge'>): boolean =>
  edge === edgeOfSide(battle, side);

/** Why an element may not wait at this place of the edge where it arrives. */
export function entryReasons(
  game: Debellis,
  battle: Battle,
  placing: Placing,
  arrival: Arrival,
): readonly Reason[] {
  if (!comesBehind(battle, arrival)) return halfReasons(game, battle, placing, arrival);
  const { base, pose } = placing;
  const { corners } = rectangleAt(base, pose);
  const distance = Math.min(
    ...flanksOf(battle, base.side).flatMap((edge) =>
      corners.map((corner) => edgeDistance(battle, edge, corner)),
    ),
  );
  const least = paces(FROM_SIDES);
  return atMost(least, distance)
    ? []
    : broken('dbmm.delay.7', 'dbmm.delay.near-side', { base: base.id, distance, least });
}

/** The battle in which these elements, if they wait at the edge, stand there and may be ordered. */
export function atTheEdge(battle: Battle, ids: readonly BaseId[]): Battle {
  const mayEnter = (id: BaseId): boolean => {
    const base = findBase(battle, id);
    const arrival = base && arrivalOf(battle, base);
    return arrival ? holds(comesBehind(battle, arrival) ? 'dbmm.delay.8' : 'dbmm.flank.12') : false;
  };
  return withEntering(battle, ids.filter(mayEnter));
}

/** The weaker of two marches to the same edge loses its train when it arrives; both do if they are equal. */
export function loseTrain(work: Work): void {
  const { bound } = work.battle.turn;
  for (const arrival of arrivalsOf(work.battle)) {
    const { side, command, half } = arrival;
    if (arrival.bound !== bound || half !== 'own' || comesBehind(work.battle, arrival)) continue;
    const train = inCommand(work.battle, side, command).filter((base) => isStraggling(base) && isTrain(base));
    if (train.length === 0 || !holds('dbmm.flank.19')) continue;
    const figures = { side, command, bases: train.map(({ id }) => id) };
    tell(
      work,
      { type: 'train-lost', rule: 'dbmm.flank.19', figures },
      train.map(({ id }) => ({ change: 'remove', base: id, to: 'lost' }) as const),
    );
  }
}
