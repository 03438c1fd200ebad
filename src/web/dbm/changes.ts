/** Orders of DBM that change how picked elements fight or travel: to dismount, to mount, to go aboard and ashore. */
import { type BaseId, type Battle, placedBase } from '../../engine/battle.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import { dismountsOf } from '../../rules/dbm/dismounting/dismount.ts';
import { remountOptions } from '../../rules/dbm/dismounting/remount.ts';
import { dbm as rules } from '../../rules/dbm/index.ts';
import { embarkOptions, landingsOf } from '../../rules/dbm/naval/ferrying.ts';

/** The orders of this sort that are legal for exactly these bases. The first dismounts where it stands. */
export function changesOf(battle: Battle, picked: readonly BaseId[]): readonly Option[] {
  const bases = picked.flatMap((id) => placedBase(battle, id) ?? []);
  const [first, ...others] = bases;
  if (!first || bases.some(({ side }) => side !== battle.turn.active)) return [];
  const dismounts = dismountsOf(rules, battle, [first, ...others]);
  if (others.length > 0) return dismounts;
  const single = [...remountOptions(rules, battle), ...embarkOptions(rules, battle)];
  return [
    ...dismounts,
    ...single.filter(({ command }) => command.base === first.id || command.ship === first.id),
    ...landingsOf(rules, battle, first),
  ];
}
