/** Which troops may share a double base. */
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import type { Troop } from '../troops/troop.ts';
import { plainCombatant, type Rank } from './combatant.ts';

const rankOf = (troop: Troop): Rank => ({
  base: 'rear',
  troop,
  going: 'GGo',
  listed: true,
  chariot: false,
  byExpendables: false,
  mans: false,
  anyGrade: false,
});

/** Can the rear one support the front one in some close combat? */
function supports(game: Debellis, front: Troop, rear: Troop): boolean {
  const own = { ...plainCombatant('front', '', front), doubleBased: true, ranks: [rankOf(rear)] };
  return game.supportRows.some((row) => game.isOneOf(front, row.front) && row.ranks(own).length > 0);
}

/** May two elements share a base: does the rear one support the front one, or shoot over it, or are both baggage? */
export const mayShareBase = (game: Debellis, front: Troop, rear: Troop): boolean =>
  supports(game, front, rear) ||
  (game.isOneOf(front, ['Bw']) && game.isOneOf(rear, ['Bw'])) ||
  (game.isOneOf(front, ['Bg']) && game.isOneOf(rear, ['Bg'])) ||
  !holdsIn(game.fights, 'shareBase');

/** Bw(X) on a double base stand in front of Bw(O) or Bw(S). */
export const isPavise = (game: Debellis, front: Troop, rear: Troop): boolean =>
  (game.isOneOf(front, ['Bw(X)'])
    ? game.isOneOf(rear, ['Bw(O)', 'Bw(S)'])
    : !game.isOneOf(rear, ['Bw(X)'])) || !holdsIn(game.fights, 'pavises');
