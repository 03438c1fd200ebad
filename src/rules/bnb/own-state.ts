/** What a position may say of weather and light under `own`, each with the form of its value. */
import { flag, number, oneOf } from '../../engine/command-form.ts';
import type { OwnForm } from '../../engine/contract.ts';

const MOST = 1000;

const count = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;

const WEATHERS = ['risk-of-rain', 'wind', 'fine'] as const;

const yesOrNo: OwnForm = { form: 'yes-or-no', check: flag };
const degrees: OwnForm = { form: 'degrees', check: number };
const counted: OwnForm = { form: 'count', check: count };

export const OWN_STATE: Readonly<Record<string, OwnForm>> = {
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
