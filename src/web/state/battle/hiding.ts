import { signal } from '@preact/signals';
import type { Awaited, SideId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';

/** What is asked of a side in every bound of the other: who says once that it stays hidden need not be asked again. */
const ASKED = 'ambush-shots';
export const STAY_HIDDEN: AnyCommand = { type: 'choose', option: 'stay-hidden' };

/** Battles and sides that stay hidden until they say otherwise. */
const hidden = signal<ReadonlySet<string>>(new Set());

const keyOf = (battle: string, side: SideId): string => `${battle} ${side}`;

export const staysHidden = (battle: string, side: SideId): boolean => hidden.value.has(keyOf(battle, side));

export function stayHidden(battle: string, side: SideId, stays: boolean): void {
  const others = [...hidden.value].filter((key) => key !== keyOf(battle, side));
  hidden.value = new Set(stays ? [...others, keyOf(battle, side)] : others);
}

/** Is this question answered for the side that is asked? Then nobody is told that it was asked. */
export const isAnswered = (battle: string, { by, kind }: Awaited): boolean =>
  kind === ASKED && staysHidden(battle, by);
