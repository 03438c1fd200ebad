/** How elements wade rivers. Hordes of the Things, Crossing water. */

import type { PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { isAcross, leanOf } from '../../../engine/board/banks.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken, MoveCheck } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { EndContact } from '../../../engine/moves/end-contacts.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { isFallingIn, straightOn } from '../../../engine/moves/own-way.ts';
import { outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import {
  isStraightAhead,
  isStraightBack,
  outlineAt,
  type Stage,
  type Way,
} from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { parallel } from '../../../geometry/tolerance.ts';
import { heldInFront, isFullFront } from '../board/contacts.ts';
import { breaks } from '../citing.ts';
import { bankAt, banksFaced, isWading, wadedUnder } from '../ground/rivers.ts';
import { isWater } from '../ground/water.ts';

/** One stage of one mover in which it wades. */
interface Wading {
  readonly trace: Trace;
  readonly mover: number;
  readonly base: PlacedBase;
  readonly stage: Stage;
  readonly place: number;
  readonly water: TerrainPiece;
  /** It was in the water before this stage. */
  readonly begun: boolean;
}

const groundAt = (base: PlacedBase, poses: readonly Pose[], mover: number): Rectangle =>
  outlineAt(base, poses[mover] as Pose);

/** The water that a mover wades anywhere on a stage. */
function wadedOn(trace: Trace, stage: Stage, place: number, mover: number): TerrainPiece | undefined {
  const { way, battle } = trace;
  const base = way.movers[mover] as PlacedBase;
  for (const fraction of [0, ...stepsOf(lengthsAlong(way)[place] ?? 0)]) {
    const [water] = wadedUnder(battle, base, outlineAlong(way, stage, mover, fraction));
    if (water) return water;
  }
  return undefined;
}

/** The stages in which a mover wades, in order. */
function wadingsOf(trace: Trace, mover: number): readonly Wading[] {
  const { way, battle } = trace;
  const base = way.movers[mover] as PlacedBase;
  let begun = isWading(battle, base);
  return way.stages.flatMap((stage, place) => {
    const water = wadedOn(trace, stage, place, mover);
    const wading = water ? [{ trace, mover, base, stage, place, water, begun }] : [];
    begun = water !== undefined && isWading(battle, base, groundAt(base, stage.to, mover));
    return wading;
  });
}

/** The bank nearest to the front edge at the start counts for the whole move. */
const bankOf = ({ trace, base, water }: Wading) => bankAt(trace.battle, water, base.pose);

/** The cosine of 22.5 degrees: an element nearer to the river's direction than that goes along the river. */
const ALONG = 0.924;

/** The reasons against going straight at this angle. */
function angleBroken(wading: Wading): readonly Broken[] {
  const { base, stage, mover, place, water } = wading;
  const { forward } = groundAt(base, fallsIn(wading) ? stage.to : stage.from, mover);
  const bank = bankOf(wading);
  if (isAcross(forward, bank)) return NONE;
  const figures = { base: base.id, piece: water.id };
  if (leanOf(forward, bank) > ALONG && holds('hott.river.2'))
    return [breaks(place, 'hott.river.2', 'hott.water.along', figures)];
  return holds('hott.water.4') ? [breaks(place, 'hott.water.4', 'hott.water.angle', figures)] : NONE;
}

/** Does it go straight back to the bank that it came from, or turn about for that? */
const isRetracing = ({ stage, begun }: Wading): boolean =>
  begun && (isStraightBack(stage.motion) || stage.motion.kind === 'turnabout');

const goesStraight = (stage: Stage, base: PlacedBase, mover: number): boolean =>
  straightOn(stage, base, mover) !== null;

/** Does it enter the water as it falls in behind the head of a column? */
const fallsIn = ({ trace, stage, mover, begun }: Wading): boolean =>
  isFallingIn(trace, stage, mover) && !begun;

/** The sine of 44 degrees: a turn to 45 degrees may be this inexact. */
const LEAST_LEAN = 0.6947;

/** Does it turn from an illegal angle to the nearest legal one? */
function resumesAngle(wading: Wading): boolean {
  const { base, stage, mover } = wading;
  const bank = bankOf(wading);
  const before = groundAt(base, stage.from, mover).forward;
  const after = groundAt(base, stage.to, mover).forward;
  const least = isAcross(after, bank) && leanOf(after, bank) >= LEAST_LEAN;
  return !isAcross(before, bank) && least && holds('hott.water.8');
}

/** Does an enemy defend the bank of this water? */
const defends = ({ trace, water }: Wading, enemy: PlacedBase): boolean =>
  banksFaced(trace.battle, enemy).includes(water);

/** Does this contact bring a wading mover front to front with an enemy that defends the bank? */
const isDefenderMet = (wading: Wading, { other, touches }: EndContact): boolean =>
  other.side !== wading.base.side && isFullFront(touches) && defends(wading, other) && holds('hott.water.11');

/** Does any mover end front to front with a defender of the bank? */
const conformsToDefender = (wading: Wading): boolean =>
  wading.trace.contacts.some((contact) => isDefenderMet(wading, contact));

/** The movers' contacts along their whole front, of which some may be with defenders of a bank. */
const frontContacts = ({ way, contacts }: Trace): readonly EndContact[] =>
  contacts.filter(({ other, touches }) => other.side !== way.movers[0]?.side && isFullFront(touches));

/** Does a wading group align with this defender of the bank? All of it may come along, whatever fronts restrict it. */
export function alignsWithDefender(trace: Trace, enemy: string): boolean {
  const met = frontContacts(trace).filter(({ other }) => other.id === enemy);
  return (
    met.length > 0 &&
    trace.way.movers.some((_, mover) =>
      wadingsOf(trace, mover).some(
        (wading) => wading.begun && met.some((contact) => isDefenderMet(wading, contact)),
      ),
    )
  );
}

/** Does it end beside or behind friends whose front rank fights a defender of the bank? */
function alignsWithFriends(wading: Wading): boolean {
  const { trace, mover, base } = wading;
  const { rules, battle } = trace;
  const facing = (trace.ends[mover] as Pose).facing;
  const friends = trace.contacts.filter(
    ({ mover: who, other, touches }) =>
      who === mover &&
      other.side === base.side &&
      parallel(other.pose.facing, facing) &&
      touches.some(({ mine, theirs }) => mine.includes('-') && theirs.includes('-')),
  );
  const fighting = friends.some(({ other }) =>
    groupOf(rules, battle, other).some((friend) =>
      heldInFront(battle, friend).some((contact) => defends(wading, contact.base)),
    ),
  );
  return fighting && holds('hott.water.6');
}

const mayTurn = (wading: Wading): boolean =>
  resumesAngle(wading) || conformsToDefender(wading) || alignsWithFriends(wading);

/** A wading element goes straight, at a legal angle; once in the water it turns only in three cases. */
function stageBroken(wading: Wading): readonly Broken[] {
  const { base, mover, stage, place, water, begun } = wading;
  const figures = { base: base.id, piece: water.id };
  if (isRetracing(wading) && !holds('hott.water.7'))
    return [breaks(place, 'hott.water.5', 'hott.water.turn', figures)];
  if (goesStraight(stage, base, mover) || fallsIn(wading)) return angleBroken(wading);
  if (isRetracing(wading) || mayTurn(wading)) return NONE;
  const rule = begun ? 'hott.water.5' : 'hott.water.4';
  return holds(rule) ? [breaks(place, rule, 'hott.water.turn', figures)] : NONE;
}

/** Do all movers go straight ahead or back? */
const goesOn = ({ movers }: Way, stage: Stage): boolean =>
  stage.motion.kind === 'each'
    ? movers.every((base, mover) => goesStraight(stage, base, mover))
    : isStraightAhead(stage.motion);

/** A group that is partly in the water goes straight on until all of it is across. */
function groupBroken(trace: Trace): readonly Broken[] {
  const { way, battle } = trace;
  if (way.movers.length < 2) return NONE;
  const forms = way.column?.kind === 'forming';
  for (const [place, stage] of way.stages.entries()) {
    if (goesOn(way, stage)) continue;
    // A group that forms a column on the bank may fall in behind a head that is already in the water.
    const from = forms ? way.movers.map(({ pose }) => pose) : stage.from;
    const inWater = way.movers.findIndex((base, mover) =>
      isWading(battle, base, groundAt(base, from, mover)),
    );
    const base = way.movers[inWater];
    const [water] = base ? wadedUnder(battle, base, groundAt(base, from, inWater)) : [];
    if (!base || !water) continue;
    if (mayTurn({ trace, mover: inWater, base, stage, place, water, begun: true })) continue;
    if (holds('hott.water.9'))
      return [breaks(place, 'hott.water.9', 'hott.water.group', { base: base.id, piece: water.id })];
  }
  return NONE;
}

function waterBroken(trace: Trace): readonly Broken[] {
  if (!trace.grounds.some(({ piece }) => isWater(piece))) return NONE;
  const together = groupBroken(trace);
  if (together.length > 0) return together;
  const found = trace.way.movers.flatMap((_, mover) => wadingsOf(trace, mover).flatMap(stageBroken));
  return found.slice(0, 1);
}

export const waterChecks: readonly MoveCheck[] = [{ check: waterBroken }];
