/** Finds the opponents of each base. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { type BoardContact, friendContacts } from '../../engine/board/contacts.ts';
import { meet } from '../../engine/board/positions.ts';
import { closeFight, pairName } from '../../engine/combat/fighting.ts';
import type { Fight } from '../../engine/contract/combat.ts';
import { atMost, moreThan, sameLength } from '../../geometry/tolerance.ts';
import { holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { BASE_WIDTH } from '../measures.ts';
import { stateOf } from '../state.ts';
import { assaultedBy } from '../walls/assault.ts';
import type { Wall } from '../walls/sections.ts';
import { attackersAside, frontLength } from './contacts.ts';
import { actingFront, fightingContacts } from './facing-edge.ts';

interface Faced {
  readonly base: PlacedBase;
  /** The length of the contact of both fronts, in millimetres. */
  readonly length: number;
}

/** Do two friends stand side by side, front corner on front corner? */
const isBeside = ({ touches }: BoardContact): boolean =>
  meet(touches, 'front-left', 'front-right') || meet(touches, 'front-right', 'front-left');

/** A base and the friends in one line with it. */
function lineOf(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const line = [base];
  for (const one of line)
    for (const contact of friendContacts(battle, one))
      if (isBeside(contact) && !line.includes(contact.base)) line.push(contact.base);
  return line;
}

/** Does a base stand with its whole front on an enemy's? */
const isLinedUp = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  fightingContacts(game, battle, base).some(({ touches }) => atMost(BASE_WIDTH, frontLength(touches)));

/** Is a neighbour in its line lined up with an enemy? Then it fights no enemy that it meets only in part. */
const isOutOfLine = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  lineOf(battle, base).some((mate) => mate !== base && isLinedUp(game, battle, mate)) &&
  holdsIn(game.fights, 'ignoreOtherEnemy');

