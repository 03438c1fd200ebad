/** What mounted troops are on foot, and how many of them make one element. */

import { isTroopFault } from '../../engine/army/troop-text.ts';
import type { Base } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import type { Reason } from '../../engine/game/event.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { because } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { isChariot, isGeneral } from '../troops/base.ts';
import type { Troop } from '../troops/troop.ts';
import type { FootRow } from './foot-row.ts';

/** An order to dismount: the elements, and the type as which they fight on foot where there is a choice. */
interface Dismounting {
  readonly bases: readonly string[];
  readonly as?: string | undefined;
}

const fits = (game: Debellis, { of, weapons, regular, rule }: FootRow, troop: Troop): boolean =>
  game.isOneOf(troop, of) &&
  (weapons === undefined || (troop.weapon !== undefined && weapons.includes(troop.weapon))) &&
  (regular === undefined || regular === troop.regular) &&
  holds(rule);

/** The row of a troop: the first that fits. */
const rowFor = (game: Debellis, troop: Troop): FootRow | undefined =>
  game.footRows.find((each) => fits(game, each, troop));

/** Bowmen keep the weapon that they had on horseback. Some troops are always regular, or never. */
function onFootAs(game: Debellis, troop: Troop, as: Pick<Troop, 'type' | 'grade'>): Troop {
  const weapon = as.type === 'Bw' ? { weapon: troop.weapon ?? 'bow' } : {};
  const own: Troop = { ...as, regular: troop.regular, ...weapon };
  const exists = !isTroopFault(game.parseTroop(game.formatTroop(own)));
  return exists ? own : { ...own, regular: !own.regular };
}

/** What a troop can be on foot; empty if it cannot dismount. */
export const onFoot = (game: Debellis, troop: Troop): readonly Troop[] =>
  (rowFor(game, troop)?.as ?? []).map((as) => onFootAs(game, troop, as));

/** How many mounted elements of this kind make one element on foot. */
export function elementsForOne(game: Debellis, base: Base): number {
  if (isChariot(base) && holdsIn(game.bases, 'chariotsForOne')) return 3;
  return game.isOf(base, 'LH') && holdsIn(game.bases, 'lightHorseForOne') ? 2 : 1;
}

/** The troop on foot that an order means; undefined if it names none or leaves the choice open. */
export function troopMeant(game: Debellis, base: Base, { as }: Dismounting): Troop | undefined {
  const all = onFoot(game, game.troopOf(base));
  return as === undefined && all.length === 1 ? all[0] : all.find(({ type }) => type === as);
}

/** Is the general among those that would be put aside? */
const losesGeneral = (game: Debellis, [first, ...others]: readonly Base[]): boolean =>
  others.some(isGeneral) && first !== undefined && isChariot(first) && holdsIn(game.bases, 'generalOnFoot');

/** Why these bases together do not make one on foot as ordered, wherever they are; none if they do. */
export function unfitToDismount(
  game: Debellis,
  bases: readonly Base[],
  order: Dismounting,
): readonly Reason[] {
  const [first] = bases as readonly [Base, ...Base[]];
  const never = bases.find((base) => onFoot(game, game.troopOf(base)).length === 0);
  if (never)
    return [because(clauseIn(game.bases, 'neverDismount'), 'debellis.dismount.never', { base: never.id })];
  const wanted = elementsForOne(game, first);
  const alike = bases.every((base) => base.troop === first.troop && elementsForOne(game, base) === wanted);
  if (bases.length !== wanted || !alike) {
    const rule = clauseIn(game.bases, wanted === 3 ? 'chariotsForOne' : 'lightHorseForOne');
    return [because(rule, 'debellis.dismount.number', { base: first.id, count: wanted })];
  }
  if (losesGeneral(game, bases))
    return [because(clauseIn(game.bases, 'generalOnFoot'), 'debellis.dismount.general', { base: first.id })];
  if (troopMeant(game, first, order)) return [];
  const troop = game.troopOf(first);
  const known = onFoot(game, troop).map(({ type }) => type);
  const { rule } = rowFor(game, troop) as FootRow;
  return [because(rule, 'debellis.dismount.as', { base: first.id, known })];
}
