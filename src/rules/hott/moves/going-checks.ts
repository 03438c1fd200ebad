/** Ground that a move may not enter. Hordes of the Things, Other terrain restrictions. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { IMPASSABLE, piecesUnder } from '../../../engine/board/going.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken, MoveCheck } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Ground } from '../../../engine/moves/types.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { breaks } from '../citing.ts';
import { isAstrideCrossing } from '../ground/crossings.ts';
import { barringRule, goingOf, isInCover } from '../ground/going.ts';
import { followsRoad, isRoad } from '../ground/roads.ts';
import { edgesTouching, isStronghold, strongholdsOf } from '../ground/stronghold.ts';
import { islandsOf, isWater } from '../ground/water.ts';
import { isAerial, isOf } from '../troops/base.ts';

/**
 * Where on its way a mover is in impassable ground: near an island deep water may be shallow, and a road may cross it.
 */
function barredAt(trace: Trace, { mover, piece, at }: Ground): number | null {
  const { battle, way } = trace;
  const differs = isWater(piece) && (islandsOf(battle, piece).length > 0 || battle.terrain.some(isRoad));
  if (!differs) return at;
  const base = way.movers[mover] as PlacedBase;
  const lengths = lengthsAlong(trace.way);
  for (const [place, stage] of way.stages.entries())
    for (const fraction of [0, ...stepsOf(lengths[place] ?? 0)]) {
      const ground = outlineAlong(way, stage, mover, fraction);
      const inside = piecesUnder(battle, ground).includes(piece);
      const crosses = inside && isAstrideCrossing(battle, ground, piece) && holds('hott.water.3');
      if (inside && !crosses && goingOf(battle, piece, base, ground) === IMPASSABLE) return place + fraction;
    }
  return null;
}

/** Only aerials go over cliffs, strongholds and deep water. */
function impassableBroken(trace: Trace): readonly Broken[] {
  for (const met of trace.grounds.filter((ground) => ground.going === IMPASSABLE)) {
    const at = barredAt(trace, met);
    const rule = barringRule(met.piece);
    if (at === null || !rule) continue;
    const figures = { base: moverOf(trace, met).id, piece: met.piece.id, mm: usedAt(trace, at) };
    return [breaks(at, rule, 'reason.impassable', figures)];
  }
  return NONE;
}

/** Artillery goes through bad going only along a road. */
function artilleryBroken(trace: Trace): readonly Broken[] {
  const met = trace.grounds.find(
    (ground) => ground.going === 'bad' && isOf(moverOf(trace, ground), 'Artillery'),
  );
  if (!met || followsRoad(trace) || !holds('hott.going.7')) return NONE;
  const figures = { base: moverOf(trace, met).id, piece: met.piece.id };
  return [breaks(met.at, 'hott.going.7', 'hott.going.artillery', figures)];
}

/** Does an element with this pose have its front against an enemy stronghold? */
const attacksStronghold = (trace: Trace, base: PlacedBase, pose: Pose): boolean =>
  strongholdsOf(trace.battle).some(
    (keep) => keep.side !== base.side && edgesTouching({ ...base, pose }, keep).includes('front'),
  );

const standsOnStronghold = (trace: Trace, ground: Rectangle): boolean =>
  piecesUnder(trace.battle, ground).some(isStronghold);

/** No aerial ends on a stronghold, or in a wood or built-up area unless it is against an enemy stronghold. */
function landingBroken(trace: Trace): readonly Broken[] {
  const end = trace.way.stages.length;
  return trace.way.movers.flatMap((base, mover) => {
    if (!isAerial(base)) return [];
    const pose = trace.ends[mover] as Pose;
    const ground = outlineAt(base, pose);
    if (standsOnStronghold(trace, ground) && holds('hott.hold.3'))
      return [breaks(end, 'hott.hold.3', 'hott.going.on-stronghold', { base: base.id })];
    const lands = isInCover(trace.battle, base, ground) && !attacksStronghold(trace, base, pose);
    return lands && holds('hott.going.9')
      ? [breaks(end, 'hott.going.9', 'hott.going.landing', { base: base.id })]
      : [];
  });
}

export const goingChecks: readonly MoveCheck[] = [
  { check: impassableBroken, bars: true },
  { check: artilleryBroken, bars: true },
  { check: landingBroken },
];
