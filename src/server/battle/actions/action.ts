import type { z } from 'zod';
import type { Actor } from '../../kind.ts';
import type { Refusal } from '../../refusal.ts';
import type { Draft } from '../draft.ts';

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
