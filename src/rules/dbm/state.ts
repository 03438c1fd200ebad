/** The own state of DBM, besides the table, and the facts about its armies. */
import type { Battle, TableEdge } from '../../engine/battle.ts';
import type { Change } from '../../engine/event.ts';
import {
  anything,
  countTo,
  type Fitting,
  flag,
  listOf,
  oneOf,
  optional,
  pairOf,
  recordOf,
  recordWith,
  text,
} from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';
import { type Note, type Noted, notesOf, open } from '../../engine/own-form.ts';

/** The edges of a table. */
const EDGE = oneOf('south', 'north', 'east', 'west');

/** The arrival of a flank march. `begun`: enemies have fled from it. */
const ARRIVAL = recordWith({
  side: text,
  command: text,
  edge: EDGE,
  half: oneOf('enemy', 'own'),
  bound: countTo(LIMITS.list),
  begun: optional(flag),
});

export type Arrival = Fitting<typeof ARRIVAL>;

/** The own state. Both sides may know all of it. */
export const OWN = {
  /** The faces of the last throw for aggression by side, and the number of tied throws before it. */
  setupThrow: open(recordWith({ faces: recordOf(countTo(6)), ties: countTo(LIMITS.list) })),
  /** The flank marches that are declared: their edge, the half of it that they use, and the bound of their arrival. */
  arrivals: open(listOf(ARRIVAL)),
  /** The allied commands, by side and name, that go over to the enemy at the end of this bound. */
  turncoats: open(listOf(pairOf(text))),
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
  /** It fights a civil war: unreliable allies change sides, of whatever kind. */
  civilWar: open(flag),
  /** The flanks of its flank marches, by command. Only its own side knows them. */
  flankMarches: { form: optional(recordOf(EDGE)) } as Note<Readonly<Record<string, TableEdge>> | undefined>,
  list: open(anything),
  color: open(anything),
};

export type DbmState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state in `Battle.own`. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): DbmState => read(own);

/** The facts about a side, as far as they are known. */
export const factsOf = notesOf(FACTS);

/** Sets parts of the state. */
export const note = (state: DbmState): Change => ({ change: 'note', set: state });
