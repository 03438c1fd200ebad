/** How a step resolves a fight: it asks for the dice, its frame holds the fight, and the faces settle it. */

import { type BaseId, type Battle, type Frame, placedBase } from './battle.ts';
import { openingFigures, settlementFigures } from './combat.ts';
import type { Assessment, Fight, Settlement } from './contract/combat.ts';
import type { Next, Option, Work } from './contract/sequence.ts';
import type { Change } from './event.ts';
import { type Form, flag, listOf, optional, pairOf, recordWith, text } from './form.ts';
import { tell } from './work.ts';

/** The type of the event about a fight, and its clause. */
export interface FightStory {
  readonly type: string;
  readonly rule: string;
}

/** Begins a fight and waits for its dice. If given, `frame` replaces the frame of the step. */
export function throwFor(
  work: Work,
  fight: Fight,
  story: FightStory,
  { frame, changes = [] }: { readonly frame?: Frame; readonly changes?: readonly Change[] } = {},
): Next {
  const assessment = work.rules.combat.assess(work.rules, work.battle, fight);
  const { dice } = assessment;
  tell(work, { ...story, figures: openingFigures(assessment) }, changes);
  return {
    next: 'wait',
    awaits: [{ by: 'dice', kind: dice[0]?.purpose ?? fight.kind, answer: { form: 'faces', dice } }],
    ...(frame ? { frame } : {}),
  };
}

/** A frame that holds the fight whose dice are awaited. */
export const holding = <Of extends Frame>(frame: Of, fight: Fight) => ({ ...frame, fight });

/** The form of a fight in a frame. */
export const FIGHT: Form<Fight> = recordWith({
  kind: text,
  bases: pairOf(text),
  shooters: optional(listOf(text)),
  returning: optional(listOf(text)),
  returned: optional(flag),
});

/** The fight if both opponents are still there, else null. */
export function fightThere({ rules, battle }: Pick<Work, 'rules' | 'battle'>, fight: Fight): Fight | null {
  const isThere = (id: string): boolean =>
    placedBase(battle, id) !== null || rules.combat.isFoe?.(battle, id) === true;
  return fight.bases.every(isThere) ? fight : null;
}

/** The fight whose dice a frame awaits; null if it holds none, or if an opponent is gone. */
export const heldFight = (
  work: Pick<Work, 'rules' | 'battle'>,
  { fight }: { readonly fight?: Fight },
): Fight | null => (fight === undefined ? null : fightThere(work, fight));

/** A fight settled by the faces thrown, with the figures for its event. */
export interface Settled<Of extends Assessment> {
  readonly assessment: Of;
  readonly settlement: Settlement;
  readonly figures: ReturnType<typeof settlementFigures>;
}

/** `Of` is the type of this ruleset's assessments. */
export function settleFight<Of extends Assessment>(
  { rules, battle }: Work,
  fight: Fight,
  faces: readonly number[],
): Settled<Of> {
  const assessment = rules.combat.assess(rules, battle, fight) as Of;
  const settlement = rules.combat.settle(assessment, faces);
  return { assessment, settlement, figures: settlementFigures(assessment, faces, settlement) };
}

/** Marks the bases of a fight for this bound, if they are on the table. */
export const marked = (battle: Battle, ids: readonly BaseId[], mark: string): readonly Change[] =>
  ids.filter((id) => placedBase(battle, id)).map((base) => ({ change: 'mark', base, set: { [mark]: 1 } }));

/** The order to fight a fight, named by its first base. */
export const fightOption = ({ bases: [base, against] }: Fight): Option => ({
  command: { type: 'fight', base },
  key: 'option.fight',
  figures: { base, against },
});
