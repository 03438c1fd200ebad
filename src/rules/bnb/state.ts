/** The own state of Blood and Blades, besides the table, and the facts about its armies. */

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
} from '../../engine/data/form.ts';
import type { Change } from '../../engine/event.ts';
import { type Noted, notesOf, open } from '../../engine/game/own-form.ts';

const count = countTo(1000);

/** The own state: the weather, the light, and what both sides saw happen. */
export const OWN = {
  weather: open(oneOf('risk-of-rain', 'wind', 'fine')),
  rain: open(flag),
  /** The number of bounds in a row that were played wholly in rain. */
  rainBounds: open(count),
  mud: open(flag),
  /** The directions that the wind comes from and of the sun, as facings in degrees. */
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
  /** The bound in which each side's commander last had the rebate for its own order. */
  'rebate.': open(number),
  /** The targets that players chose in this shooting step, by shooter. */
  shootingAims: open(recordOf(text)),
  /** What the close combat step remembers while it runs. */
  closeCombat: open(
    recordWith({
      /** Contacts that existed when the step began; null outside the step: all contacts count. */
      contacts: nullable(listOf(text)),
      /** Main opponents chosen where the rules leave a choice. */
      chosen: recordOf(text),
    }),
  ),
};

/** The facts about an army that both sides may know. The rest of its order of battle stays secret. */
export const FACTS = {
  aggression: open(number),
  terrain: open(recordWith({ mandatory: optional(listOf(text)), optional: optional(listOf(text)) })),
  psSupport: open(anything),
  list: open(anything),
  color: open(anything),
};

export type BnbState = Noted<typeof OWN>;

/** The state in `Battle.own`. */
export const stateOf = notesOf(OWN);

/** Sets parts of the state. */
export const note = (state: BnbState): Change => ({ change: 'note', set: state });
