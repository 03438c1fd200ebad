/** The ruleset's own lasting state, as it stands in `Battle.own`. Whatever is absent is empty. */

import type { BaseId, Battle, Json, SideId } from '../../engine/battle.ts';
import type { Change } from '../../engine/event.ts';
import { rowOf } from '../../engine/lookup.ts';

export interface HottState {
  /** Pairs in close combat that contact alone does not tell: the aerial first, then the ground element. */
  readonly engaged?: readonly (readonly [BaseId, BaseId])[];
  /** Ids of strongholds that were captured or destroyed. */
  readonly strongholdsLost?: readonly string[];
  /** Who ensorcelled whom: the captive, and the magician (itself, if by its own spell). */
  readonly captives?: Readonly<Record<BaseId, BaseId>>;
  /** The bound in which elements came into features where something may lurk, by element and feature. */
  readonly entered?: Readonly<Record<BaseId, Readonly<Record<string, number>>>>;
  /** The feature in which each lurker on the table appeared. */
  readonly lairs?: Readonly<Record<BaseId, string>>;
  /** Commands that have lost heart, by side and name. */
  readonly demoralised?: readonly (readonly [SideId, string])[];
  /** Commands that were tested for the loss of their general. */
  readonly tested?: readonly (readonly [SideId, string])[];
  /** Targets that nobody shoots at, or bespells, any more in this bound: strongholds, and what was passed over. */
  readonly shotAtTargets?: readonly string[];
  readonly bespelledTargets?: readonly string[];
  /** What the phase of close combat remembers while it lasts. */
  readonly closeCombat?: Json;
}

export const stateOf = (battle: Battle): HottState => battle.own as HottState;

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
export const note = (state: HottState): Change => ({
  change: 'note',
  set: state as { readonly [key: string]: Json },
});

/** Notes that a captive is held by a magician, or (null) no longer. */
export function noteCaptive(battle: Battle, captive: BaseId, magician: BaseId | null): Change {
  const { [captive]: _, ...others } = stateOf(battle).captives ?? {};
  return note({ captives: magician === null ? others : { ...others, [captive]: magician } });
}
