/** The ground of a combat: going, dunes, cover, height. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { goingUnder, piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { standsHigher } from '../ground/heights.ts';
import type { Going } from './combatant.ts';

/** The going where a base stands, as it counts for the base itself. */
export const goingOfBase = (rules: Ruleset, battle: Battle, base: PlacedBase): Going =>
  goingUnder(rules, battle, base, rectangleOfBase(base)) as Going;

/** The going where a base stands, as it counts for its enemy. */
export const goingForEnemy = (rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): Going =>
  goingUnder(rules, battle, enemy, rectangleOfBase(base)) as Going;

export const isInDunes = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some((piece) => piece.kind === 'D');

/** A hill with a wood on it counts as a wood too. */
const COVER = ['Wd', 'BUA'];

const coversOver = (battle: Battle, base: PlacedBase) =>
  piecesUnder(battle, rectangleOfBase(base)).filter(
    ({ kind, cover }) => COVER.includes(kind) || COVER.includes(cover ?? ''),
  );

/** Is it in a wood or built-up area, at least partly? */
export const isInCover = (battle: Battle, base: PlacedBase): boolean => coversOver(battle, base).length > 0;

/** The same for a target: across several pieces it has the best cover of them. */
export function isTargetCovered(battle: Battle, base: PlacedBase): boolean {
  const covers = coversOver(battle, base);
  const within = covers.some((piece) => whollyIn(piece, rectangleOfBase(base)));
  return within || (covers.length > 0 && holds('bnb.shoot.15'));
}

/** Is some point of the base's rear edge higher than every point of the enemy? */
export const fightsFromAbove = (battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean =>
  standsHigher(battle.terrain, base, enemy) && holds('bnb.tactic.3');
