/** How far outcome moves go. DBMM, Recoiling, Repulsed, Fleeing. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { paces } from '../measures.ts';
import { troopOf } from '../troops/base.ts';

/** The least and the greatest distance of a repulse, and what fast troops add, in paces. */
const REPULSE = { least: 160, most: 240, fast: 40 } as const;

/** The least and the greatest distance of a repulse, in millimetres. Difficult going does not shorten it. */
export function repulse(base: PlacedBase): readonly [least: number, most: number] {
  const more = troopOf(base).grade === 'F' && holds('dbmm.repulse.4') ? REPULSE.fast : 0;
  return [paces(REPULSE.least + more), paces(REPULSE.most + more)];
}

/**
 * What is left of a flight after the recoil, to its new front edge. A flight is measured to the rear edge, from where that
 * stood before the recoil.
 */
const restOfFlight = (game: Debellis, base: PlacedBase, going: string, recoiled: number): number => {
  const whole = paces(game.moveOf(troopOf(base), going === 'RGo' || going === 'DGo' ? going : 'GGo'));
  return holds('dbmm.flee.10') ? Math.max(0, whole - recoiled + base.depth) : whole;
};

/** How far a base flees or is repulsed after its recoil. A repulse goes the least distance, less what is said to be gone. */
export const fullDistance = (
  game: Debellis,
  _battle: Battle,
  { kind, mover }: OutcomeWay,
  going: string,
  recoiled: number,
): number =>
  kind === 'withdraw' ? repulse(mover)[0] - recoiled : restOfFlight(game, mover, going, recoiled);
