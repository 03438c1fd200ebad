/** The bases that a side hides or keeps back, as if they stood on the table: its orders may name them. */
import type { BaseId, Battle, SideId } from '../battle.ts';
import type { Ruleset } from '../contract.ts';

/** The bases of a side that have a place but are not on the table. */
export const hiddenIds = ({ bases }: Battle, side: SideId): readonly BaseId[] =>
  bases
    .filter((base) => base.side === side && base.place !== 'table' && base.pose !== null)
    .map(({ id }) => id);

/** The battle with the hidden bases of a side on the table. */
export const withHidden = (rules: Ruleset, view: Battle, side: SideId): Battle =>
  rules.moves.ordered?.(view, hiddenIds(view, side)) ?? view;
