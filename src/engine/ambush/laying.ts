/** Lays bases in ambush, and takes them back. The other side is told nothing. */

import type { SharedOrder } from '../battle/command-form.ts';
import type { Base, SideId } from '../battle.ts';
import { findBase } from '../battle.ts';
import type { Work } from '../contract/sequence.ts';
import type { Change, Reason } from '../event.ts';
import { reason } from '../game/decide.ts';
import { happenFor } from '../game/work.ts';
import { type Deploying, type PlaceReasons, placesUnfit, placingsOf } from '../setup/putting-down.ts';

/** The rules of one ruleset about laying an ambush. */
export interface LayingRules {
  /** The clause by which a side records its ambush. */
  readonly rule: string;
  /** Why a base that is on the table already cannot lie in ambush. */
  stands(base: Base): Reason;
  /** The reasons against bases in ambush at some places. */
  readonly placeReasons: PlaceReasons;
}

function record(work: Work, side: SideId, rule: string, type: string, bases: readonly Base[]): void {
  const changes = bases.map((base): Change => ({ change: 'add', base }));
  happenFor(work, side, { type, rule, figures: { bases: bases.map(({ id }) => id) } }, changes);
}

const isFree = (base: Base): boolean => base.place === 'reserve' || base.place === 'ambush';

/** The reasons against bases that belong to the other side or stand on the table. */
const unfit = (
  { stands }: LayingRules,
  { rules }: Work,
  side: SideId,
  bases: readonly Base[],
): readonly Reason[] =>
  bases.flatMap((base) => {
    if (base.side !== side) return [reason(rules, 'not-yours', { base: base.id })];
    return isFree(base) ? [] : [stands(base)];
  });

/** Lays bases in ambush. A refusal changes nothing. */
export function lay(rules: LayingRules, work: Work, side: SideId, command: Deploying): readonly Reason[] {
  const placings = placingsOf(work.battle, command);
  if (!placings) return [placesUnfit(work.rules, command)];
  const bases = placings.map(({ base }) => base);
  const senseless = unfit(rules, work, side, bases);
  const against = senseless.length > 0 ? senseless : rules.placeReasons(work.rules, work.battle, placings);
  if (against.length > 0) return against;
  const laid = placings.map(({ base, pose }): Base => ({ ...base, place: 'ambush', pose, start: null }));
  record(work, side, rules.rule, 'ambush-laid', laid);
  return [];
}

/** Takes bases out of an ambush before play begins. A refusal changes nothing. */
export function takeBack(
  rules: LayingRules,
  work: Work,
  side: SideId,
  { bases: ids }: SharedOrder<'take-back'>,
): readonly Reason[] {
  const bases = ids.flatMap((id) => findBase(work.battle, id) ?? []);
  const against = unfit(rules, work, side, bases);
  if (against.length > 0) return against;
  const back = bases.map((base): Base => ({ ...base, place: 'reserve', pose: null, start: null }));
  record(work, side, rules.rule, 'ambush-taken-back', back);
  return [];
}
