/** The own state of DBM, besides the table, and the facts about its armies. */
import type { Battle } from '../../engine/battle.ts';
import type { Change } from '../../engine/event.ts';
import { anything, countTo, flag, listOf, oneOf, recordOf, recordWith, text } from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';
import { type Noted, notesOf, open } from '../../engine/own-form.ts';

/** The own state. Both sides may know all of it. */
export const OWN = {
  /** The faces of the last throw for aggression by side, and the number of tied throws before it. */
  setupThrow: open(recordWith({ faces: recordOf(countTo(6)), ties: countTo(LIMITS.list) })),
  /** Both sides have written their notes before the battle. */
  notesWritten: open(flag),
  /** The pairs in contact when the close combat phase began. It is absent in other phases: all contacts count. */
  closeCombat: open(listOf(text)),
};

/** The facts about an army that both sides may know. */
export const FACTS = {
  aggression: open(countTo(4)),
  climate: open(oneOf('cold', 'warm', 'dry', 'tropical')),
  /** The terrain that its list offers when it defends. */
  terrain: open(recordWith({ mandatory: listOf(text), optional: listOf(text) })),
  list: open(anything),
  color: open(anything),
};

export type DbmState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state in `Battle.own`. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): DbmState => read(own);

/** Sets parts of the state. */
export const note = (state: DbmState): Change => ({ change: 'note', set: state });
