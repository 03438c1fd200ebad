/** Only a move makes a bent column: none is set up. Blood and Blades, column. */
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { areBent } from '../../../engine/board/columns.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';

const asPlaced = ({ base, pose }: Placing): PlacedBase => ({ ...base, place: 'table', pose });

/** For each of the bases put down, with whom it would stand in a bent column. */
export function bentReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly (readonly Reason[])[] {
  const placed = placings.map(asPlaced);
  const others = basesOnTable(battle).filter((base) => !placed.some(({ id }) => id === base.id));
  return placed.map((base, at) => {
    const other = [...others, ...placed.slice(0, at)].find((each) =>
      areBent(rules, battle.terrain, base, each),
    );
    if (!other || !holds('bnb.column.6')) return [];
    return [
      { rule: 'bnb.column.6', key: 'bnb.column.deployed', figures: { base: base.id, other: other.id } },
    ];
  });
}
