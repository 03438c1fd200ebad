/** The own state of Hordes of the Things, besides the table, and the facts about its armies. */
import type { BaseId, Battle, Setup } from '../../engine/battle.ts';
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
} from '../../engine/data/form.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Change, Fault } from '../../engine/event.ts';
import { type Noted, notesOf, open } from '../../engine/game/own-form.ts';

const pairs = listOf(pairOf(text));

/** The own state. Both sides may know all of it, as it records what happened on the table. */
export const OWN = {
  /** Pairs of an aerial and a ground element in close combat, as their contact alone does not decide it. */
  engaged: open(pairs),
  /** Ids of strongholds that were captured or destroyed. */
  strongholdsLost: open(listOf(text)),
  /** The magician that holds each captive; the captive itself after its own spell. */
  captives: open(recordOf(text)),
  /** The bound in which each element came into features where lurkers may hide, by element and feature. */
  entered: open(recordOf(recordOf(number))),
  /** The feature where each lurker on the table appeared. */
  lairs: open(recordOf(text)),
  /** Demoralised commands, and commands tested for the loss of their general, by side and name. */
  demoralised: open(pairs),
  tested: open(pairs),
  /**
   * Targets that are no longer shot at, or bespelled, in this bound: strongholds, and targets that were passed over.
   */
  shotAtTargets: open(listOf(text)),
  bespelledTargets: open(listOf(text)),
  /** In a battle of a campaign: its allied contingents by name, with the edges at which each may arrive. */
  contingents: open(recordOf(recordWith({ edges: listOf(text) }))),
  /** What the close combat step remembers while it runs. */
  closeCombat: open(
    recordWith({
      /** Contacts that existed when the step began; null outside the step: all contacts count. */
      contacts: nullable(listOf(text)),
      /** Strongholds that have fought. */
      fought: listOf(text),
      /** Contacts made by pursuits in the earlier phases: they are fought in the next bound. */
      later: optional(listOf(text)),
    }),
  ),
};

/** The facts about an army that both sides may know. Its total is not among them, as it would reveal lurkers. */
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

/** The state in `Battle.own`. Absent parts are empty. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): HottState => read(own);

/** Is it a battle of a campaign? */
export const isOfCampaign = (battle: Pick<Battle, 'own'>): boolean =>
  stateOf(battle).contingents !== undefined;

/** Faults of engaged bases that do not exist. */
export const strangerFaults = ({ own, bases }: Setup): readonly Fault[] =>
  (pairs.fits(own.engaged) ? own.engaged.flat() : [])
    .filter((id) => bases.every((base) => base.id !== id))
    .map((base) => ({ key: 'fault.question-base', figures: { base } }));

export const engagedPairs = (battle: Battle): readonly (readonly [BaseId, BaseId])[] =>
  stateOf(battle).engaged ?? [];

/** Are these two, in either order, recorded as engaged with each other? */
export const areEngaged = (battle: Battle, a: BaseId, b: BaseId): boolean =>
  engagedPairs(battle).some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** The magician that holds a captive, or the captive itself after its own spell; null if it is free. */
export const captorOf = (battle: Battle, captive: BaseId): BaseId | null =>
  rowOf(stateOf(battle).captives ?? {}, captive) ?? null;

/** The captives of a magician, by id. */
export const captivesOf = (battle: Battle, magician: BaseId): readonly BaseId[] =>
  battle.bases.map(({ id }) => id).filter((id) => captorOf(battle, id) === magician);

/** Sets parts of the state. */
export const note = (state: HottState): Change => ({ change: 'note', set: state });

/** Records the magician that holds a captive, or null when it is free. */
export function noteCaptive(battle: Battle, captive: BaseId, magician: BaseId | null): Change {
  const { [captive]: _, ...others } = stateOf(battle).captives ?? {};
  return note({ captives: magician === null ? others : { ...others, [captive]: magician } });
}
