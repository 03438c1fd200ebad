import type { z } from 'zod';
import type { Draft, Refusal } from '../draft.ts';

/** The sender of an action. */
export interface Actor {
  /** The number of the seat; null for a sender without one. */
  readonly seat: number | null;
  /** The hash of the secret in the request; null where there was none. */
  readonly hash: string | null;
}

/** An action in a battle: the form of its body, and its effect. */
export interface Action<Body> {
  readonly body: z.ZodType<Body>;
  /** Is it only for players with a seat? */
  readonly seated: boolean;
  /** Adds the resulting entries to the draft, or answers with a refusal. */
  act(draft: Draft, body: Body, actor: Actor): Refusal | null;
}

/** Ties the type of the body to the function that gets it. */
export const action = <Body>(made: Action<Body>): Action<Body> => made;
