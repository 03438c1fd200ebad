/** Who may lie in ambush, and who together. DBMM, Ambush; ruling 72. */
import { commandOf } from '../../../engine/army/commands.ts';
import type { Base, Battle, PlacedBase } from '../../../engine/battle.ts';
import { areGroup } from '../../../engine/board/groups.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { because, broken } from '../citing.ts';
import { isBaggage, isOf } from '../troops/base.ts';

/** Baggage and elephants lie in no ambush. */
export function unfitForAmbush(base: Base): readonly Reason[] {
  if (isBaggage(base)) return broken('dbmm.ambush.10', 'debellis.ambush.baggage', { base: base.id });
  return isOf(base, 'El') ? broken('dbmm.ambush.10', 'dbmm.ambush.elephants', { base: base.id }) : [];
}

/** Each ambush is one group of one command. */
export function togetherReasons(
  rules: Ruleset,
  battle: Battle,
  placings: readonly Placing[],
): readonly Reason[] {
  if (placings.length < 2 || !holds('dbmm.ambush.5')) return [];
  const bases = placings.map(({ base, pose }): PlacedBase => ({ ...base, place: 'table', pose }));
  const put = new Set(bases.map(({ id }) => id));
  const standing = { ...battle, bases: [...battle.bases.filter(({ id }) => !put.has(id)), ...bases] };
  const isOne = new Set(bases.map(commandOf)).size === 1 && areGroup(rules, standing, bases);
  return isOne
    ? []
    : [because('dbmm.ambush.5', 'dbmm.ambush.one-group', { bases: bases.map(({ id }) => id) })];
}
