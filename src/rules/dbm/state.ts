/** The own state of DBM, besides the table, and the facts about its armies. */
import type { Battle } from '../../engine/battle.ts';
import type { Change } from '../../engine/event.ts';
import {
  anything,
  countTo,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  point,
  recordOf,
  recordWith,
  text,
} from '../../engine/form.ts';
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
  climate: open(oneOf('cold', 'warm', 'dry', 'tropical')),
  season: open(oneOf('spring', 'summer', 'autumn', 'winter')),
  /** The hour at which the first bound begins, from midnight. */
  hour: open(number),
  /** Where north of the compass lies, as a facing in degrees. North of the table if nothing is said. */
  north: open(number),
  /** Nights are moonlit when the sky is clear. */
  moon: open(flag),
  /** The direction that the wind comes from, as a facing in degrees. */
  wind: open(number),
  strongWind: open(flag),
  /** The wind falls in bounds with low PIP dice. */
  windDrops: open(flag),
  /** It has fallen in this bound. */
  calm: open(flag),
  mist: open(flag),
  fog: open(flag),
  overcast: open(flag),
  /** What may begin to fall or to blow. */
  risk: open(oneOf('rain', 'snow', 'dust')),
  rain: open(flag),
  snow: open(flag),
  /** A dust storm. */
  dust: open(flag),
  mud: open(flag),
  /** The rivers are in flood. */
  flood: open(flag),
  frozen: open(listOf(oneOf('rivers', 'marshes', 'waterways'))),
  /** The sun may dazzle. */
  dazzle: open(flag),
  thirst: open(flag),
  /** The scores of rivers that somebody has tried to wade, by river and sector. */
  rivers: open(recordOf(number)),
  /** The places at dangerous rivers that nobody enters near in this bound. */
  riverShut: open(listOf(recordWith({ river: text, at: point, bound: number }))),
};

/** The facts about an army that both sides may know. */
export const FACTS = {
  aggression: open(countTo(4)),
  climate: open(oneOf('cold', 'warm', 'dry', 'tropical')),
  /** The season that it has nominated in secret. */
  season: { form: optional(oneOf('spring', 'summer', 'autumn', 'winter')) },
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
