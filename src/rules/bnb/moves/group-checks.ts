/** How a group may move. Blood and Blades, group move, pivot. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { crossesGap, gapsNear } from '../../../engine/board/gaps.ts';
import { isColumn } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { AT_START, NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { stageLengths, type Trace } from '../../../engine/moves/trace.ts';
import { leadingWay, type Motion, outlineAt, type Stage } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH, moreThan } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { isLightTroops, isSkirmisher } from '../troops/troops.ts';

/** The longest pivot that may be combined with other motions. */
const COMBINED_PIVOT = MU;

/** One letter for a motion: Forward, Back, Pivot, Turnabout, Shift, and X for any other. */
function letterOf(motion: Motion): string {
  if (motion.kind === 'pivot') return 'P';
  if (motion.kind === 'turnabout') return 'T';
  if (motion.kind === 'free' || motion.kind === 'each') return 'X';
  if (motion.right !== 0) return 'S';
  return motion.ahead > 0 ? 'F' : 'B';
}

/** The form of a way; straight legs in a row count as one. */
export const formOf = ({ way }: Trace): string =>
  leadingWay(way)
    .stages.map((stage) => letterOf(stage.motion))
    .join('')
    .replace(/F+/g, 'F')
    .replace(/B+/g, 'B');

interface FormRow {
  readonly rule: BnbClause;
  readonly form: RegExp;
  readonly who?: (base: PlacedBase) => boolean;
}

const FORMS: readonly FormRow[] = [
  { rule: 'bnb.move.5', form: /^[FPTB]$/ },
  { rule: 'bnb.move.7', form: /^PF$/ },
  { rule: 'bnb.move.8', form: /^P?FP$/, who: (base) => isLightTroops(troopOf(base)) },
  { rule: 'bnb.move.9', form: /^TF$/, who: (base) => isSkirmisher(troopOf(base)) },
];

/** The head of a column goes on and pivots freely. */
const COLUMN_FORM = /^[FP]*$/;

/** A group's way must have one of the forms that its troops may use. */
export function formBroken(trace: Trace): readonly Broken[] {
  const { movers } = trace.way;
  if (movers.length < 2)
    return holds('bnb.move.10') ? NONE : [breaks(AT_START, 'bnb.move.10', 'bnb.single-form')];
  const { column } = trace.way;
  const form = formOf(trace);
  if (column && (column.kind !== 'following' || COLUMN_FORM.test(form))) return NONE;
  const rows = FORMS.filter((row) => row.form.test(form));
  if (rows.some((row) => movers.every(row.who ?? (() => true)) && holds(row.rule))) return NONE;
  const rule = rows[0]?.rule ?? 'bnb.move.5';
  return [breaks(AT_START, rule, 'bnb.group-form', { form })];
}

function inGap(trace: Trace, base: PlacedBase): boolean {
  const ids = trace.way.movers.map((mover) => mover.id);
  const { corners, box } = rectangleOfBase(base);
  return gapsNear(trace.rules, trace.battle, ids, box).some((gap) => crossesGap(gap, corners));
}

/** A group may go back only out of a zone or a gap. */
export function backBroken(trace: Trace): readonly Broken[] {
  const { movers } = trace.way;
  if (movers.length < 2 || formOf(trace) !== 'B') return NONE;
  const zoned = trace.zones.some((zone) => zone.at === 0);
  if (zoned || movers.some((base) => inGap(trace, base)) || !holds('bnb.move.20')) return NONE;
  return [breaks(AT_START, 'bnb.move.20', 'bnb.group-back')];
}

interface PivotLimit {
  readonly rule: BnbClause;
  readonly key: string;
  /** Does a corner this far ahead of the front line, and this far beyond its ends, forbid the pivot? */
  readonly outside: (ahead: number, fixedSide: number, swingSide: number) => boolean;
}

const PIVOT_LIMITS: readonly PivotLimit[] = [
  {
    rule: 'bnb.pivot.3',
    key: 'bnb.pivot.fixed-side',
    outside: (ahead, fixedSide) => ahead > EQUAL_LENGTH || fixedSide > EQUAL_LENGTH,
  },
  {
    rule: 'bnb.pivot.4',
    key: 'bnb.pivot.swing-side',
    outside: (_ahead, _fixedSide, swingSide) => swingSide > EQUAL_LENGTH,
  },
];

function pivotBroken(trace: Trace, stage: Stage, place: number): readonly Broken[] {
  const { motion } = stage;
  const { way } = trace;
  if (motion.kind !== 'pivot') return NONE;
  const ground = (at: number) => outlineAt(way.movers[at] as PlacedBase, stage.from[at] as Pose);
  const left = ground(way.leftEnd);
  const right = ground(way.rightEnd);
  const found: Broken[] = [];
  for (const limit of PIVOT_LIMITS) {
    const culprit = way.movers.find((_, at) =>
      ground(at).corners.some((corner) => {
        const pastLeft = -rightOf(left, corner) - left.width / 2;
        const pastRight = rightOf(right, corner) - right.width / 2;
        const onLeft = motion.on === 'left';
        return limit.outside(
          aheadOf(left, corner),
          onLeft ? pastLeft : pastRight,
          onLeft ? pastRight : pastLeft,
        );
      }),
    );
    if (culprit && holds(limit.rule))
      found.push(breaks(place, limit.rule, limit.key, { base: culprit.id, on: motion.on }));
  }
  return found;
}

/** Checks a group's pivots: their shape, and their length if combined with other motions. */
export function pivotsBroken(trace: Trace): readonly Broken[] {
  const { movers, stages } = trace.way;
  if (movers.length < 2) return NONE;
  const lengths = stageLengths(trace.reached);
  const combined = stages.length > 1 && !isColumn(movers);
  return stages.flatMap((stage, place) => {
    if (stage.motion.kind !== 'pivot') return [];
    const shape = pivotBroken(trace, stage, place);
    const length = lengths[place] ?? 0;
    if (!combined || !moreThan(length, COMBINED_PIVOT) || !holds('bnb.pivot.5')) return shape;
    return [...shape, breaks(place, 'bnb.pivot.5', 'bnb.pivot.combined', { length, limit: COMBINED_PIVOT })];
  });
}

interface LegRule {
  readonly rule: BnbClause;
  readonly kind: Motion['kind'];
  readonly group?: boolean;
}

/** The clauses that allow turnabouts and pivots. */
const LEG_RULES: readonly LegRule[] = [
  { rule: 'bnb.turn.1', kind: 'turnabout', group: false },
  { rule: 'bnb.turn.2', kind: 'turnabout', group: true },
  { rule: 'bnb.pivot.1', kind: 'pivot' },
  { rule: 'bnb.pivot.2', kind: 'pivot', group: true },
];

/** Every turnabout and pivot needs its clause. */
export function legsBroken(trace: Trace): readonly Broken[] {
  const group = trace.way.movers.length > 1;
  return trace.way.stages.flatMap((stage, place) =>
    LEG_RULES.filter(
      (row) => row.kind === stage.motion.kind && (row.group ?? group) === group && !holds(row.rule),
    ).map((row) => breaks(place, row.rule, 'bnb.leg.none', { kind: row.kind })),
  );
}
