/** Which shapes area features may have. Blood and Blades, area features. */
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Outline, Size } from '../../../engine/setup/outlines.ts';
import { facingFromDegrees, facingOf, turnBetween } from '../../../geometry/exact.ts';
import { length } from '../../../geometry/length.ts';
import { extent, type Polygon, selfIntersects } from '../../../geometry/polygon.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { MU } from '../measures.ts';
import { SIZE_CLASSES } from './terrain-kinds.ts';

/** Kinds that may have straight sides and corners. */
const STRAIGHT_SIDED = ['BUA', 'fields'];

/** A smooth outline turns by less than this at any point. */
const SMOOTHEST_TURN = facingFromDegrees(40);

/**
 * Is a length in a class? The least length belongs to it and the greatest does not, or the reverse without the clause.
 */
function inRange(mm: number, least: number, below: number): boolean {
  if (holds('bnb.terrain.35')) return mm >= least - EQUAL_LENGTH && mm < below - EQUAL_LENGTH;
  return mm > least + EQUAL_LENGTH && mm <= below + EQUAL_LENGTH;
}

export function sizeReasons(area: Polygon, size: Size): readonly Reason[] {
  const row = SIZE_CLASSES.find((each) => each.size === size);
  if (!row || !holds(row.rule)) return [];
  const measured = extent(area);
  const long = inRange(measured.length, row.least * MU, row.below * MU);
  const wide = measured.width >= row.width * MU - EQUAL_LENGTH;
  if (long && wide) return [];
  const figures = {
    size,
    ...measured,
    least: row.least * MU,
    below: row.below * MU,
    leastWidth: row.width * MU,
  };
  return [because(row.rule, 'bnb.setup.size-class', figures)];
}

/** The greatest turn at any corner of an outline. */
function sharpestTurn(area: Polygon): number {
  const facings = area.map((p, at) => {
    const next = area[(at + 1) % area.length] ?? p;
    return facingOf(next.x - p.x, next.y - p.y);
  });
  return facings.reduce(
    (most, facing, at) => Math.max(most, turnBetween(facings.at(at - 1) ?? facing, facing)),
    0,
  );
}

/** The longest straight side of a smooth outline, as a part of its length. */
const LONGEST_SIDE = 0.4;

function isSmooth(area: Polygon): boolean {
  const sides = area.map((p, at) => {
    const next = area[(at + 1) % area.length] ?? p;
    return length(next.x - p.x, next.y - p.y);
  });
  return sharpestTurn(area) <= SMOOTHEST_TURN && Math.max(...sides) <= LONGEST_SIDE * extent(area).length;
}

const MODELS: readonly {
  readonly rule: BnbClause;
  readonly models: 'hamlet' | 'town';
  readonly sizes: readonly Size[];
}[] = [
  { rule: 'bnb.terrain.65', models: 'hamlet', sizes: ['small'] },
  { rule: 'bnb.terrain.66', models: 'town', sizes: ['medium', 'large'] },
];

/** Every rule that the shape of an outline breaks, wherever it is laid. */
export function shapeReasons(outline: Omit<Outline, 'id'>): readonly Reason[] {
  const { kind, size, area, models } = outline;
  const angular = !STRAIGHT_SIDED.includes(kind) && !isSmooth(area) && holds('bnb.terrain.5');
  const model = MODELS.find((row) => row.models === models);
  return [
    ...(selfIntersects(area) ? [because('bnb.terrain.5', 'bnb.setup.outline-crosses-itself')] : []),
    ...(angular ? [because('bnb.terrain.5', 'bnb.setup.outline-angular', { kind })] : []),
    ...(model && !model.sizes.includes(size) && holds(model.rule)
      ? [because(model.rule, 'bnb.setup.built-up-size', { models: model.models, size, sizes: model.sizes })]
      : []),
    ...sizeReasons(area, size),
  ];
}
