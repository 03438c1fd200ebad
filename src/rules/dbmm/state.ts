/** The own state of DBMM: what both De Bellis rulesets remember, and what only DBMM does. */
import { OWN as SHARED, FACTS as SHARED_FACTS } from '../../debellis/state.ts';
import type { Battle } from '../../engine/battle.ts';
import {
  flag,
  listOf,
  number,
  optional,
  pairOf,
  recordOf,
  recordWith,
  text,
} from '../../engine/data/form.ts';
import { type Noted, notesOf, open } from '../../engine/game/own-form.ts';

const SUMS = recordWith({ me: optional(number), lost: optional(number), spent: optional(number) });

/** The own state. Both sides may know all of it. */
export const OWN = {
  ...SHARED,
  /** The rivers are low. */
  low: open(flag),
  /** What each command of each side had at the start, and what it has lost since, in ME. */
  commands: open(recordOf(recordOf(SUMS))),
  /** The strokes that a Brilliant general has left. */
  strokes: open(recordOf(number)),
  /** The commands, by side and name, whose orders were changed in their side's last bound. */
  changedOrders: open(listOf(pairOf(text))),
};

/** The facts about an army. What it records before the battle only its own side knows. */
export const FACTS = {
  ...SHARED_FACTS,
  orders: { form: optional(recordOf(text)) },
  stratagems: { form: optional(listOf(text)) },
  delayed: { form: optional(listOf(text)) },
  scouts: { form: optional(listOf(text)) },
};

export type DbmmState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state in `Battle.own`. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): DbmmState => read(own);
