/** Elements that are put down when both armies stand. DBMM, Unusual Troops; ruling 78. */
import { commandOf } from '../../../engine/army/commands.ts';
import { type Base, type Battle, findBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Change } from '../../../engine/event.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { because, broken } from '../citing.ts';
import { isOf, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { notChosen } from './chosen.ts';

const MOST = 6;

/** Is it kept back till both armies stand? */
export const isKept = (base: Base): boolean => figure(base.marks, 'kept') > 0;

/** Is it of the troops that may be kept back? */
export const isUnusual = (base: Base): boolean =>
  isOf(base, 'El', 'Exp', 'Cm', 'Art', 'WWg') || troopOf(base).grade === 'X';

function unusualReasons(battle: Battle, side: SideId, ids: readonly string[]): readonly Reason[] {
  const against = notChosen(battle, side, 'unusual-troops');
  if (against.length > 0) return against;
  const bases = ids.map((id) => findBase(battle, id));
  const unfit = ids.find((id, at) => {
    const base = bases[at];
    return !base || base.side !== side || base.place !== 'reserve' || ids.indexOf(id) !== at;
  });
  if (unfit !== undefined) return [because('dbmm.strat.21', 'dbmm.unusual.unfit', { base: unfit })];
  const strange = bases.find((base) => base && !isUnusual(base));
  const commands = new Set(bases.map((base) => (base ? commandOf(base) : '')));
  return [
    ...(ids.length > MOST
      ? broken('dbmm.strat.21', 'dbmm.unusual.most', { count: ids.length, most: MOST })
      : []),
    ...(commands.size > 1 ? broken('dbmm.strat.21', 'dbmm.unusual.one-command', {}) : []),
    ...(strange ? broken('dbmm.strat.22', 'dbmm.unusual.troops', { base: strange.id }) : []),
  ];
}

/** The element kept back, or with its army again. */
function kept(base: Base, isOne: boolean): Change {
  const { kept: _, ...marks } = base.marks;
  return { change: 'add', base: { ...base, marks: isOne ? { ...marks, kept: 1 } : marks } };
}

/** Records the unusual troops of a side, in secret, in place of any recorded before. A refusal changes nothing. */
export function recordUnusual(work: Work, side: SideId, ids: readonly string[]): readonly Reason[] {
  const { battle } = work;
  const against = ids.length === 0 ? [] : unusualReasons(battle, side, ids);
  if (against.length > 0) return against;
  const changed = battle.bases.filter(
    (base) => base.side === side && isKept(base) !== ids.includes(base.id) && base.place === 'reserve',
  );
  happenFor(
    work,
    side,
    { type: 'unusual-recorded', rule: 'dbmm.strat.21', figures: { bases: ids } },
    changed.map((base) => kept(base, ids.includes(base.id))),
  );
  return [];
}
