/** The Brilliant Strokes of generals. DBMM, PIP expenditure; ruling 56. */
import { isCinC } from '../../../debellis/commands/generals.ts';
import type { FightQuestion } from '../../../debellis/steps/close-combat.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import {
  type Base,
  type Battle,
  isPlaced,
  type Marks,
  type PlacedBase,
  placedBase,
} from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Json } from '../../../engine/data/json.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { stateOf } from '../state.ts';
import { figure } from '../troops/marks.ts';

interface Row {
  readonly rule: DbmmClause;
  readonly strokes: number;
}

/** How many strokes a Brilliant C-in-C and any other Brilliant general have. */
const STROKES: { readonly chief: Row; readonly other: Row } = {
  chief: { rule: 'dbmm.stroke.1', strokes: 3 },
  other: { rule: 'dbmm.stroke.2', strokes: 1 },
};

const isBrilliant = (base: Base): boolean => isGeneral(base) && figure(base.marks, 'brilliant') > 0;

/** The strokes that a general has in a whole battle. */
const strokesOf = (general: Base): number => {
  const { rule, strokes } = isCinC(general) ? STROKES.chief : STROKES.other;
  return holds(rule) ? strokes : 0;
};

/** The strokes that a general has left. */
export const strokesLeft = (battle: Battle, general: Base): number =>
  isBrilliant(general) ? (stateOf(battle).strokes?.[general.id] ?? strokesOf(general)) : 0;

/** May a general use a stroke now? He stands on the table, has one left, and has used none in this bound. */
export const hasStroke = (battle: Battle, general: Base): boolean =>
  isPlaced(general) &&
  strokesLeft(battle, general) > 0 &&
  (figure(general.bound, 'strokeUsed') === 0 || !holds('dbmm.stroke.3'));

/** What a stroke was declared for. */
type Use = 'pips' | 'combat' | 'orders';

/** Uses up a stroke. `marks`: further marks of the general for the bound. */
export function declareStroke(
  work: Work,
  general: PlacedBase,
  use: Use,
  { figures = {}, marks = {} }: { figures?: { readonly [key: string]: Json }; marks?: Marks } = {},
): void {
  const left = strokesLeft(work.battle, general) - (holds('dbmm.stroke.6') ? 1 : 0);
  const strokes = { ...stateOf(work.battle).strokes, [general.id]: left };
  const changes: readonly Change[] = [
    { change: 'note', set: { strokes } },
    { change: 'mark', base: general.id, set: { strokeUsed: 1, ...marks } },
  ];
  tell(
    work,
    { type: 'stroke', rule: 'dbmm.stroke.6', figures: { base: general.id, use, left, ...figures } },
    changes,
  );
}

/** The general in this fight who may still use a stroke; null if there is none, or if its player has chosen to keep it. */
const wonderingIn = (battle: Battle, ids: readonly string[]): PlacedBase | null =>
  ids
    .flatMap((id) => placedBase(battle, id) ?? [])
    .find((base) => hasStroke(battle, base) && figure(base.bound, 'strokeKept') === 0) ?? null;

/** Before the dice of a close combat its generals may use a stroke. */
export const STROKE_QUESTION: FightQuestion = {
  about: (battle, { bases }) => (holds('dbmm.stroke.5') ? wonderingIn(battle, bases) : null),
  kind: 'stroke',
  choices: ['stroke', 'keep'],
  take(work, general, choice) {
    if (choice === 'stroke') declareStroke(work, general, 'combat', { marks: { stroke: 1, strokeKept: 1 } });
    else
      tell(work, { type: 'stroke-kept', rule: 'dbmm.stroke.5', figures: { base: general.id } }, [
        { change: 'mark', base: general.id, set: { strokeKept: 1 } },
      ]);
  },
};
