/** What Hordes of the Things writes down besides the table: its own lasting state, and the facts about an army. */
import type { BaseId, Battle } from '../../engine/battle.ts';
import type { Change, Fault } from '../../engine/event.ts';
import {
  anything,
  listOf,
  nullable,
  number,
  optional,
  pairOf,
  point,
  recordOf,
  recordWith,
  text,
} from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';
import { rowOf } from '../../engine/lookup.ts';
import { type Noted, notesOf, open } from '../../engine/own-form.ts';
import type { Setup } from '../../engine/setup.ts';

const pairs = listOf(pairOf(text));

/** Everybody may know all of it, as it tells what happened on the table. */
export const OWN = {
  /** Pairs in close combat that contact alone does not tell: the aerial first, then the ground element. */
  engaged: open(pairs),
  /** Ids of strongholds that were captured or destroyed. */
  strongholdsLost: open(listOf(text)),
  /** Who ensorcelled whom: the captive, and the magician (itself, if by its own spell). */
  captives: open(recordOf(text)),
  /** The bound in which elements came into features where something may lurk, by element and feature. */
  entered: open(recordOf(recordOf(number))),
  /** The feature in which each lurker on the table appeared. */
  lairs: open(recordOf(text)),
  /** Commands that have lost heart, and commands that were tested for the loss of their general: side and name. */
  demoralised: open(pairs),
  tested: open(pairs),
  /** Targets that nobody shoots at, or bespells, any more in this bound: strongholds, and what was passed over. */
  shotAtTargets: open(listOf(text)),
  bespelledTargets: open(listOf(text)),
  /** What the close combat step remembers while it lasts. */
  closeCombat: open(
    recordWith({
      /** Contacts that stood when the step began; null outside of it: all count. */
      contacts: nullable(listOf(text)),
      /** Strongholds that have fought. */
      fought: listOf(text),
      /** Contacts that pursuits made in the phases before: they are fought in the next bound. */
      later: optional(listOf(text)),
    }),
  ),
};

/** What everybody may know of an army: its total tells of lurkers, so it is its own affair. */
export const FACTS = {
  stronghold: open(
    recordWith({
      name: optional(text),
      look: optional(text),
      shape: optional(listOf(point, LIMITS.points)),
    }),
  ),
  list: open(anything),
  color: open(anything),
};

export type HottState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state as it is written in `Battle.own`. Whatever is absent is empty. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): HottState => read(own);

/** Faults of engaged bases that do not exist. */
export const strangerFaults = ({ own, bases }: Setup): readonly Fault[] =>
  (pairs.fits(own.engaged) ? own.engaged.flat() : [])
    .filter((id) => bases.every((base) => base.id !== id))
    .map((base) => ({ key: 'fault.question-base', figures: { base } }));

export const engagedPairs = (battle: Battle): readonly (readonly [BaseId, BaseId])[] =>
  stateOf(battle).engaged ?? [];

/** Are these two, in whichever order, noted as engaged with one another? */
export const areEngaged = (battle: Battle, a: BaseId, b: BaseId): boolean =>
  engagedPairs(battle).some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** The magician that holds a captive; itself for one caught by its own spell; null if nobody does. */
export const captorOf = (battle: Battle, captive: BaseId): BaseId | null =>
  rowOf(stateOf(battle).captives ?? {}, captive) ?? null;

/** Those that a magician holds, by id. */
export const captivesOf = (battle: Battle, magician: BaseId): readonly BaseId[] =>
  battle.bases.map(({ id }) => id).filter((id) => captorOf(battle, id) === magician);

/** Sets parts of the state. */
export const note = (state: HottState): Change => ({ change: 'note', set: state });

/** Notes that a captive is held by a magician, or (null) no longer. */
export function noteCaptive(battle: Battle, captive: BaseId, magician: BaseId | null): Change {
  const { [captive]: _, ...others } = stateOf(battle).captives ?? {};
  return note({ captives: magician === null ? others : { ...others, [captive]: magician } });
}
