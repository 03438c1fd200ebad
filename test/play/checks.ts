/** Facts that must hold at every moment of a battle. */

import { hashOf } from '../../src/engine/battle/hash.ts';
import { battleNow, freeUndo, type Play, replay } from '../../src/engine/battle/record.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../src/engine/battle.ts';
import { areInBentColumn } from '../../src/engine/board/columns.ts';
import { rectangleOfBase } from '../../src/engine/board/rectangles.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { firstDifference } from '../../src/engine/game/records/record-check.ts';
import { overlapDepth } from '../../src/geometry/overlap.ts';
import { boxesMeet } from '../../src/geometry/rectangle.ts';
import { OVERLAP_DEPTH } from '../../src/geometry/tolerance.ts';
import { recordFaults as faultsByRules } from '../../src/scenario/record-check.ts';
import { readRecord } from '../../src/scenario/record-file.ts';
import { writeRecord } from '../../src/scenario/write-record.ts';
import { asText, lawBrokenFor } from '../support/secrets.ts';

/** Rounding of poses may add this much to an overlap that contact allows, in millimetres. */
const ROUNDING = 0.01;

/** How deep two bases overlapped in a battle; 0 if one of them was not on the table. */
function overlapIn(battle: Battle, a: PlacedBase, b: PlacedBase): number {
  const [one, other] = [placedBase(battle, a.id), placedBase(battle, b.id)];
  return one && other ? overlapDepth(rectangleOfBase(one), rectangleOfBase(other)) : 0;
}

/** The forbidden overlaps. Bases may overlap only in a bent column, and may stay as they are after it has ended. */
function overlaps(before: Battle, battle: Battle): readonly string[] {
  const shapes = basesOnTable(battle).map((base) => ({ base, shape: rectangleOfBase(base) }));
  return shapes.flatMap(({ base, shape }, at) =>
    shapes
      .slice(at + 1)
      .filter((other) => boxesMeet(shape.box, other.shape.box, 0))
      .map((other) => ({ other: other.base, depth: overlapDepth(shape, other.shape) }))
      .filter(({ depth }) => depth > OVERLAP_DEPTH + ROUNDING)
      .filter(({ other }) => !areInBentColumn(battle.bases, base, other))
      .filter(({ other, depth }) => depth > overlapIn(before, base, other) + ROUNDING)
      .map(({ other, depth }) => `${base.id} and ${other.id} overlap by ${depth} mm`),
  );
}

function offTable(battle: Battle): readonly string[] {
  const { width, depth } = battle.table;
  const slack = OVERLAP_DEPTH + ROUNDING;
  return basesOnTable(battle)
    .filter((base) => {
      const { minX, minY, maxX, maxY } = rectangleOfBase(base).box;
      return minX < -slack || minY < -slack || maxX > width + slack || maxY > depth + slack;
    })
    .map((base) => `${base.id} stands off the table`);
}

function badFigures(battle: Battle): readonly string[] {
  const wrong = basesOnTable(battle).filter(
    ({ pose }) =>
      !Number.isFinite(pose.x) ||
      !Number.isFinite(pose.y) ||
      !Number.isInteger(pose.facing) ||
      pose.facing < 0 ||
      pose.facing >= 1_048_576 ||
      pose.x * 1024 !== Math.round(pose.x * 1024),
  );
  return wrong.map((base) => `${base.id} has a bad pose ${JSON.stringify(base.pose)}`);
}

/** A battle must ask for something until it has a result. */
function stuck(battle: Battle): readonly string[] {
  return battle.result || battle.flow.awaits.length > 0
    ? []
    : ['the battle asks for nothing, but has no result'];
}

/** The events that a seat is told must turn its old view into its new view. */
const lawBroken = (rules: Ruleset, before: Battle, play: Play): readonly string[] =>
  lawBrokenFor(rules, before, play.record.entries.at(-1)?.events ?? [], battleNow(play)).map(
    (seat) => `the law of views is broken for ${seat}`,
  );

/** A battle must be the same after it is written and read. */
function unsavable(battle: Battle): readonly string[] {
  const again = JSON.parse(JSON.stringify(battle)) as Battle;
  return hashOf(again) === hashOf(battle) && asText(again.flow) === asText(battle.flow)
    ? []
    : ['saving changes the battle'];
}

/** An undo without consent must not reach past a throw. */
function undoCrosses(play: Play): readonly string[] {
  return battleNow(play).sides.flatMap((side) => {
    const free = play.live.slice(freeUndo(play, side.id));
    const thrown = free.some((at) => play.record.entries[at]?.by === 'dice');
    return thrown ? [`${side.id} could undo a throw`] : [];
  });
}

/** The faults after a command; `thorough` adds the slow checks. */
export function momentFaults(
  rules: Ruleset,
  before: Battle,
  play: Play,
  thorough: boolean,
): readonly string[] {
  const battle = battleNow(play);
  const quick = [...overlaps(before, battle), ...offTable(battle), ...badFigures(battle), ...stuck(battle)];
  return thorough
    ? [...quick, ...lawBroken(rules, before, play), ...unsavable(battle), ...undoCrosses(play)]
    : quick;
}

/** The faults at the end: the record must be readable, and replay must equal play, both by events and by commands. */
export function recordFaults(rules: Ruleset, play: Play): readonly string[] {
  const read = readRecord(writeRecord(play.record));
  if (!read.ok) return [`the record cannot be read: ${JSON.stringify(read.faults)}`];
  const saved = read.record;
  const faults = faultsByRules(rules, saved);
  if (faults.length > 0) return [`the rules refuse the record: ${JSON.stringify(faults)}`];
  const replayed =
    hashOf(battleNow(replay(saved))) === hashOf(battleNow(play)) ? [] : ['replay differs from play'];
  const difference = firstDifference(rules, saved);
  return difference
    ? [...replayed, `command ${difference.entry} is decided otherwise: ${difference.rules}`]
    : replayed;
}
