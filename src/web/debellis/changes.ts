/** Orders that change how picked elements fight or travel: to dismount, to mount, to go aboard and ashore. */

import { dismountsOf } from '../../debellis/dismounting/dismount.ts';
import { onFoot, unfitToDismount } from '../../debellis/dismounting/on-foot.ts';
import { remountOptions } from '../../debellis/dismounting/remount.ts';
import type { Debellis } from '../../debellis/game.ts';
import { embarkOptions, landingsOf } from '../../debellis/naval/ferrying.ts';
import { sailingOptions } from '../../debellis/naval/sailing.ts';
import { factsOf } from '../../debellis/state.ts';
import { type BaseId, type Battle, findBase, findSide, placedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Option } from '../../engine/game/steps.ts';

/** The orders of this sort that are legal for exactly these bases. The first dismounts where it stands. */
export function changesOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  picked: readonly BaseId[],
): readonly Option[] {
  const bases = picked.flatMap((id) => placedBase(battle, id) ?? []);
  const [first, ...others] = bases;
  if (!first || bases.some(({ side }) => side !== battle.turn.active)) return [];
  const dismounts = dismountsOf(game, rules, battle, [first, ...others]);
  if (others.length > 0) return dismounts;
  const single = [...remountOptions(game, rules, battle), ...embarkOptions(game, rules, battle)];
  return [
    ...dismounts,
    ...single.filter(({ command }) => command.base === first.id || command.ship === first.id),
    ...landingsOf(game, rules, battle, first),
  ];
}

/** The orders of this sort for bases in the tray while notes are written: who is on foot, and who is aboard. */
export function notesOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  taken: readonly BaseId[],
): readonly Option[] {
  const bases = taken.flatMap((id) => findBase(battle, id) ?? []);
  const [first] = bases;
  if (!first || battle.flow.awaits[0]?.kind !== 'notes') return [];
  const { id, side } = first;
  const figures = { base: id };
  const together =
    bases.every(({ command }) => command === first.command) && game.troopOf(first).type !== 'Cm';
  const dismounts = onFoot(game, game.troopOf(first)).flatMap(({ type: as }): readonly Option[] => {
    const command = { type: 'dismount', bases: taken, as } as const;
    const isOpen = together && unfitToDismount(game, bases, { ...command, bases: [...taken] }).length === 0;
    return isOpen ? [{ command, key: 'option.dismount', figures: { ...figures, as } }] : [];
  });
  const noted = factsOf(findSide(battle, side)?.facts ?? {}).onFoot ?? {};
  const remount: Option = { command: { type: 'remount', base: id }, key: 'option.remount', figures };
  const alone = bases.length === 1;
  const sails = alone
    ? sailingOptions(game, rules, battle, side).filter(({ command }) => command.base === id)
    : [];
  return [...dismounts, ...(alone && Object.hasOwn(noted, id) ? [remount] : []), ...sails];
}
