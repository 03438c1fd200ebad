/** Plain answers to questions of DBM whose options need no comparing. */

import { commandOf } from '../../engine/army/commands.ts';
import { type Battle, basesOnTable, figure, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { isRecord } from '../../engine/data/form.ts';
import type { AnyCommand } from '../../engine/game/command.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { PlainAnswer } from '../knowledge/known.ts';

const first: PlainAnswer = (rules, view) => optionsOf(rules, view)[0]?.command ?? null;

/** Can an element use a point? Those who fight or have fled cannot. */
const isFree = (battle: Battle, base: PlacedBase): boolean =>
  figure(base.marks, 'demoralised') === 0 && enemyContacts(battle, base).length === 0;

const freeIn = (battle: Battle, side: SideId, command: string): number =>
  basesOnTable(battle).filter(
    (base) => base.side === side && commandOf(base) === command && isFree(battle, base),
  ).length;

/** The highest die goes to the command with most elements that are free to move. */
const allot: PlainAnswer = (rules, view, side) => {
  const [open] = optionsOf(rules, view);
  const dice = open?.command.dice;
  if (!isRecord(dice)) return null;
  const free = new Map(Object.keys(dice).map((command) => [command, freeIn(view, side, command)]));
  const commands = [...free.keys()].toSorted((a, b) => (free.get(b) ?? 0) - (free.get(a) ?? 0));
  const faces = Object.values(dice)
    .map(Number)
    .toSorted((a, b) => b - a);
  const dealt = Object.fromEntries(commands.map((command, at) => [command, faces[at] ?? 0]));
  return { type: 'allot', dice: dealt } satisfies AnyCommand;
};

/** An advance without an order is made whatever the player likes, so any order of the elements will do. */
export const dbmAnswers: Readonly<Record<string, PlainAnswer>> = {
  allot,
  advance: first,
  'ambush-shots': first,
};
