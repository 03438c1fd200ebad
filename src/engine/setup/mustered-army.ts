/** The bases of an army that comes to the table. */
import type { Base, SideId } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Fault } from '../event.ts';

/** One base of an army: its troop in the notation of players, with flags. */
export interface ArmyBase {
  readonly troop: string;
  readonly flags?: readonly string[];
  /** The name of its command, if the army has several. */
  readonly command?: string;
}

/** The bases of one side, none of them on the table yet, and the faults of those that cannot be mustered. */
export function musteredBases(
  rules: Ruleset,
  side: SideId,
  army: readonly ArmyBase[],
  labels: readonly string[],
): { readonly bases: readonly Base[]; readonly faults: readonly Fault[] } {
  const bases: Base[] = [];
  const faults: Fault[] = [];
  for (const [at, { troop, flags, command }] of army.entries()) {
    const id = labels[at] ?? `${side}${at + 1}`;
    const mustered = rules.muster(troop, flags ?? []);
    if ('key' in mustered)
      faults.push({ key: mustered.key, figures: { base: id, side, ...mustered.figures } });
    else
      bases.push({
        ...mustered,
        id,
        side,
        place: 'reserve',
        pose: null,
        start: null,
        ...(command === undefined ? {} : { command }),
      });
  }
  return { bases, faults };
}
