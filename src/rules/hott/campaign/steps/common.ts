/** What the steps of a campaign share: waiting, refusing, throwing a die. */
import type { Json } from '../../../../engine/data/json.ts';
import { notAmong, wait } from '../../../../engine/game/asking.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import { reason } from '../../../../engine/game/decide.ts';
import type { Reason } from '../../../../engine/game/event.ts';
import type { Awaited, Frame } from '../../../../engine/game/game.ts';
import type { GameStep, GameWork } from '../../../../engine/game/rules.ts';
import type { Next } from '../../../../engine/game/steps.ts';
import type { Way } from '../ways.ts';

export type Step = GameStep;
export type Work = GameWork;

/** One question to one player. */
export const question = (by: string, kind: string, about?: { readonly [key: string]: Json }): Awaited => ({
  by,
  kind,
  answer: { form: 'orders' },
  ...(about ? { about } : {}),
});

export const ask = (
  by: string,
  kind: string,
  about?: { readonly [key: string]: Json },
  frame?: Frame,
): Next => wait(question(by, kind, about), frame);

export const waitForAll = (awaits: readonly Awaited[]): Next => ({ next: 'wait', awaits });

/** One die of a player. */
export const throwDie = (owner: string, purpose: string, frame?: Frame): Next =>
  wait(
    { by: 'dice', kind: purpose, answer: { form: 'faces', dice: [{ owner, die: 'D6', purpose }] } },
    frame,
  );

/** Where a campaign refuses an order that does not belong to the moment. */
export const outOfPlace = ({ rules }: Work, { type }: AnyCommand, phase: string): readonly Reason[] => [
  reason(rules, 'wrong-phase', { phase, type }),
];

/** The option that a command chooses; null for any other answer. */
export const chosen = <Of extends string>({ type, option }: AnyCommand, among: readonly Of[]): Of | null =>
  type === 'choose' ? (among.find((each) => each === option) ?? null) : null;

export const refuseChoice = (work: Work, among: readonly string[]): readonly Reason[] =>
  notAmong(work, among);

export const wayIn = ({ way }: AnyCommand): Way => (Array.isArray(way) ? (way as Way) : []);

export const sameWay = (one: Way, other: Way): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);
