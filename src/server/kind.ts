/** The kinds of games that a server keeps: battles and campaigns. Each is folded from its entries in the store. */

import type { Stream } from './battle/shown.ts';
import type { Refusal } from './refusal.ts';
import type { Due, Stage } from './store/store.ts';

/** The sender of an action. */
export interface Actor {
  /** The number of the seat; null for a sender without one. */
  readonly seat: number | null;
  /** The hash of the secret in the request; null where there was none. */
  readonly hash: string | null;
}

/** The types of one kind. */
export interface Kept {
  readonly state: {
    /** Number of the newest entry. */
    readonly last: number;
  };
  readonly entry: { readonly type: string; readonly at: number; readonly id?: string };
  readonly message: { readonly type: string; readonly number: number };
  readonly request: { readonly do: string; readonly id: string; readonly on?: number | undefined };
}

/** New entries before they are stored. They are appended together or not at all. */
export interface DraftOf<Of extends Kept> {
  state: Of['state'];
  readonly entries: Of['entry'][];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The name of the request, so that it is carried out only once. */
  readonly id?: string;
}

/** A kind of game as a value: how it is folded, shown, listed and acted on. */
export interface Kind<Of extends Kept> {
  /** The state after the first entry; null where this is no game of the kind. */
  start(first: Of['entry']): Of['state'] | null;
  fold(state: Of['state'], entry: Of['entry']): Of['state'];
  /** The stream of a viewer after one more entry that led to `state`. `newest` tells who leads the seat now. */
  streamed(
    stream: Stream,
    state: Of['state'],
    entry: Of['entry'],
    seat: number | null,
    newest: Of['state'],
  ): { readonly stream: Stream; readonly messages: readonly Of['message'][] };
  stageOf(state: Of['state']): Stage;
  /** Its public summary, as JSON. */
  listingOf(state: Of['state']): string;
  dueOf(state: Of['state']): readonly Due[];
  /** The seat of a secret's hash; null where it has none. */
  seatOf(state: Of['state'], hash: string | null): number | null;
  mayWatch(state: Of['state']): boolean;
  /** Performs an action on the draft; answers with a refusal where it cannot. */
  act(draft: DraftOf<Of>, request: Of['request'], actor: Actor): Refusal | null;
}

export const draftOn = <Of extends Kept>(state: Of['state'], now: number, id?: string): DraftOf<Of> => ({
  state,
  entries: [],
  now,
  ...(id === undefined ? {} : { id }),
});
