import { signal } from '@preact/signals';
import type { Awaited, SideId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';

/** The question whether an ambush opens up is put in every bound of the enemy. A player may answer it once for all. */
export const AMBUSH_SHOTS = 'ambush-shots';
export const STAY_HIDDEN: AnyCommand = { type: 'choose', option: 'stay-hidden' };

/** The battles and sides that stay hidden until told otherwise. */
const hidden = signal<ReadonlySet<string>>(new Set());

const keyOf = (battle: string, side: SideId): string => `${battle} ${side}`;

export const staysHidden = (battle: string, side: SideId): boolean => hidden.value.has(keyOf(battle, side));

export function stayHidden(battle: string, side: SideId, stays: boolean): void {
  const others = [...hidden.value].filter((key) => key !== keyOf(battle, side));
  hidden.value = new Set(stays ? [...others, keyOf(battle, side)] : others);
}

/** Is this question answered in advance? Then the screen does not show it. */
export const isAnswered = (battle: string, { by, kind }: Awaited): boolean =>
  kind === AMBUSH_SHOTS && staysHidden(battle, by);
