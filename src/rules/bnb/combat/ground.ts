/** What the ground does in a combat: going, dunes, cover, height. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { goingUnder, piecesUnder, whollyIn } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { standsHigher } from '../heights.ts';
import type { Going } from './combatant.ts';

/** The going where a base stands, as it reckons itself. */
export const goingOfBase = (rules: Ruleset, battle: Battle, base: PlacedBase): Going =>
  goingUnder(rules, battle, base, rectangleOfBase(base)) as Going;

/** The going where a base stands, as its enemy would reckon it there. */
export const goingForEnemy = (rules: Ruleset, battle: Battle, base: PlacedBase, enemy: PlacedBase): Going =>
  goingUnder(rules, battle, enemy, rectangleOfBase(base)) as Going;

export const isInDunes = (battle: Battle, base: PlacedBase): boolean =>
  piecesUnder(battle, rectangleOfBase(base)).some((piece) => piece.kind === 'D');

/** A hill that a wood covers is a wood too. */
const COVER = ['Wd', 'BUA'];

const coversOver = (battle: Battle, base: PlacedBase) =>
  piecesUnder(battle, rectangleOfBase(base)).filter(
    ({ kind, cover }) => COVER.includes(kind) || COVER.includes(cover ?? ''),
  );

/** In a wood or built-up area, at least partly. */
export const isInCover = (battle: Battle, base: PlacedBase): boolean => coversOver(battle, base).length > 0;

/** The same for one shot at: standing across several pieces it has the best of them. */
export function isTargetCovered(battle: Battle, base: PlacedBase): boolean {
  const covers = coversOver(battle, base);
  const within = covers.some((piece) => whollyIn(piece, rectangleOfBase(base)));
  return within || (covers.length > 0 && holds('bnb.shoot.15'));
}

/** Some point of the base's rear edge is higher than every point of the enemy. */
export const fightsFromAbove = (battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean =>
  standsHigher(battle.terrain, base, enemy) && holds('bnb.tactic.3');
