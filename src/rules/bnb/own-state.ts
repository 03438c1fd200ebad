/** The form of the lasting state under `own`, and of the facts about an army. */
import {
  countTo,
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  optional,
  type Parts,
  partly,
  recordOf,
  recordWith,
  text,
} from '../../engine/form.ts';
import { SPRUNG } from './ambush/reveal.ts';
import { MEMORY } from './combat/opponents.ts';
import { AIMS } from './shooting/aims.ts';
import { DEPLOYS_FIRST } from './steps/deployment.ts';

const count = countTo(1000);

export const OWN_STATE: Parts = partly({
  rain: flag,
  mud: flag,
  dazzle: flag,
  dusk: flag,
  night: flag,
  wind: number,
  sun: number,
  rainBounds: count,
  roundsBeforeDusk: count,
  weather: oneOf('risk-of-rain', 'wind', 'fine'),
  [SPRUNG]: listOf(text),
  [AIMS]: recordOf(text),
  [DEPLOYS_FIRST]: text,
  [MEMORY]: recordWith({ contacts: nullable(listOf(text)), chosen: recordOf(text) }),
});

export const FACTS: Parts = partly({
  aggression: number,
  terrain: recordWith({ mandatory: optional(listOf(text)), optional: optional(listOf(text)) }),
});
