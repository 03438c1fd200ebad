/** The commands of a campaign, with their forms. */
import {
  anything,
  countTo,
  type Form,
  flag,
  formOf,
  isRecord,
  listOf,
  nullable,
  oneOf,
  optional,
  type Parts,
  recordOf,
  recordWith,
  someOf,
  text,
} from '../../../engine/data/form.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { ELEMENTS } from '../troops/troops.ts';
import type { Elements } from './elements.ts';

const MOST = 100;
const count = countTo(MOST);

/** Elements by type. */
export const elementsForm: Form<Elements> = formOf(
  { form: 'record' },
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([type, number]) => (ELEMENTS as readonly string[]).includes(type) && count.fits(number),
    ),
);

const byOwner = recordOf(elementsForm);
const way = listOf(text, MOST);
const names = formOf<string | readonly string[]>(
  { form: 'texts', most: MOST },
  (value) => text.fits(value) || someOf(text, MOST).fits(value),
);

/** The battle's result, as its players report it. */
export const REPORT = {
  winner: nullable(text),
  destroyed: byOwner,
  left: optional(byOwner),
  hordes: optional(recordOf(count)),
  credit: optional(recordOf(count)),
  captives: optional(listOf(recordWith({ hero: text, of: text, by: text }), MOST)),
  /** Heroes who were captive in the stronghold of the battle and were desorcelled there. */
  freed: optional(listOf(recordWith({ hero: text, of: text }), MOST)),
  generals: optional(listOf(recordWith({ of: text, by: optional(text) }), MOST)),
  stronghold: optional(text),
  /** The hash of the battle at its end, where the program played it. */
  battle: optional(text),
};

/** What a player may offer, accept or decline. */
export const BONDS = ['alliance', 'peace', 'tribute'] as const;

export const CAMPAIGN_COMMANDS = {
  roll: { faces: someOf(countTo(6)) },
  choose: { option: text },
  write: { at: optional(nullable(text)), wars: optional(listOf(text, MOST)) },
  march: { way },
  attack: { way },
  relieve: { way },
  withdraw: { way },
  sally: {},
  besiege: {},
  'end-turn': {},
  solicit: { from: names, target: optional(text) },
  send: { elements: elementsForm, general: text, way: optional(way) },
  decline: { what: optional(text), from: optional(text) },
  defend: { how: oneOf('battle', 'siege'), way: optional(way) },
  report: REPORT,
  confirm: {},
  lose: { elements: elementsForm },
  recruit: { elements: elementsForm },
  convert: { elements: elementsForm },
  retreat: { way },
  offer: { what: oneOf(...BONDS), to: text },
  accept: { what: oneOf(...BONDS), from: text },
  'end-alliance': { with: optional(text), to: optional(text) },
  grant: { what: oneOf('passage', 'supply'), to: text },
  revoke: { what: oneOf('passage', 'supply'), to: text },
  renounce: {},
  'let-go': { tributary: text },
  release: { hero: text, of: text },
  imprison: { hero: text, of: text, at: text },
  /** Agrees to end the campaign with the season, or no longer agrees. */
  'end-campaign': { agrees: optional(flag) },
  'call-home': { province: optional(text), about: optional(anything) },
} satisfies Readonly<Record<string, Parts>>;

/** Gives a command the type of its row. The engine has checked its form. */
export const elementsIn = (given: unknown): Elements => (elementsForm.fits(given) ? given : {});
export const namesIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? (given as string[]) : typeof given === 'string' ? [given] : [];
export const ofOwner = (given: unknown, owner: string): Elements =>
  elementsIn(isRecord(given) ? rowOf(given, owner) : undefined);
