/** Checks a position that was read or built, and makes it a battle. */
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { area as groundOf } from '../../geometry/polygon.ts';
import { roundPose } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { OVERLAP_DEPTH } from '../../geometry/tolerance.ts';
import { type Base, type Battle, type Flow, plainBase, type Setup } from '../battle.ts';
import { bentHeadOf } from '../board/columns.ts';
import type { Ruleset } from '../contract.ts';
import { firstFaults } from '../data/first-faults.ts';
import { LIMITS } from '../data/limits.ts';
import type { Fault } from '../event.ts';
import { flowAtPhase } from '../game/flow.ts';
import { phaseFaults } from '../game/flow-faults.ts';
import { optionFaults, withUsual } from '../game/options.ts';
import { noteFaults } from '../game/part-faults.ts';

export type Checked =
  | { readonly ok: true; readonly battle: Battle }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Square millimetres. A smaller area does not count as ground. */
export const LEAST_GROUND = 1;

const fault = (key: string, figures: Fault['figures']): Fault => ({ key: `fault.${key}`, figures });

function tableFaults({ table }: Setup): readonly Fault[] {
  const fine = (mm: number) => Number.isFinite(mm) && mm > 0 && mm <= LIMITS.table;
  return fine(table.width) && fine(table.depth)
    ? []
    : [fault('table-size', { ...table, largest: LIMITS.table })];
}

/** The faults of the sides: there must be two with different names, one of them active. */
export function sideFaults(setup: Pick<Setup, 'sides' | 'turn'>): readonly Fault[] {
  const ids = setup.sides.map((side) => side.id);
  if (setup.sides.length !== 2 || ids[0] === ids[1]) return [fault('two-sides', { sides: ids })];
  return ids.includes(setup.turn.active)
    ? []
    : [fault('unknown-side', { side: setup.turn.active, where: 'turn' })];
}

/** The faults of names: each may occur only once, and each side must be one of the two. */
export function idFaults(setup: Pick<Setup, 'sides' | 'bases' | 'terrain'>): readonly Fault[] {
  const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...twice(setup.bases.map((base) => base.id)).map((id) => fault('same-id', { id, what: 'base' })),
    ...twice(setup.terrain.map((piece) => piece.id)).map((id) => fault('same-id', { id, what: 'terrain' })),
    ...setup.bases
      .filter((base) => !setup.sides.some((side) => side.id === base.side))
      .map((base) => fault('unknown-side', { side: base.side, where: base.id })),
    ...setup.terrain.flatMap(({ id, side }) => {
      if (side === undefined) return [];
      // A piece that belongs to a side can be attacked by its name, so no base may share that name.
      const named = setup.bases.some((base) => base.id === id)
        ? [fault('same-id', { id, what: 'base, terrain' })]
        : [];
      const owned = setup.sides.some((each) => each.id === side);
      return owned ? named : [...named, fault('unknown-side', { side, where: id })];
    }),
  ];
}

function onTable(setup: Setup, shape: Rectangle): boolean {
  const { minX, minY, maxX, maxY } = shape.box;
  const slack = OVERLAP_DEPTH;
  return (
    minX >= -slack && minY >= -slack && maxX <= setup.table.width + slack && maxY <= setup.table.depth + slack
  );
}

interface Standing {
  readonly base: Base;
  readonly shape: Rectangle;
  /** The head of its bent column. */
  readonly head: Base;
}

function placeFault(setup: Setup, base: Base): readonly Fault[] {
  if (!base.pose) return [fault('no-place', { base: base.id })];
  const shape = rectangleOf(base.pose, base.width, base.depth);
  return onTable(setup, shape) ? [] : [fault('off-table', { base: base.id, ...setup.table })];
}

/** Pairs of bases on the same ground that are not in one bent column. It stops when there are more than are told. */
function overlapFaults(standing: readonly Standing[]): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [at, { base, shape, head }] of standing.entries())
    for (const other of standing.slice(at + 1)) {
      if (head === other.head || !rectanglesOverlap(shape, other.shape)) continue;
      faults.push(fault('bases-overlap', { base: base.id, other: other.base.id }));
      if (faults.length > LIMITS.faults) return faults;
    }
  return faults;
}

function placeFaults(setup: Setup): readonly Fault[] {
  const onIt = setup.bases.filter((base) => base.place === 'table');
  const standing = onIt.flatMap((base): readonly Standing[] => {
    const shape = base.pose && rectangleOf(base.pose, base.width, base.depth);
    return shape ? [{ base, shape, head: bentHeadOf(setup.bases, base) }] : [];
  });
  return [...onIt.flatMap((base) => placeFault(setup, base)), ...overlapFaults(standing)];
}

const shapeFaults = ({ terrain }: Setup): readonly Fault[] =>
  terrain.flatMap(({ id, area, line }) => {
    if (!area && !line) return [fault('no-shape', { piece: id })];
    return area && Math.abs(groundOf(area)) < LEAST_GROUND ? [fault('no-ground', { piece: id })] : [];
  });

/** The faults of pieces whose kind is not one of these. */
export const kindFaults = ({ terrain }: Setup, known: readonly string[]): readonly Fault[] =>
  terrain
    .filter(({ kind }) => !known.includes(kind))
    .map(({ id, kind }) => fault('unknown-terrain', { piece: id, kind, known: known.join(', ') }));

const flowOf = (rules: Ruleset, phase: string | null): Flow =>
  phase === null ? { phase: '', stack: [], awaits: [] } : flowAtPhase(rules, phase);

const rounded = (base: Base): Base => plainBase({ ...base, pose: base.pose && roundPose(base.pose) });

/** A battle from which play can go on, or all faults of the position. */
export function checkSetup(rules: Ruleset, setup: Setup): Checked {
  const faults = [
    ...tableFaults(setup),
    ...sideFaults(setup),
    ...idFaults(setup),
    ...placeFaults(setup),
    ...shapeFaults(setup),
    ...(setup.phase === null ? [] : phaseFaults(rules, setup.phase, 'turn.phase')),
    ...noteFaults('own', rules.own, setup.own),
    ...setup.sides.flatMap(({ id, facts }) => noteFaults(id, rules.facts, facts)),
    ...(rules.faults?.(setup) ?? []),
    ...optionFaults(rules.options, setup.options),
  ];
  if (faults.length > 0) return { ok: false, faults: firstFaults(faults) };
  const battle: Battle = {
    ruleset: rules.id,
    options: withUsual(rules.options, setup.options),
    table: setup.table,
    terrain: setup.terrain,
    sides: setup.sides,
    bases: setup.bases.map(rounded).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    turn: setup.turn,
    own: setup.own,
    flow: flowOf(rules, setup.phase),
    result: null,
  };
  return { ok: true, battle };
}
