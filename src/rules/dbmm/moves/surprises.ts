/** Marches stop where they come upon enemies that their command did not know. DBMM, rulings 61, 134 and 143. */
import { unknownTo } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isMarch } from '../../../debellis/moves/kind.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { usedAt } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { poseAlong, type Stage } from '../../../engine/moves/way.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { firstBetween } from '../../../geometry/halving.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { effective } from './zones.ts';

/** How near enemies that come into view stop a march, in paces. */
const NEAR = 400;
/** How often the search for the exact place halves a step. */
const HALVINGS = 12;

interface Surprise {
  readonly rule: DbmmClause;
  /** The place on the way: stage plus fraction. */
  readonly at: number;
  readonly mover: PlacedBase;
  readonly enemy: PlacedBase;
}

/** Where a mover first has an enemy near and in view; null if it never does. */
function sightOf(trace: Trace, at: number, enemy: PlacedBase): Surprise | null {
  const { rules, battle, way } = trace;
  const mover = way.movers[at] as PlacedBase;
  const lengths = lengthsAlong(way);
  const theirs = rectangleOfBase(enemy);
  for (const [place, stage] of way.stages.entries()) {
    const isSeen = (part: number): boolean =>
      isWithin(rectanglesDistance(outlineAlong(way, stage, at, part), theirs), paces(NEAR)) &&
      rules.board.sees(battle, { ...mover, pose: poseAlong(stage as Stage, at, part) }, enemy);
    const steps = stepsOf(lengths[place] ?? 0);
    const first = steps.findIndex(isSeen);
    if (first < 0) continue;
    const part = firstBetween(isSeen, steps[first - 1] ?? 0, steps[first] as number, HALVINGS);
    return { rule: 'dbmm.move.41', at: place + part, mover, enemy };
  }
  return null;
}

/** Where a mover first enters the zone of one of these enemies. */
const entriesOf = (trace: Trace, at: number, enemies: readonly PlacedBase[]): readonly Surprise[] =>
  effective(trace, at)
    .filter(({ by }) => enemies.some(({ id }) => id === by.id))
    .flatMap(({ by, places: [place] }) =>
      place && place.at > 0
        ? [{ rule: 'dbmm.tz.21', at: place.at, mover: trace.way.movers[at] as PlacedBase, enemy: by }]
        : [],
    );

/** The first place of a march that ends it; null if nothing surprises it. */
export function surpriseOf(game: Debellis, trace: Trace): Surprise | null {
  const unknown = isMarch(trace) ? unknownTo(game, trace) : [];
  if (unknown.length === 0) return null;
  const all = trace.way.movers.flatMap((_, at) => [
    ...(holds('dbmm.move.41') ? unknown.flatMap((enemy) => sightOf(trace, at, enemy) ?? []) : []),
    ...(holds('dbmm.tz.21') ? entriesOf(trace, at, unknown) : []),
  ]);
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** A march goes no farther than where it comes upon unknown enemies. */
export function surpriseBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const surprise = surpriseOf(game, trace);
  if (!surprise) return NONE;
  const mm = usedAt(trace, surprise.at);
  if (!moreThan(trace.length, mm)) return NONE;
  const figures = { base: surprise.mover.id, other: surprise.enemy.id, mm };
  return [breaks(surprise.at, surprise.rule, 'dbmm.march.surprised', figures)];
}
