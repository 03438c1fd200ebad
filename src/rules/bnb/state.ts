/** What Blood and Blades writes down besides the table: its own lasting state, and the facts about an army. */
import type { Change } from '../../engine/event.ts';
import {
  anything,
  countTo,
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  optional,
  recordOf,
  recordWith,
  text,
} from '../../engine/form.ts';
import { type Noted, notesOf, open } from '../../engine/own-form.ts';

const count = countTo(1000);

/** Whatever happened in the open, and the weather and the light over everybody. */
export const OWN = {
  weather: open(oneOf('risk-of-rain', 'wind', 'fine')),
  rain: open(flag),
  /** Bounds in a row that were played wholly under rain. */
  rainBounds: open(count),
  mud: open(flag),
  /** Where the wind blows from and where the sun stands, in degrees as of a facing. */
  wind: open(number),
  sun: open(number),
  dazzle: open(flag),
  roundsBeforeDusk: open(count),
  dusk: open(flag),
  night: open(flag),
  /** The side that deploys first, until the first round begins. */
  deploysFirst: open(text),
  /** The sides whose ambushes have come out. */
  ambushesSprung: open(listOf(text)),
  /** The bound in which the commander's own order was last cheaper, by side. */
  'rebate.': open(number),
  /** The targets chosen in this shooting step, where the rules leave them open, by shooter. */
  shootingAims: open(recordOf(text)),
  /** What the close combat step remembers while it lasts. */
  closeCombat: open(
    recordWith({
      /** Contacts that stood when the step began; null outside of it: all count. */
      contacts: nullable(listOf(text)),
      /** Main opponents chosen where the rules leave them open. */
      chosen: recordOf(text),
    }),
  ),
};

/** What everybody may know of an army: the rest of its order of battle is its own affair. */
export const FACTS = {
  aggression: open(number),
  terrain: open(recordWith({ mandatory: optional(listOf(text)), optional: optional(listOf(text)) })),
  psSupport: open(anything),
  list: open(anything),
  color: open(anything),
};

export type BnbState = Noted<typeof OWN>;

/** The state as it is written in `Battle.own`. */
export const stateOf = notesOf(OWN);

/** Sets parts of the state. */
export const note = (state: BnbState): Change => ({ change: 'note', set: state });
