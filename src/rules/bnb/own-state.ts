/** What a position may say of weather and light under `own`, each with the form of its value. */
import type { Json } from '../../engine/battle.ts';
import { type Check, flag, number, oneOf } from '../../engine/command-form.ts';
import type { Fault } from '../../engine/event.ts';

interface OwnForm {
  /** What it is, for the message about a wrong one. */
  readonly form: 'yes-or-no' | 'degrees' | 'count' | 'words';
  readonly check: Check;
  readonly words?: readonly string[];
}

const MOST = 1000;

const count = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;

const WEATHERS = ['risk-of-rain', 'wind', 'fine'] as const;

const yesOrNo: OwnForm = { form: 'yes-or-no', check: flag };
const degrees: OwnForm = { form: 'degrees', check: number };
const counted: OwnForm = { form: 'count', check: count };

const OWN_STATE: Readonly<Record<string, OwnForm>> = {
  rain: yesOrNo,
  mud: yesOrNo,
  dazzle: yesOrNo,
  dusk: yesOrNo,
  night: yesOrNo,
  wind: degrees,
  sun: degrees,
  rainBounds: counted,
  roundsBeforeDusk: counted,
  weather: { form: 'words', check: oneOf(...WEATHERS), words: WEATHERS },
};

function faultOf(name: string, { form, check, words = [] }: OwnForm, value: Json): Fault | null {
  // Null is as if it were not said.
  if (value === null || check(value)) return null;
  return { key: 'fault.own-form', figures: { name, value: JSON.stringify(value), form, words } };
}

/** What a position says of weather and light in a wrong form. */
export const ownFaults = (own: Readonly<Record<string, Json>>): readonly Fault[] =>
  Object.entries(OWN_STATE).flatMap(([name, form]) => faultOf(name, form, own[name] ?? null) ?? []);
