/** A battle between two armies, before its setup begins. */
import type { Base, Battle, Side } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Fault } from '../event.ts';
import { type Checked, checkSetup } from './check-setup.ts';

/** The table edge of each side until the setup decides otherwise. */
export const SIDES = [
  { id: 'red', edge: 'south' },
  { id: 'blue', edge: 'north' },
] as const;

/** The battle before its setup, or the `faults` that the ruleset found together with all other faults. */
export function beforeSetup(
  rules: Ruleset,
  start: {
    readonly table: Battle['table'];
    readonly options: Battle['options'];
    readonly sides: readonly Side[];
    readonly bases: readonly Base[];
    /** Terrain that the players have agreed on. */
    readonly terrain?: Battle['terrain'];
    /** The ruleset's own state; empty if absent. */
    readonly own?: Battle['own'];
  },
  faults: readonly Fault[],
): Checked {
  const checked = checkSetup(rules, {
    terrain: [],
    own: {},
    ...start,
    turn: { round: 0, bound: 0, active: SIDES[0].id, pips: {}, drawOffered: null },
    phase: 'setup',
  });
  if (faults.length === 0) return checked;
  // What is wrong with an army is not told of the position once more.
  const others = checked.ok
    ? []
    : checked.faults.filter(({ key }) => faults.every((each) => each.key !== key));
  return { ok: false, faults: [...faults, ...others] };
}
