/** The picked bases and their ghost: the wish that the table shows. */
import { effect } from '@preact/signals';
import type { BaseId, Battle } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Judgement } from '../../../engine/moves/judge.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { ofTable } from '../table.ts';

/** The legal move nearest to a refused one. */
export interface Nearest {
  readonly command: MoveCommand;
  readonly judged: Judgement;
}

/** An order that is considered but not given, with the places of its bases and its judgement. */
export interface Ghost {
  readonly command: MoveCommand;
  readonly ends: readonly { readonly base: BaseId; readonly pose: Pose }[];
  /** Null during the setup: bases are judged when they are put down. */
  readonly wish: Judgement | null;
  readonly nearest: Nearest | null;
  /** Not yet judged by all rules: comparing it with other moves takes longer than a frame. */
  readonly hasty: boolean;
  /** It has snapped to a place. */
  readonly snapped: boolean;
}

/** The picked bases, in the order in which they were picked. */
export const selected = ofTable<readonly BaseId[]>([]);
/** Bases taken from the tray, in the order they were taken. */
export const taken = ofTable<readonly string[]>([]);
/** The bases were picked one by one, so their order matters. */
export const pickedInOrder = ofTable(false);
/** The base that Tab has come to. */
export const focused = ofTable<BaseId | null>(null);
/** The ghost that the table shows; null if there is none. */
export const ghost = ofTable<Ghost | null>(null);
/** The last ghost that all rules judged: slow computations use it, because they cannot follow every frame of a drag. */
export const restingGhost = ofTable<Ghost | null>(null);
effect(() => {
  if (!ghost.value?.hasty) restingGhost.value = ghost.value;
});
/** The bases of an allowed order that was dropped without being given; empty once another order is shown. */
export const notGiven = ofTable<readonly BaseId[]>([]);
effect(() => {
  if (ghost.value) notGiven.value = [];
});
/** Is an allowed order shown that waits to be given? */
export const isWaiting = (): boolean => ghost.value?.wish?.reasons.length === 0;
export const cancelGhost = (): void => {
  ghost.value = null;
};

/** Replaces the picked bases, and drops the ghost. */
export function pick(ids: readonly BaseId[]): void {
  cancelGhost();
  selected.value = ids;
  pickedInOrder.value = false;
}

const selectBase = (id: BaseId): void => pick([id]);

export function selectGroup(rules: Ruleset, battle: Battle, id: BaseId): void {
  const base = placedBase(battle, id);
  if (base)
    pick([
      id,
      // Bases of another command do not move with it.
      ...groupOf(rules, battle, base)
        .filter((other) => other.id !== id && other.command === base.command)
        .map((other) => other.id),
    ]);
}

/** Adds a base to those picked, or takes it away. */
function toggleBase(id: BaseId): void {
  pick(toggled(selected.value, id));
  pickedInOrder.value = true;
}

export const toggled = (ids: readonly BaseId[], id: BaseId): readonly BaseId[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Handles a click on a base: the first picks it, the second its group, the third only the base. */
export function pickOn(rules: Ruleset, battle: Battle, id: BaseId, add: boolean): void {
  if (add) toggleBase(id);
  else if (selected.value.length === 1 && selected.value[0] === id) selectGroup(rules, battle, id);
  else selectBase(id);
}

/** Unpicks bases that have left the table, and drops the ghost: it was judged before the battle went on. */
export function keepPlaced(battle: Battle): void {
  cancelGhost();
  const still = selected.value.filter((id) => placedBase(battle, id));
  if (still.length !== selected.value.length) pick(still);
  if (focused.value !== null && !placedBase(battle, focused.value)) focused.value = null;
}
