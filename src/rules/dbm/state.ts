/** The own state of DBM: what both De Bellis rulesets remember, and what only DBM does. */
import { OWN as SHARED } from '../../debellis/state.ts';
import type { Battle } from '../../engine/battle.ts';
import { listOf, number, pairOf, point, recordOf, recordWith, text } from '../../engine/data/form.ts';
import type { Change } from '../../engine/event.ts';
import { type Noted, notesOf, open } from '../../engine/game/own-form.ts';

export { FACTS, factsOf } from '../../debellis/state.ts';

/** The own state. Both sides may know all of it. */
export const OWN = {
  ...SHARED,
  /** The allied commands, by side and name, that go over to the enemy at the end of this bound. */
  turncoats: open(listOf(pairOf(text))),
  /** The scores of rivers that somebody has tried to wade, by river and sector. */
  rivers: open(recordOf(number)),
  /** The places at dangerous rivers near which nobody enters the water in this bound. */
  riverShut: open(listOf(recordWith({ river: text, at: point, bound: number }))),
};

export type DbmState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state in `Battle.own`. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): DbmState => read(own);

/** Sets parts of the state. */
export const note = (state: DbmState): Change => ({ change: 'note', set: state });
