/** How a step resolves a fight: it asks for the dice, its frame holds the fight, and the faces settle it. */

import { type BaseId, type Battle, type Frame, placedBase } from '../battle.ts';
import type { Assessment, Fight, Settlement } from '../contract/combat.ts';
import type { Next, Work } from '../contract/sequence.ts';
import { type Form, flag, listOf, optional, pairOf, recordWith, text } from '../data/form.ts';
import type { Change } from '../event.ts';
import { tell } from '../game/work.ts';
import { openingFigures, settlementFigures } from './sums.ts';

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

/** The marks of a shot: on the bases that shot, and on the bases that were shot at. */
export function shotMarks(
  battle: Battle,
  { bases: [main, target], shooters, returning, returned }: Fight,
): readonly Change[] {
  const back = [...marked(battle, returning ?? [target], 'shot'), ...marked(battle, [main], 'shotAt')];
  return [
    ...marked(battle, shooters ?? [main], 'shot'),
    ...marked(battle, [target], 'shotAt'),
    ...(returned ? back : []),
  ];
}

/** Settles a fight by the faces thrown and tells of it. The frames that follow are made before any base moves. */
export function resolveFight(
  work: Work,
  fight: Fight,
  faces: readonly number[],
  story: FightStory,
  changes: readonly Change[],
): { readonly frames: readonly Frame[]; readonly totals: readonly number[] } {
  const { assessment, settlement, figures } = settleFight(work, fight, faces);
  const frames = work.rules.combat.framesAfter(work.battle, assessment, settlement, faces);
  tell(work, { ...story, figures }, changes);
  return { frames, totals: settlement.totals };
}

/** A close combat, with the base of the active side first. One opponent may be a piece of terrain. */
export function closeFight(battle: Battle, one: string, other: string): Fight {
  const { active } = battle.turn;
  const base = placedBase(battle, one);
  const isFirst = base ? base.side === active : placedBase(battle, other)?.side !== active;
  return { kind: 'close', bases: isFirst ? [one, other] : [other, one] };
}

/** The name of two opponents, the same for either order. */
export const pairName = (one: string, other: string): string =>
  one < other ? `${one}|${other}` : `${other}|${one}`;

/** The fights of a list, each pair once. */
export const eachOnce = (fights: readonly Fight[]): readonly Fight[] =>
  fights.filter(
    ({ bases }, at) => fights.findIndex((each) => pairName(...each.bases) === pairName(...bases)) === at,
  );
