/** What steps say again and again: that they are over, what they wait for, and why an answer is refused. */

import type { AnyCommand } from './command.ts';
import { reason } from './decide.ts';
import type { Reason } from './event.ts';
import type { Awaited, DieRequest, Frame, SideId } from './game.ts';
import type { GameWork } from './rules.ts';
import type { Next, Option } from './steps.ts';

/** What a step makes of an answer: what comes next, or why the answer is refused. */
export type Answer = Next | readonly Reason[];

export const DONE: Next = { next: 'done' };

/** The step runs again from this frame. */
export const goOn = (frame: Frame): Next => ({ next: 'call', frames: [], then: frame });

/** Other frames run first, then this one. */
export const after = (frames: readonly Frame[], then: Frame | null): Next => ({ next: 'call', frames, then });

/** Waits for one answer; `frame`, where one is given, takes the place of the step's. */
export const wait = (awaited: Awaited, frame?: Frame): Next => ({
  next: 'wait',
  awaits: [awaited],
  ...(frame ? { frame } : {}),
});

/** Waits for the orders of a side. */
export const waitForOrders = (by: SideId, kind: string, frame?: Frame): Next =>
  wait({ by, kind, answer: { form: 'orders' } }, frame);

/** Waits for a side to choose one of several. */
export const waitForOne = (by: SideId, kind: string, about?: Awaited['about'], frame?: Frame): Next =>
  wait({ by, kind, answer: { form: 'one' }, ...(about ? { about } : {}) }, frame);

/** Waits for the faces of dice. */
export const waitForDice = (kind: string, dice: readonly DieRequest[], frame?: Frame): Next =>
  wait({ by: 'dice', kind, answer: { form: 'faces', dice } }, frame);

type Figures = NonNullable<Option['figures']>;

/** The choice of a base. */
export const baseOption = (base: string, key: string, figures: Figures = { base }): Option => ({
  command: { type: 'choose', base },
  key,
  figures,
});

/** The choice of a word. */
export const wordOption = (option: string, figures?: Figures, key = `choice.${option}`): Option => ({
  command: { type: 'choose', option },
  key,
  ...(figures ? { figures } : {}),
});

/** The answer is none of these choices. */
export const notAmong = (
  { rules }: Pick<GameWork, 'rules'>,
  options: readonly string[],
): readonly Reason[] => [reason(rules, 'not-an-option', { options })];

/** Goes on with the word or the base that a command chooses among these; refuses any other answer. */
export function choose<Of extends string, Then>(
  { rules }: Pick<GameWork, 'rules'>,
  { type, option, base }: AnyCommand,
  among: readonly Of[],
  then: (chosen: Of) => Then,
): Then | readonly Reason[] {
  const named = option ?? base;
  const chosen = type === 'choose' ? among.find((each) => each === named) : undefined;
  if (chosen !== undefined) return then(chosen);
  const figures = { ...(named === undefined ? {} : { option: named }), options: among };
  return [reason(rules, 'not-an-option', figures)];
}

/** An order that does not belong to this phase. */
export const wrongPhase = (
  { rules }: Pick<GameWork, 'rules'>,
  phase: string,
  { type }: AnyCommand,
): readonly Reason[] => [reason(rules, 'wrong-phase', { phase, type })];
