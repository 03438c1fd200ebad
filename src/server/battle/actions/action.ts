import type { z } from 'zod';
import type { Draft, Refusal } from '../draft.ts';

/** Who does something in a battle. */
export interface Actor {
  /** The number of the seat; null for whoever has none. */
  readonly seat: number | null;
  /** Of the secret that was sent along; null where none was. */
  readonly hash: string | null;
}

/** One of the things that can be done in a battle: what it is made of, and what comes of it. */
export interface Action<Body> {
  readonly body: z.ZodType<Body>;
  /** Only somebody with a seat does it. */
  readonly seated: boolean;
  /** Adds to the draft what happens, or says why nothing does. */
  act(draft: Draft, body: Body, actor: Actor): Refusal | null;
}

/** Keeps the type of the body together with what is done with it. */
export const action = <Body>(made: Action<Body>): Action<Body> => made;