/** Ships fight land troops at the shore. */
const mayFight = (game: Debellis, battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean =>
  game.isNaval(base) === game.isNaval(enemy) || game.fightsLand(battle, game.isNaval(base) ? base : enemy);

/** The enemies whose fronts touch the front of a base. An edge may act as a front. */
const facedBy = (game: Debellis, battle: Battle, base: PlacedBase): readonly Faced[] =>
  fightingContacts(game, battle, base).flatMap((contact) => {
    const length = frontLength(contact.touches);
    const partly = moreThan(BASE_WIDTH, length);
    if (
      length === 0 ||
      !mayFight(game, battle, base, contact.base) ||
      (partly && [base, contact.base].some((each) => isOutOfLine(game, battle, each)))
    )
      return [];
    return [{ base: contact.base, length }];
  });

/** Does it fight all enemies before it? Along a long edge it fights two, one after the other. */
const fightsAll = (game: Debellis, battle: Battle, base: PlacedBase): boolean => {
  const edge = actingFront(game, battle, base);
  return (
    (edge === 'left' || edge === 'right') &&
    base.depth > base.width &&
    holdsIn(game.fights, 'longEdgeAsFront')
  );
};

/** The enemies before a base that it could fight: those that cover most of its front, or all of them. */
function wantedBy(game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const faced = facedBy(game, battle, base);
  if (faced.length < 2 || fightsAll(game, battle, base)) return faced.map((each) => each.base);
  const most = Math.max(...faced.map(({ length }) => length));
  const wanted = keepsTo(game.usual, 'longestContact')
    ? faced.filter(({ length }) => sameLength(length, most))
    : faced;
  return (keepsTo(game.usual, 'choiceOfEqual') ? wanted : wanted.slice(0, 1)).map((each) => each.base);
}

/** The enemies before a base that it fights: each could fight the other. */
const frontalOpponents = (game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  wantedBy(game, battle, base).filter((enemy) =>
    wantedBy(game, battle, enemy).some((each) => each.id === base.id),
  );

/** The enemy on the rear, or else on the flank, that a base fights if none is before it; null for none. */
function opponentAside(game: Debellis, battle: Battle, base: PlacedBase): PlacedBase | null {
  if (!holdsIn(game.fights, 'fightAside') || frontalOpponents(game, battle, base).length > 0) return null;
  const free = attackersAside(game, battle, base).filter(
    (attacker) => frontalOpponents(game, battle, attacker.base).length === 0,
  );
  const first = keepsTo(game.usual, 'fightOnFlank') ? free[0] : undefined;
  return (free.find(({ edge }) => edge === 'rear') ?? first)?.base ?? null;
}

/** The enemies on whose flank or rear a base fights alone. */
const opponentsStruck = (game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  holdsIn(game.fights, 'fightAside')
    ? fightingContacts(game, battle, base)
        .filter((contact) => opponentAside(game, battle, contact.base)?.id === base.id)
        .map((contact) => contact.base)
    : [];

/** The enemies that a base fights. */
function opponentsOf(game: Debellis, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const before = frontalOpponents(game, battle, base);
  if (before.length > 0) return before;
  const aside = opponentAside(game, battle, base);
  return aside ? [aside] : opponentsStruck(game, battle, base);
}

/** Does a base alone attack half of a long edge? The enemy then overlaps it. */
export const facesHalf = (game: Debellis, battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean =>
  fightsAll(game, battle, enemy) &&
  opponentsOf(game, battle, enemy).length === 1 &&
  moreThan(enemy.depth, base.width) &&
  holdsIn(game.fights, 'halfOfLongEdge');

/** The main opponent of a base; null when it has none. */
export const mainOpponent = (game: Debellis, battle: Battle, base: PlacedBase): PlacedBase | null =>
  opponentsOf(game, battle, base)[0] ?? null;

/** The undefended section that a base assaults; null if it fights an enemy or assaults none. */
const sectionFought = (game: Debellis, battle: Battle, base: PlacedBase): Wall | null =>
  opponentsOf(game, battle, base).length > 0 ? null : assaultedBy(game, battle, base);

/** The id of the enemy, or of the undefended section, that a base fights; null for none. */
export const foeOf = (game: Debellis, battle: Battle, base: PlacedBase): string | null =>
  mainOpponent(game, battle, base)?.id ?? sectionFought(game, battle, base)?.id ?? null;

/** Does a base fight an enemy before its front, or assault a section? */
export const fightsInFront = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  frontalOpponents(game, battle, base).length > 0 || sectionFought(game, battle, base) !== null;

/** Does a base fight an enemy, or assault a section? */
export const isFighting = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  foeOf(game, battle, base) !== null;

const hasFought = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  figure(base.bound, 'fought') > 0 && !fightsAll(game, battle, base) && keepsTo(game.usual, 'fightOnce');

/** Did a contact exist when the phase began? A contact that a pursuit makes is fought in the next bound. */
function isOld(battle: Battle, one: BaseId, other: BaseId): boolean {
  return stateOf(battle).closeCombat?.includes(pairName(one, other)) ?? true;
}

/** The ids of the enemies, or of the section, that a base can still fight. */
function foesLeft(game: Debellis, battle: Battle, base: PlacedBase): readonly string[] {
  const wall = sectionFought(game, battle, base);
  if (wall) return [wall.id];
  return opponentsOf(game, battle, base)
    .filter((enemy) => !hasFought(game, battle, enemy))
    .map(({ id }) => id);
}

/** All fights still to be fought, each once. */
export const fightsToResolve = (game: Debellis, battle: Battle): readonly Fight[] =>
  basesOnTable(battle)
    .filter((base) => base.side === battle.turn.active && !hasFought(game, battle, base))
    .flatMap((base) => foesLeft(game, battle, base).map((foe) => closeFight(battle, base.id, foe)))
    .filter(({ bases }) => isOld(battle, ...bases));

/** The fights that a base may now fight. */
export const fightsOf = (game: Debellis, battle: Battle, id: BaseId): readonly Fight[] =>
  fightsToResolve(game, battle).filter(({ bases }) => bases.includes(id));

/** The pairs that can fight each other now. */
export const contactPairs = (game: Debellis, battle: Battle): readonly string[] =>
  fightsToResolve(game, battle).map(({ bases }) => pairName(...bases));
