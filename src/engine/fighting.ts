/** How a step resolves a fight: its dice are asked for, its frame holds it, the faces settle it. */
import type { Frame, Json } from './battle.ts';
import {
  type Assessment,
  type Fight,
  openingFigures,
  purposeOf,
  type Settlement,
  settlementFigures,
} from './combat.ts';
import type { Next, Option, Work } from './contract.ts';
import type { Change } from './event.ts';
import { tell } from './work.ts';

/** What is told of a fight, and by which clause. */
export interface FightStory {
  readonly type: string;
  readonly rule: string;
}

/** A fight begins and waits for its dice; `frame`, where one is given, takes the place of the step's. */
export function throwFor(
  work: Work,
  fight: Fight,
  story: FightStory,
  { frame, changes = [] }: { readonly frame?: Frame; readonly changes?: readonly Change[] } = {},
): Next {
  const assessment = work.rules.combat.assess(work.rules, work.battle, fight);
  tell(work, { ...story, figures: openingFigures(assessment) }, changes);
  return {
    next: 'wait',
    awaits: [{ by: 'dice', kind: purposeOf(fight), answer: { form: 'faces', dice: assessment.dice } }],
    ...(frame ? { frame } : {}),
  };
}

/** A frame that remembers the fight whose dice are awaited. */
export const holding = (frame: Frame, fight: Fight): Frame => ({ ...frame, fight: fight as unknown as Json });

/** The fight whose dice a frame awaits, or null. */
export const heldFight = ({ fight }: Frame): Fight | null => (fight ?? null) as unknown as Fight | null;

/** A fight settled by the faces thrown, with all that is told of it. */
export interface Settled<Of extends Assessment> {
  readonly assessment: Of;
  readonly settlement: Settlement;
  readonly figures: ReturnType<typeof settlementFigures>;
}

/** `Of` is the assessment that the ruleset of this battle makes. */
export function settleFight<Of extends Assessment>(
  { rules, battle }: Work,
  fight: Fight,
  faces: readonly number[],
): Settled<Of> {
  const assessment = rules.combat.assess(rules, battle, fight) as Of;
  const settlement = rules.combat.settle(assessment, faces);
  return { assessment, settlement, figures: settlementFigures(assessment, faces, settlement) };
}

/** The order by which a fight is fought, named by its first. */
export const fightOption = ({ bases: [base, against] }: Fight): Option => ({
  command: { type: 'fight', base },
  key: 'option.fight',
  figures: { base, against },
});
